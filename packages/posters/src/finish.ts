import sharp from "sharp";
import type { Canvas } from "./canvas";
import { Rng } from "./prng";

// Local names: inside a test runner's sandbox each `Math.` is a slow look-up of a global.
const { ceil, max, round } = Math;

const GRAIN = 256;

/** Printed paper: grain that is finer in the lights, a faint vignette, then WebP. */
export async function finish(canvas: Canvas, seed: string): Promise<Buffer> {
  const { width, height, data } = canvas;
  const rng = new Rng(`${seed}/grain`);
  const tile = Float32Array.from({ length: GRAIN * GRAIN }, () => rng.next() + rng.next() - 1);
  const strength = height < 600 ? 5 : 8.5;
  const out = Buffer.allocUnsafe(width * height * 3);
  const shifts = Array.from({ length: ceil(height / GRAIN) * ceil(width / GRAIN) }, () =>
    rng.int(0, GRAIN * GRAIN),
  );
  const tilesAcross = ceil(width / GRAIN);
  for (let y = 0; y < height; y++) {
    const fy = y / height - 0.5;
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      const fx = (x - width / 2) / height;
      const edge = max(0, fx * fx * 0.45 + fy * fy - 0.16);
      const vignette = 1 - 0.42 * edge;
      const shift = shifts[(y >> 8) * tilesAcross + (x >> 8)]!;
      const level = (data[i]! + data[i + 1]! + data[i + 2]!) / 765;
      const g =
        tile[((y & 255) * GRAIN + (x & 255) + shift) & (GRAIN * GRAIN - 1)]! * strength * (1.1 - 0.6 * level);
      for (let k = 0; k < 3; k++) {
        const value = data[i + k]! * vignette + g;
        out[i + k] = value < 0 ? 0 : value > 255 ? 255 : round(value);
      }
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } })
    .webp({ quality: 66, effort: 6, smartSubsample: true })
    .toBuffer();
}
