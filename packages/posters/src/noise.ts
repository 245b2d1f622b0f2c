import type { Rng } from "./prng";

// Local names: inside a test runner's sandbox each `Math.` is a slow look-up of a global.
const { cos, floor, sin, sqrt } = Math;

export const clamp = (x: number, lo = 0, hi = 1): number => (x < lo ? lo : x > hi ? hi : x);
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

export function smoothstep(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** A smooth maximum: joins two land forms without a crease; `k` is the width of the join. */
export function smoothMax(a: number, b: number, k: number): number {
  const h = clamp(0.5 + (0.5 * (a - b)) / k);
  return lerp(b, a, h) + k * h * (1 - h);
}

const SIZE = 256;
const MASK = SIZE - 1;

/** Seeded gradient noise in the plane, its range about -1 to 1, and the fractal sums that land is made of. */
export class Noise {
  private readonly perm = new Uint8Array(SIZE * 2);
  private readonly gx = new Float32Array(SIZE);
  private readonly gy = new Float32Array(SIZE);
  /** Derivatives of the last `withSlope` call: two numbers cheaper than a returned object in the innermost loop. */
  dx = 0;
  dy = 0;

  constructor(rng: Rng) {
    const order = Array.from({ length: SIZE }, (_, i) => i);
    for (let i = MASK; i > 0; i--) {
      const j = rng.int(0, i);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (let i = 0; i < SIZE; i++) {
      this.perm[i] = this.perm[i + SIZE] = order[i]!;
      const a = (i / SIZE) * Math.PI * 2;
      this.gx[i] = cos(a) * 1.5;
      this.gy[i] = sin(a) * 1.5;
    }
  }

  at(x: number, y: number): number {
    const { perm, gx, gy } = this;
    const xi = floor(x);
    const yi = floor(y);
    const fx = x - xi;
    const fy = y - yi;
    const Y = yi & MASK;
    const left = perm[xi & MASK]!;
    const right = perm[(xi + 1) & MASK]!;
    const a = perm[left + Y]!;
    const b = perm[right + Y]!;
    const c = perm[left + ((Y + 1) & MASK)]!;
    const d = perm[right + ((Y + 1) & MASK)]!;
    const va = gx[a]! * fx + gy[a]! * fy;
    const vb = gx[b]! * (fx - 1) + gy[b]! * fy;
    const vc = gx[c]! * fx + gy[c]! * (fy - 1);
    const vd = gx[d]! * (fx - 1) + gy[d]! * (fy - 1);
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const top = va + u * (vb - va);
    return top + v * (vc + u * (vd - vc) - top);
  }

  /** The same noise, leaving its derivatives in `dx` and `dy`. */
  withSlope(x: number, y: number): number {
    const { perm, gx, gy } = this;
    const xi = floor(x);
    const yi = floor(y);
    const fx = x - xi;
    const fy = y - yi;
    const X = xi & MASK;
    const Y = yi & MASK;
    const X1 = (X + 1) & MASK;
    const Y1 = (Y + 1) & MASK;
    const a = perm[perm[X]! + Y]!;
    const b = perm[perm[X1]! + Y]!;
    const c = perm[perm[X]! + Y1]!;
    const d = perm[perm[X1]! + Y1]!;
    const va = gx[a]! * fx + gy[a]! * fy;
    const vb = gx[b]! * (fx - 1) + gy[b]! * fy;
    const vc = gx[c]! * fx + gy[c]! * (fy - 1);
    const vd = gx[d]! * (fx - 1) + gy[d]! * (fy - 1);
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const du = 30 * fx * fx * (fx * (fx - 2) + 1);
    const dv = 30 * fy * fy * (fy * (fy - 2) + 1);
    const k = va - vb - vc + vd;
    this.dx =
      gx[a]! + u * (gx[b]! - gx[a]!) + v * (gx[c]! - gx[a]!) + u * v * (gx[a]! - gx[b]! - gx[c]! + gx[d]!);
    this.dx += du * (vb - va + v * k);
    this.dy =
      gy[a]! + u * (gy[b]! - gy[a]!) + v * (gy[c]! - gy[a]!) + u * v * (gy[a]! - gy[b]! - gy[c]! + gy[d]!);
    this.dy += dv * (vc - va + u * k);
    return va + u * (vb - va) + v * (vc - va) + u * v * k;
  }

  fbm(x: number, y: number, octaves: number, gain = 0.5): number {
    let sum = 0;
    let amp = 1;
    for (let i = 0; i < octaves; i++) {
      sum += amp * this.at(x, y);
      const nx = 1.616 * x + 1.212 * y + 17.3;
      y = -1.212 * x + 1.616 * y + 5.1;
      x = nx;
      amp *= gain;
    }
    return sum;
  }

  /**
   * Ridged multifractal, 0 to about 1. Octaves fade where the slope so far is steep, which is what water does to rock:
   * sharp crests, smooth flanks, detail gathered on ridges. `round` blunts the crests by that much of the first octave's
   * wave, so that a coarse grid can carry them without teeth.
   */
  ridged(x: number, y: number, octaves: number, gain = 0.5, round = 0.02): number {
    const erosion = 0.35;
    let sum = 0;
    let amp = 0.55;
    let weight = 1;
    let steep = 0;
    let blunt = round * round;
    for (let i = 0; i < octaves; i++) {
      const n = this.withSlope(x, y);
      const abs = sqrt(n * n + blunt);
      let signal = abs < 1 ? 1 - abs : 0;
      signal *= signal;
      // Squares only: a signed slope flips at a crest, which would raise a blade there.
      steep += (this.dx * this.dx + this.dy * this.dy) * amp * amp;
      sum += (signal * weight * amp) / (1 + erosion * steep);
      weight = clamp(signal * 1.6);
      const nx = 1.616 * x + 1.212 * y + 31.7;
      y = -1.212 * x + 1.616 * y + 11.9;
      x = nx;
      amp *= gain;
      blunt *= 4;
    }
    return sum;
  }
}
