import { mix, type Rgb } from "./color";
import { clamp, smoothstep } from "./noise";
import { trail, trailAt, traveller } from "./figures";
import { posterLight } from "./ridges";
import type { Scene } from "./scene";
import { terrain } from "./terrain";

export interface MeadowSpec {
  /** The far edge in the middle of the frame. */
  y: number;
  /** Rise from left to right. */
  tilt?: number;
  near?: Rgb;
  far?: Rgb;
  trail?: boolean;
  bumps?: number;
  flowers?: boolean;
}

/** The near ground: a rolling meadow with grass, flowers or snow, the trail and its walker. Returns its far edge. */
export function meadow(scene: Scene, spec: MeadowSpec): (u: number) => number {
  const { rng, noise, pal, winter, flip, params } = scene;
  const seed = rng.range(0, 100);
  const bumps = spec.bumps ?? 0.03;
  const tilt = spec.tilt ?? 0;
  const near = spec.near ?? mix(pal.meadow, pal.conifer, winter ? 0.05 : 0.35);
  const far = spec.far ?? pal.meadow;
  const height = (u: number, v: number): number =>
    tilt * u * (1 - v * 0.5) +
    bumps * (0.5 + 0.5 * noise.at(u * 1.9 + seed, v * 1.3)) +
    bumps * 0.12 * noise.at(u * 7 + seed, v * 6);
  const span = 1.12 - spec.y;
  const oct = scene.octaves(14, 4);
  terrain(scene, {
    back: spec.y,
    front: spec.y + span,
    reach: 0.7,
    rows: 110,
    height,
    haze: 0.03,
    color: (g) => {
      const patch = noise.fbm(g.u * 14 + seed, g.v * 22, oct);
      const streak = noise.at(g.u * 60 + seed, g.v * 26);
      const surface = mix(far, near, clamp(0.1 + g.v * 1.1 + patch * 0.22 + streak * 0.08));
      return scene.shade(
        surface,
        posterLight(clamp(g.light * 1.05 + patch * 0.1)) * (winter ? 0.95 : 0.92 - g.v * 0.3),
      );
    },
  });
  const edge = (u: number): number => spec.y - height(u, 0);
  if (!winter) tufts(scene, spec.y, near, spec.flowers ?? params.season !== "herbst");
  if (spec.trail !== false) {
    const way = {
      from: flip * rng.range(-0.05, 0.12),
      to: flip * rng.range(0.12, 0.3),
      start: 1.03,
      end: edge(flip * 0.2) + 0.006,
      swing: rng.range(0.07, 0.12),
      turns: rng.range(2.2, 3.2),
      width: 0.11,
    };
    trail(scene, way);
    const p = trailAt(way, rng.range(0.36, 0.46));
    traveller(scene, p.x, p.y, 0.052 * (0.5 + (p.y - spec.y) / (1 - spec.y)));
  }
  return edge;
}

/** Blades and flowers near the viewer. */
function tufts(scene: Scene, from: number, ground: Rgb, flowers: boolean): void {
  const { canvas, pal } = scene;
  const rng = scene.rng.fork("tufts");
  const bright = scene.shade(mix(ground, pal.meadow, 0.7), 0.95);
  const dark = mix(scene.shade(ground, 0.15), [16, 24, 24], 0.2);
  for (let i = 0; i < 420; i++) {
    const t = rng.next() ** 0.7;
    const y = from + 0.05 + t * (1.02 - from);
    const x = rng.range(canvas.left, canvas.right);
    const s = 0.005 + 0.02 * smoothstep(from, 1, y) * rng.range(0.5, 1);
    const c = rng.chance(0.5) ? bright : dark;
    for (let b = -1; b <= 1; b++)
      canvas.stroke([x, y, x + b * s * 0.4, y - s * rng.range(0.7, 1.1)], s * 0.14, c, 0.55, s * 0.03);
    if (flowers && rng.chance(0.3)) {
      const petal = rng.pick([pal.accent, pal.snow, pal.window]);
      canvas.disc(x + s * 0.3, y - s, Math.max(s * 0.15, canvas.pixel * 0.4), scene.shade(petal, 0.9), 0.9);
    }
  }
}
