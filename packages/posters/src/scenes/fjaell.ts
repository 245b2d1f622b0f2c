import { mix } from "../color";
import { forest } from "../forest";
import { hut } from "../figures";
import { meadow } from "../meadow";
import { mist } from "../mist";
import { mountainColor, mountainRange, swell } from "../ridges";
import type { Scene } from "../scene";
import { paintSky } from "../sky";
import { terrain } from "../terrain";
import { water } from "../water";
import { bareTree, broadleaf } from "../trees";

/** Rounded northern mountains, a still lake, heath with birches and a red cabin. */
export function fjaell(scene: Scene): void {
  const { rng, flip, pal, winter } = scene;
  const shore = 0.61;
  const main = flip * rng.range(0.0, 0.3);
  paintSky(scene, { horizon: 0.56, clouds: "bands" });
  const ranges = [
    { height: 0.3, frequency: 1.5, snowLine: 0.15, haze: 0.7, footHaze: 0.86, middle: -main },
    { height: 0.4, frequency: 1.3, snowLine: 0.2, haze: 0.4, footHaze: 0.6, middle: main },
    { height: 0.17, frequency: 1.9, snowLine: 0.6, haze: 0.26, footHaze: 0.36, middle: -main * 2.2 },
  ];
  ranges.forEach(({ height, frequency, snowLine, haze, footHaze, middle }, i) =>
    terrain(scene, {
      back: shore - 0.05 + i * 0.012,
      front: shore,
      reach: 0.9,
      rows: 190,
      height: mountainRange(scene, {
        height,
        frequency,
        octaves: 6,
        sharpness: 0.34,
        reach: 0.9,
        crest: 0.45,
        envelope: swell(middle, 0.6, 0.3),
      }),
      color: mountainColor(scene, {
        snowLine: winter ? 0.01 : snowLine,
        treeLine: winter ? 0.01 : 0.12,
        green: mix(pal.heath, pal.conifer, winter ? 0 : 0.28),
        upland: mix(pal.heath, pal.meadow, 0.4),
      }),
      haze,
      footHaze,
      hazeTop: 0.16,
    }),
  );
  mist(scene, shore - 0.01, 0.035, 0.45);
  water(scene, {
    top: shore,
    bottom: 0.86,
    rough: winter ? 0.1 : 0.22,
    depth: winter ? [0.3, 0.8] : [0.15, 0.6],
    tint: winter ? mix(pal.snow, pal.water, 0.4) : pal.water,
  });
  const edge = meadow(scene, {
    y: 0.78,
    tilt: 0.1 * flip,
    bumps: 0.05,
    far: winter ? pal.meadow : mix(pal.heath, pal.meadow, 0.35),
    near: winter ? undefined : mix(pal.heath, pal.conifer, 0.4),
  });
  const line = (u: number): number => edge(u) + 0.012;
  forest(scene, {
    line,
    size: 0.06,
    haze: 0.06,
    leafy: 0.85,
    from: flip > 0 ? 0.2 : -0.8,
    to: flip > 0 ? 0.8 : -0.2,
    density: () => 0.3,
  });
  const x = flip * rng.range(0.4, 0.5);
  hut(scene, x, line(x) + 0.02, 0.07);
  for (let i = 0; i < 3; i++) {
    const bx = flip * rng.range(0.58, 0.74);
    const tone = scene.tone(rng.pick(pal.leaves), 0.25);
    if (winter) bareTree(scene, rng, bx, line(bx) + 0.06, 0.15, mix(tone, [30, 30, 40], 0.4));
    else
      broadleaf(scene, rng, bx, line(bx) + 0.06, rng.range(0.11, 0.15), {
        color: tone,
        lit: scene.tone(pal.leaves[0]!, 0.85),
      });
  }
}
