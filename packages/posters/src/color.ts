import { clamp } from "./noise";

/** Display-referred red, green, blue, 0 to 255: blending in this space looks like overprinted ink. */
export type Rgb = readonly [number, number, number];

export function hex(code: string): Rgb {
  const n = parseInt(code.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

export function mix(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** A surface seen under a light: both as printed colours. */
export function lit(surface: Rgb, light: Rgb): Rgb {
  return [(surface[0] * light[0]) / 255, (surface[1] * light[1]) / 255, (surface[2] * light[2]) / 255];
}

export function scale(c: Rgb, k: number): Rgb {
  return [clamp(c[0] * k, 0, 255), clamp(c[1] * k, 0, 255), clamp(c[2] * k, 0, 255)];
}

export const luma = (c: Rgb): number => 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];

/** Turns the hue by degrees and scales the saturation, keeping the luma. */
export function shift(c: Rgb, degrees: number, saturation = 1): Rgb {
  const y = luma(c);
  const cos = Math.cos((degrees * Math.PI) / 180) * saturation;
  const sin = Math.sin((degrees * Math.PI) / 180) * saturation;
  // The YIQ chroma plane.
  const i = 0.596 * c[0] - 0.274 * c[1] - 0.322 * c[2];
  const q = 0.211 * c[0] - 0.523 * c[1] + 0.312 * c[2];
  const i2 = i * cos - q * sin;
  const q2 = i * sin + q * cos;
  const out: [number, number, number] = [
    y + 0.956 * i2 + 0.621 * q2,
    y - 0.272 * i2 - 0.647 * q2,
    y - 1.106 * i2 + 1.703 * q2,
  ];
  const off = y - luma(out);
  return [clamp(out[0] + off, 0, 255), clamp(out[1] + off, 0, 255), clamp(out[2] + off, 0, 255)];
}
