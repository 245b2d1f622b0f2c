import type { Rgb } from "./color";
import { clamp, lerp } from "./noise";

// Local names: inside a test runner's sandbox each `Math.` is a slow look-up of a global.
const { abs, ceil, cos, floor, hypot, max, min, sin } = Math;

/** Flat list of x, y pairs in scene units. */
export type Path = number[];

/**
 * A float picture. Scene units: the frame's height is 1, y grows downwards from 0, x is 0 in the middle of the frame.
 * Everything is placed in scene units, so one scene draws the same picture at every size.
 */
export class Canvas {
  readonly data: Float32Array;
  private cover = new Float32Array(0);

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.data = new Float32Array(width * height * 3);
  }

  get left(): number {
    return -this.width / this.height / 2;
  }

  get right(): number {
    return this.width / this.height / 2;
  }

  /** One pixel in scene units. */
  get pixel(): number {
    return 1 / this.height;
  }

  blend(index: number, c: Rgb, alpha: number): void {
    const d = this.data;
    const i = index * 3;
    d[i]! += (c[0] - d[i]!) * alpha;
    d[i + 1]! += (c[1] - d[i + 1]!) * alpha;
    d[i + 2]! += (c[2] - d[i + 2]!) * alpha;
  }

  /** Fills a closed path with exact area coverage; between two colours when `bottom` is given. */
  fill(path: Path, color: Rgb, alpha = 1, bottom?: Rgb): void {
    const { width, height } = this;
    const n = path.length / 2;
    let minX = Infinity;
    let maxX = -Infinity;
    let minY = Infinity;
    let maxY = -Infinity;
    for (let i = 0; i < n; i++) {
      const x = path[i * 2]! * height + width / 2;
      const y = path[i * 2 + 1]! * height;
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
    }
    const x0 = floor(minX);
    const y0 = max(0, floor(minY));
    const y1 = min(height, ceil(maxY));
    if (maxX < 0 || minX >= width || y1 <= y0 || !Number.isFinite(minX)) return;
    const w = ceil(maxX) - x0 + 2;
    const h = y1 - y0;
    if (this.cover.length < w * h) this.cover = new Float32Array(w * h);
    else this.cover.fill(0, 0, w * h);
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n;
      this.edge(
        path[i * 2]! * height + width / 2 - x0,
        path[i * 2 + 1]! * height - y0,
        path[j * 2]! * height + width / 2 - x0,
        path[j * 2 + 1]! * height - y0,
        w,
        h,
      );
    }
    const range = max(1, maxY - minY);
    for (let y = 0; y < h; y++) {
      const t = bottom ? clamp((y + y0 - minY) / range) : 0;
      const r = bottom ? lerp(color[0], bottom[0], t) : color[0];
      const g = bottom ? lerp(color[1], bottom[1], t) : color[1];
      const b = bottom ? lerp(color[2], bottom[2], t) : color[2];
      let sum = 0;
      for (let x = 0; x < w; x++) {
        sum += this.cover[y * w + x]!;
        const px = x + x0;
        if (px < 0 || px >= width) continue;
        const a = min(1, abs(sum)) * alpha;
        if (a > 0.003) {
          const i = ((y + y0) * width + px) * 3;
          this.data[i]! += (r - this.data[i]!) * a;
          this.data[i + 1]! += (g - this.data[i + 1]!) * a;
          this.data[i + 2]! += (b - this.data[i + 2]!) * a;
        }
      }
    }
  }

  /** Adds one edge's signed area to the coverage buffer; a running sum over a row then gives the coverage. */
  private edge(ax: number, ay: number, bx: number, by: number, w: number, h: number): void {
    if (ay === by) return;
    const dir = ay < by ? 1 : -1;
    const [tx, ty, ex, ey] = ay < by ? [ax, ay, bx, by] : [bx, by, ax, ay];
    const slope = (ex - tx) / (ey - ty);
    let x = ty < 0 ? tx - ty * slope : tx;
    for (let y = max(0, floor(ty)); y < min(h, ceil(ey)); y++) {
      const row = y * w;
      const dy = min(y + 1, ey) - max(y, ty);
      const next = x + slope * dy;
      const d = dir * dy;
      const lo = min(x, next);
      const hi = max(x, next);
      const i0 = floor(lo);
      const i1 = ceil(hi);
      if (i1 <= i0 + 1) {
        const mid = (lo + hi) / 2 - i0;
        this.cover[row + i0]! += d * (1 - mid);
        this.cover[row + i0 + 1]! += d * mid;
      } else {
        const s = 1 / (hi - lo);
        const f = 1 - (lo - i0);
        const a0 = 0.5 * s * f * f;
        const g = hi - i1 + 1;
        const am = 0.5 * s * g * g;
        this.cover[row + i0]! += d * a0;
        if (i1 === i0 + 2) this.cover[row + i0 + 1]! += d * (1 - a0 - am);
        else {
          const a1 = s * (1.5 - (lo - i0));
          this.cover[row + i0 + 1]! += d * (a1 - a0);
          for (let xi = i0 + 2; xi < i1 - 1; xi++) this.cover[row + xi]! += d * s;
          this.cover[row + i1 - 1]! += d * (1 - (a1 + (i1 - i0 - 3) * s) - am);
        }
        this.cover[row + i1]! += d * am;
      }
      x = next;
    }
  }

  /** A line of even or tapering width. */
  stroke(path: Path, width: number, color: Rgb, alpha = 1, endWidth = width): void {
    const n = path.length / 2;
    const left: Path = [];
    const right: Path = [];
    for (let i = 0; i < n; i++) {
      const a = max(0, i - 1);
      const b = min(n - 1, i + 1);
      const dx = path[b * 2]! - path[a * 2]!;
      const dy = path[b * 2 + 1]! - path[a * 2 + 1]!;
      const len = hypot(dx, dy) || 1;
      const half = lerp(width, endWidth, i / max(1, n - 1)) / 2;
      left.push(path[i * 2]! - (dy / len) * half, path[i * 2 + 1]! + (dx / len) * half);
      right.unshift(path[i * 2]! + (dy / len) * half, path[i * 2 + 1]! - (dx / len) * half);
    }
    this.fill([...left, ...right], color, alpha);
  }

  disc(x: number, y: number, r: number, color: Rgb, alpha = 1, stretch = 1): void {
    const path: Path = [];
    const n = max(10, min(96, ceil(r * this.height)));
    for (let i = 0; i < n; i++) {
      const a = (i / n) * Math.PI * 2;
      path.push(x + cos(a) * r, y + sin(a) * r * stretch);
    }
    this.fill(path, color, alpha);
  }

  /** A soft round light: screens the colour over what is there. */
  glow(x: number, y: number, r: number, color: Rgb, strength: number, power = 2): void {
    const { width, height, data } = this;
    const cx = x * height + width / 2;
    const cy = y * height;
    const pr = r * height;
    const yEnd = min(height, ceil(cy + pr));
    const xEnd = min(width, ceil(cx + pr));
    for (let py = max(0, floor(cy - pr)); py < yEnd; py++) {
      for (let px = max(0, floor(cx - pr)); px < xEnd; px++) {
        const d = hypot(px - cx, py - cy) / pr;
        if (d >= 1) continue;
        const k = (1 - d) ** power * strength;
        const i = (py * width + px) * 3;
        data[i]! += ((255 - data[i]!) * color[0] * k) / 255;
        data[i + 1]! += ((255 - data[i + 1]!) * color[1] * k) / 255;
        data[i + 2]! += ((255 - data[i + 2]!) * color[2] * k) / 255;
      }
    }
  }
}
