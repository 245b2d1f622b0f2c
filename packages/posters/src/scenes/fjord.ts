import { mix } from "../color";
import { foregroundTone } from "../forest";
import { hiker, village } from "../figures";
import { smoothstep } from "../noise";
import { mist } from "../mist";
import { mountainColor, mountainRange, posterLight } from "../ridges";
import type { Scene } from "../scene";
import { paintSky } from "../sky";
import { terrain } from "../terrain";
import { water } from "../water";

/** Steep walls on both sides of a long water; a walker on a rock ledge above it. */
export function fjord(scene: Scene): void {
  const { rng, flip, winter } = scene;
  const shore = rng.range(0.6, 0.66);
  const gap = flip * rng.range(-0.12, 0.02);
  paintSky(scene, { horizon: 0.56, clouds: "bands" });
  const layers = [
    { side: 0, height: 0.22, width: 0.5, haze: 0.76, foot: 0.012 },
    { side: -1, height: 0.32, width: 0.14, haze: 0.52, foot: 0.006 },
    { side: 1, height: 0.4, width: 0.24, haze: 0.34, foot: 0.005 },
    { side: -1, height: 0.46, width: 0.44, haze: 0.14, foot: 0.004 },
  ];
  layers.forEach((l, i) => {
    const side = l.side * flip;
    const envelope = (u: number): number => {
      if (side === 0) return 0.85;
      const s = (u - gap) * side;
      return smoothstep(l.width * 0.55 - 0.06, l.width + 0.3, s) ** 0.7;
    };
    terrain(scene, {
      back: shore - l.foot,
      front: shore,
      reach: 0.5,
      rows: 250,
      sea: true,
      height: mountainRange(scene, {
        height: l.height,
        frequency: 2.5 + 0.2 * i,
        octaves: 6,
        reach: 0.5,
        envelope,
        crest: 0.5,
      }),
      color: mountainColor(scene, { snowLine: winter ? 0.03 : 0.2, treeLine: winter ? 0.06 : 0.13 }),
      haze: l.haze,
      footHaze: Math.min(0.9, l.haze + 0.16),
      hazeTop: 0.2,
    });
    if (i === 1) mist(scene, shore - 0.03, 0.05, 0.5);
  });
  village(scene, gap + flip * 0.3, shore + 0.001, 0.017, 0.2, 6);
  water(scene, { top: shore, rough: 0.28, depth: [0.12, 0.62] });
  ledge(scene);
}

/** The rock over the water, its flat top the place to stand. */
function ledge(scene: Scene): void {
  const { rng, noise, pal, flip, winter } = scene;
  const seed = rng.range(0, 100);
  const tip = rng.range(0.12, 0.22);
  const oct = scene.octaves(10, 5);
  const top = 0.2;
  const height = (u: number, v: number): number => {
    const s = u * flip - tip - 0.16 * v + 0.03 * noise.fbm(u * 5 + seed, v * 5, 3);
    const wall = smoothstep(0, 0.035, s) * (0.8 + 0.2 * smoothstep(0.03, 0.4, s));
    return (
      wall *
      top *
      (1 + 0.22 * smoothstep(0.1, 0.6, s) + 0.05 * noise.fbm(u * 7 + seed, v * 6, oct)) *
      (1 - 0.35 * v)
    );
  };
  const grass = mix(pal.meadow, pal.heath, 0.4);
  terrain(scene, {
    back: 1,
    front: 1.16,
    reach: 0.35,
    rows: 120,
    sea: true,
    height,
    color: (g) => {
      const n = noise.fbm(g.u * 14 + seed, g.v * 9 + g.h * 18, oct);
      const stone = mix(pal.rock, pal.rock2, 0.5 + 0.5 * n);
      const soft = smoothstep(0.42, 0.2, g.steep) * smoothstep(-0.1, 0.25, n + (winter ? 0.4 : 0.05));
      const surface = mix(stone, winter ? pal.snow : grass, soft);
      return foregroundTone(scene, surface, posterLight(g.light));
    },
    haze: 0,
  });
  const x = flip * (tip + 0.1);
  hiker(scene, x, 1.0 - height(x, 0.05) + 0.008, 0.075);
}
