import { mix } from "../color";
import { forest } from "../forest";
import { hut } from "../figures";
import { mist } from "../mist";
import { mountainColor, mountainRange, swell } from "../ridges";
import { meadow } from "../meadow";
import type { Scene } from "../scene";
import { paintSky } from "../sky";
import { terrain } from "../terrain";

/** A rock massif over a wooded valley, an alp with a hut in front. */
export function alpen(scene: Scene): void {
  const { rng, flip, pal, winter } = scene;
  const spring = scene.params.season === "fruehling";
  paintSky(scene, { horizon: 0.6, clouds: rng.chance(0.5) ? "cumulus" : "bands" });
  const main = flip * rng.range(0.08, 0.3);
  terrain(scene, {
    back: 0.5,
    front: 0.62,
    reach: 0.9,
    rows: 170,
    height: mountainRange(scene, {
      height: 0.24,
      frequency: 3.4,
      reach: 0.5,
      envelope: swell(-main, 0.7, 0.55),
    }),
    color: mountainColor(scene, { snowLine: winter ? 0.02 : 0.12, treeLine: 0.01 }),
    haze: 0.62,
    footHaze: 0.9,
    hazeTop: 0.2,
  });
  const peaks = [
    { u: main, v: 0.3, height: rng.range(0.42, 0.5), radius: rng.range(0.4, 0.52) },
    { u: main + flip * rng.range(0.24, 0.36), v: 0.36, height: rng.range(0.26, 0.36), radius: 0.34 },
    { u: main - flip * rng.range(0.28, 0.42), v: 0.34, height: rng.range(0.2, 0.3), radius: 0.34 },
  ];
  const treeLine = 0.07;
  terrain(scene, {
    back: 0.54,
    front: 0.78,
    reach: 0.75,
    rows: 260,
    height: mountainRange(scene, {
      height: 0.26,
      frequency: 2.5,
      reach: 0.75,
      envelope: swell(main, 0.8, 0.6),
      peaks,
    }),
    color: mountainColor(scene, {
      snowLine: winter ? 0.03 : spring ? 0.16 : 0.25,
      treeLine: winter ? 0.05 : treeLine,
    }),
    haze: 0.2,
    footHaze: 0.62,
    hazeTop: 0.26,
  });
  mist(scene, 0.72, 0.07, 0.5);
  const hillSeed = rng.range(0, 100);
  const line = (u: number): number =>
    0.76 + 0.035 * scene.noise.at(u * 1.6 + hillSeed, 1.5) - 0.06 * flip * u;
  forest(scene, {
    line,
    size: 0.042,
    haze: 0.3,
    rows: 8,
    larch: 0.3,
    ground: scene.tone(mix(pal.conifer, pal.meadow, 0.1), 0.2, 0.3),
  });
  const ground = meadow(scene, { y: 0.87, tilt: 0.05 * flip });
  const at = flip * rng.range(0.3, 0.46);
  hut(scene, at, ground(at) + 0.014, 0.08);
}
