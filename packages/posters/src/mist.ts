import { smoothstep } from "./noise";
import type { Rgb } from "./color";
import type { Scene } from "./scene";

// Local names: inside a test runner's sandbox each `Math.` is a slow look-up of a global.
const { ceil, floor, max, min } = Math;

/** A bank of valley mist: full at `y`, gone `above` higher, ragged by noise. */
export function mist(
  scene: Scene,
  y: number,
  above: number,
  alpha: number,
  color: Rgb = scene.pal.haze,
): void {
  const { canvas, noise } = scene;
  const { width, height } = canvas;
  const below = above * 0.8;
  const seed = scene.rng.range(0, 300);
  const first = max(0, floor((y - above) * height));
  const last = min(height, ceil((y + below) * height));
  for (let py = first; py < last; py++) {
    const sy = py / height;
    for (let px = 0; px < width; px++) {
      const u = (px - width / 2) / height;
      const n = noise.at(u * 2.2 + seed, sy * 9) + 0.45 * noise.at(u * 5.1 + seed, sy * 21);
      const centre = y + n * above * 0.3;
      const a =
        sy < centre
          ? smoothstep(centre - above * 0.8, centre, sy)
          : smoothstep(centre + below * 0.8, centre, sy);
      if (a > 0.004) canvas.blend(py * width + px, color, a * alpha * (0.8 + 0.35 * n));
    }
  }
}
