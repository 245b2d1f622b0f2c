import { mix } from "../color";
import { forest } from "../forest";
import { meadow } from "../meadow";
import { mist } from "../mist";
import type { Scene } from "../scene";
import { paintSky } from "../sky";
import { broadleaf, bareTree } from "../trees";

/** Wooded hills, range behind range, a single tree on the meadow in front. */
export function mittelgebirge(scene: Scene): void {
  const { rng, flip, pal, noise, winter } = scene;
  paintSky(scene, { horizon: 0.56, clouds: rng.chance(0.4) ? "cumulus" : "bands" });
  const ranges = 6;
  for (let i = 0; i < ranges; i++) {
    const t = i / (ranges - 1);
    const seed = rng.range(0, 200);
    const f = 1.1 + 0.25 * (ranges - i);
    const base = 0.43 + 0.34 * t ** 1.15;
    const swing = 0.075 - 0.02 * t;
    const tilt = rng.range(-0.08, 0.08);
    const line = (u: number): number =>
      base -
      swing * noise.at(u * f + seed, 2.2) -
      0.35 * swing * noise.at(u * f * 2.7 + seed, 7.7) +
      tilt * u;
    const haze = 0.86 * (1 - t) ** 0.9 + 0.1;
    const surface = mix(pal.conifer, pal.leaves[i % pal.leaves.length]!, winter ? 0.1 : 0.22);
    forest(scene, {
      line,
      size: 0.008 + 0.03 * t,
      haze,
      rows: i < 2 ? 2 : 6,
      step: 0.55,
      leafy: 0.12 + 0.3 * t,
      ground: scene.tone(surface, 0.3 + 0.1 * (i % 2), haze),
    });
    if (i < ranges - 1) mist(scene, base + 0.075, 0.05, 0.5 - 0.25 * t);
  }
  const edge = meadow(scene, { y: 0.86, tilt: -0.1 * flip, bumps: 0.045 });
  const x = flip * rng.range(0.42, 0.56);
  const look = { color: scene.tone(pal.leaves[0]!, 0.12, 0.04), lit: scene.tone(pal.leaves[0]!, 0.75, 0.04) };
  if (winter) bareTree(scene, rng, x, edge(x) + 0.03, 0.3, mix(look.color, [20, 20, 30], 0.5));
  else broadleaf(scene, rng, x, edge(x) + 0.03, 0.26, look);
}
