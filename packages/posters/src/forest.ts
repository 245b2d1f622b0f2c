import type { Path } from "./canvas";
import { mix, type Rgb } from "./color";
import { broadleaf, bareTree, conifer, type TreeLook } from "./trees";
import type { Scene } from "./scene";

export interface ForestSpec {
  /** The ground's line, y for each x. */
  line: (u: number) => number;
  size: number;
  haze: number;
  /** Share of broad-leaved trees, 0 to 1. */
  leafy?: number;
  /** Share of conifers that turn in autumn. */
  larch?: number;
  /** Rows of trees below the line; 1 draws the edge only. */
  rows?: number;
  /** Distance of rows as a share of the size. */
  step?: number;
  /** Where trees stand at all, 0 to 1. */
  density?: (u: number) => number;
  from?: number;
  to?: number;
  /** General light on the trees. */
  light?: number;
  /** Fills the ground under the line. */
  ground?: Rgb;
}

/** The forest's edge along a line, tree by tree, back to front. */
export function forest(scene: Scene, spec: ForestSpec): void {
  const { canvas, pal, winter } = scene;
  const rng = scene.rng.fork(`forest-${spec.size}-${spec.haze}`);
  const from = spec.from ?? canvas.left - spec.size;
  const to = spec.to ?? canvas.right + spec.size;
  const rows = spec.rows ?? 1;
  const leafy = spec.leafy ?? 0;
  const light = spec.light ?? 0.35;
  if (spec.ground) fillBelow(scene, spec.line, spec.ground, from, to);
  for (let row = 0; row < rows; row++) {
    let u = from + rng.range(0, spec.size * 0.3);
    while (u < to) {
      const broad = rng.chance(leafy);
      const size = spec.size * rng.range(0.55, 1.2) * (broad ? 0.85 : 1) * (1 + row * 0.07);
      const y = spec.line(u) + row * spec.size * (spec.step ?? 0.4) + rng.range(0, spec.size * 0.12);
      const there = !spec.density || rng.next() < spec.density(u);
      if (there && y - size < 1.02) {
        const larch = !broad && rng.next() < (spec.larch ?? 0) && scene.params.season === "herbst";
        const surface = broad || larch ? rng.pick(pal.leaves) : pal.conifer;
        // Clumps catch the light together; nearer rows lose their haze.
        const clump = 0.3 * scene.noise.at(u / spec.size / 7, row * 0.6 + y * 9);
        const tone = rng.range(-0.1, 0.1) + clump;
        const haze = spec.haze * (1 - (0.35 * row) / rows);
        const look: TreeLook = {
          color: scene.tone(surface, light * 0.45 + tone, haze),
          lit: scene.tone(surface, light + 0.4 + tone, haze),
          snow: winter && !broad ? scene.tone(pal.snow, 0.5 + tone, haze + 0.05) : undefined,
        };
        if (broad && winter) bareTree(scene, rng, u, y, size, look.color);
        else if (broad) broadleaf(scene, rng, u, y, size, look);
        else conifer(scene, rng, u, y, size, look);
      }
      u += spec.size * rng.range(0.14, 0.46) * (broad ? 1.5 : 1);
    }
  }
}

/** Fills from a line down to the frame's edge. */
export function fillBelow(
  scene: Scene,
  line: (u: number) => number,
  color: Rgb,
  from = scene.canvas.left - 0.02,
  to = scene.canvas.right + 0.02,
  bottom = 1.02,
  bottomColor?: Rgb,
): void {
  const n = Math.max(60, Math.ceil(((to - from) * scene.params.height) / 4));
  const path: Path = [];
  for (let i = 0; i <= n; i++) {
    const u = from + ((to - from) * i) / n;
    path.push(u, line(u));
  }
  path.push(to, bottom, from, bottom);
  scene.canvas.fill(path, color, 1, bottomColor);
}

/** A pure dark foreground tone that belongs to the scene's light. */
export function foregroundTone(scene: Scene, surface: Rgb, light: number): Rgb {
  return mix(scene.tone(surface, light), [16, 20, 30], scene.pal.night ? 0.35 : 0.22);
}
