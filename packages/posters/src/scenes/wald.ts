import { mix, type Rgb } from "../color";
import { forest, foregroundTone } from "../forest";
import { meadow } from "../meadow";
import { mist } from "../mist";
import type { Scene } from "../scene";
import { paintSky } from "../sky";
import { conifer } from "../trees";

/** Inside the forest: stems behind stems fading into lit mist, the path between them. */
export function wald(scene: Scene): void {
  const { rng, flip, pal, noise, winter } = scene;
  paintSky(scene, { horizon: 0.75, clouds: "none" });
  const layers = 7;
  const clearing = flip * rng.range(0.02, 0.16);
  for (let i = 0; i < layers; i++) {
    const t = i / (layers - 1);
    const seed = rng.range(0, 100);
    const base = 0.6 + 0.24 * t;
    // The forest stands on slopes that fall towards the way.
    const line = (u: number): number =>
      base +
      0.02 * noise.at(u * 2 + seed, 3.3) -
      (0.16 - 0.1 * t) * Math.min(1, Math.sqrt((u - clearing) ** 2 + 0.02) - 0.14) ** 1.1;
    const haze = 0.82 * (1 - t) ** 1.2 + 0.05;
    forest(scene, {
      line,
      size: 0.1 + 0.36 * t ** 1.25,
      haze,
      rows: i < 3 ? 3 : 1,
      step: 0.3,
      leafy: i === 4 ? 0.12 : 0,
      larch: 0.2,
      light: 0.45,
      ground: i < 3 ? scene.tone(mix(pal.conifer, pal.meadow, 0.2), 0.35, haze) : undefined,
      // The way stays open.
      density: (u) => (Math.abs(u - clearing) < 0.16 * t ** 0.8 ? 0 : i < 3 ? 1 : 0.66),
    });
    mist(scene, base + 0.02, 0.14 * (1 - t) + 0.05, 0.5 * (1 - t) + 0.08);
  }
  rays(scene);
  meadow(scene, {
    y: 0.83,
    bumps: 0.035,
    near: winter ? undefined : mix(pal.conifer, pal.meadow, 0.25),
    far: winter ? undefined : mix(pal.meadow, pal.conifer, 0.3),
  });
  const dark: Rgb = foregroundTone(scene, pal.conifer, 0.1);
  const snow = winter ? scene.tone(pal.snow, 0.35) : undefined;
  for (const [x, size] of [
    [flip * 0.66, 1.05],
    [flip * 0.5, 0.7],
    [-flip * 0.74, 0.95],
  ] as const)
    conifer(scene, rng, x, 0.97 + rng.range(0, 0.04), size, {
      color: dark,
      lit: mix(dark, scene.tone(pal.conifer, 0.6), 0.5),
      snow,
    });
}

/** Light that falls slanting through the crowns. */
function rays(scene: Scene): void {
  const { canvas, sun, pal, rng, params } = scene;
  const strength = { morgen: 0.09, tag: 0.06, abend: 0.08, nacht: 0.03 }[params.timeOfDay];
  for (let i = 0; i < 9; i++) {
    const angle = -scene.side * rng.range(0.05, 0.9);
    const reach = rng.range(0.5, 0.8);
    const w = rng.range(0.015, 0.06);
    const ex = sun.x + Math.sin(angle) * reach;
    const ey = sun.y + Math.cos(angle) * reach;
    canvas.fill([sun.x, sun.y, ex + w, ey, ex - w, ey], pal.sun, strength);
  }
}
