import { mix } from "../color";
import { hiker } from "../figures";
import { clamp, lerp, smoothstep } from "../noise";
import type { Scene } from "../scene";
import { paintSky } from "../sky";
import { terrain } from "../terrain";

/** A sea of dunes with sharp crests, one side in light and one in shadow, footprints along a crest. */
export function duenen(scene: Scene): void {
  const { rng, flip, pal, noise } = scene;
  paintSky(scene, { horizon: 0.58, clouds: "bands" });
  const layers = 5;
  for (let i = 0; i < layers; i++) {
    const t = i / (layers - 1);
    const seed = rng.range(0, 200);
    const f = lerp(2.6, 0.75, t);
    const rise = lerp(0.07, 0.24, t ** 0.8);
    const back = lerp(0.555, 0.86, t);
    const main = flip * rng.range(0.05, 0.4);
    const height = (u: number, v: number): number => {
      const bend = 0.22 * noise.at(u * f * 0.7 + seed, v * 1.4 + seed);
      const x = u * f + bend + v * 0.55 * flip;
      const n = noise.at(x + seed, v * 0.9 + seed * 1.3);
      // A crest where the noise crosses zero: a long windward side, a short lee.
      const crest = n < 0 ? 1 + n * 1.15 : 1 - n * 1.7;
      const swellU = 0.45 + 0.55 * Math.exp(-(((u - main) / 0.6) ** 2));
      const low = 0.16 * noise.at(u * f * 1.6 + seed, v * 2 + 9);
      return (
        rise *
        swellU *
        clamp(Math.max(0.02, crest) + low, 0, 1.2) *
        smoothstep(1.05, 0.2, v) *
        smoothstep(-0.5, 0.25, v)
      );
    };
    terrain(scene, {
      back,
      front: back + lerp(0.07, 0.32, t),
      reach: lerp(0.5, 0.6, t),
      rows: Math.round(lerp(120, 420, t)),
      sunSlope: 0.32,
      height,
      color: (g) => {
        const ripple = t > 0.3 ? noise.at(g.u * 26 + g.v * 9 + seed, g.v * 95 * t + g.u * 18) * 0.05 * t : 0;
        const l = lerp(g.light, smoothstep(0.3, 0.62, g.light), 0.75);
        return scene.shade(mix(pal.sand, pal.rock, 0.35 * (1 - l)), clamp(l + ripple));
      },
      haze: 0.72 * (1 - t) ** 1.3 + 0.02,
      footHaze: Math.min(0.9, 0.95 * (1 - t) + 0.08),
      hazeTop: rise * 0.8,
    });
    if (i === layers - 2) walkers(scene, (u) => crestY(height, back, back + lerp(0.07, 0.32, t), u));
  }
}

/** The skyline of a dune at x. */
function crestY(height: (u: number, v: number) => number, back: number, front: number, u: number): number {
  let y = 1;
  for (let v = 0; v <= 1; v += 0.02) y = Math.min(y, lerp(back, front, v) - height(u, v));
  return y;
}

function walkers(scene: Scene, line: (u: number) => number): void {
  const { flip, rng } = scene;
  const start = flip * rng.range(0.14, 0.22);
  for (let i = 0; i < 3; i++) {
    const x = start + flip * i * 0.035;
    hiker(scene, x, line(x) + 0.002, 0.036, i % 2 ? -1 : 1);
  }
}
