import { mix, type Rgb } from "./color";
import { clamp, lerp, smoothstep } from "./noise";
import type { Scene } from "./scene";

// Local names: inside a test runner's sandbox each `Math.` is a slow look-up of a global.
const { ceil, floor, max, min, round, sqrt } = Math;

/** One point of a land's surface, as the colour function sees it. */
export interface Ground {
  u: number;
  /** 0 at the back, 1 at the front. */
  v: number;
  h: number;
  /** 0 flat to 1 upright. */
  steep: number;
  /** 0 in shadow to 1 in full light, before any poster tones. */
  light: number;
}

export interface TerrainSpec {
  /** Where the ground plane lies on the picture at the land's back and front. */
  back: number;
  front: number;
  /** How far the land reaches away, in scene units: steepness and light are reckoned with it. */
  reach: number;
  height: (u: number, v: number) => number;
  color: (g: Ground) => Rgb;
  /** Share of haze on the highest parts and at the foot. */
  haze: number;
  footHaze?: number;
  /** Height at which the foot's haze has gone. */
  hazeTop?: number;
  /** Rows of samples; more for lands that fill much of the picture. */
  rows?: number;
  /** The last row's line is filled down to the frame's edge unless false. */
  solid?: boolean;
  /** Tangent of the sun's height for cast shadows. */
  sunSlope?: number;
  /** Leaves ground at or below height 0 unpainted: land that stands in water already painted. */
  sea?: boolean;
}

/**
 * Draws a land as a relief: heights on a grid, lit by the scene's sun with cast shadows, projected column by column from
 * front to back with exact coverage at every edge. Only what is seen is coloured.
 */
export function terrain(scene: Scene, spec: TerrainSpec): void {
  const { width, height, data } = scene.canvas;
  const rows = max(24, min(height, round((spec.rows ?? 140) * clamp(height / 1280, 0.4, 1))));
  const relief = new Relief(scene, spec, rows);
  const acc = new Float32Array(height * 4);
  for (let x = 0; x < width; x++) {
    const top = projectColumn(relief, x, acc);
    for (let py = max(0, floor(top)); py < height; py++) {
      const cover = acc[py * 4 + 3]!;
      if (cover <= 0) continue;
      const a = min(1, cover);
      const i = (py * width + x) * 3;
      data[i]! += (acc[py * 4]! / cover - data[i]!) * a;
      data[i + 1]! += (acc[py * 4 + 1]! / cover - data[i + 1]!) * a;
      data[i + 2]! += (acc[py * 4 + 2]! / cover - data[i + 2]!) * a;
    }
  }
}

/** The sampled land: heights, shadows, and the colour of any sample. */
class Relief {
  readonly heights: Float32Array;
  private readonly shadows: Float32Array;
  private readonly width: number;
  private readonly us: Float32Array;
  private readonly step: number;
  private readonly ground: Ground = { u: 0, v: 0, h: 0, steep: 0, light: 0 };

  constructor(
    readonly scene: Scene,
    readonly spec: TerrainSpec,
    readonly rows: number,
  ) {
    const { width, height } = scene.canvas;
    this.width = width;
    // Differences over a fixed distance, so that small renderings are lit like large ones.
    this.step = max(1, round(height / 640));
    this.us = Float32Array.from({ length: width }, (_, x) => (x + 0.5 - width / 2) / height);
    this.heights = new Float32Array(width * rows);
    for (let r = 0; r < rows; r++) {
      const v = r / (rows - 1);
      for (let x = 0; x < width; x++) this.heights[r * width + x] = spec.height(this.us[x]!, v);
    }
    this.mendCrests();
    this.shadows = this.castShadows();
  }

  /**
   * A sharp crest mostly passes between two rows, and sampled skylines get teeth. Where a column has a summit between
   * rows, the lines through its two flanks meet at the true height: the higher row takes it.
   */
  private mendCrests(): void {
    const { width, rows, heights } = this;
    for (let x = 0; x < width; x++)
      for (let r = 1; r < rows - 2; r++) {
        const i = r * width + x;
        const here = heights[i]!;
        const next = heights[i + width]!;
        const rise = here - heights[i - width]!;
        const fall = next - heights[i + 2 * width]!;
        if (rise <= 0 || fall <= 0) continue;
        const t = (next + fall - here) / (rise + fall);
        if (t <= 0 || t >= 1) continue;
        heights[here > next ? i : i + width] = here + rise * t;
        r++;
      }
  }

  /** For each sample, how far the shadow's upper edge lies above it. */
  private castShadows(): Float32Array {
    const { width, rows, heights, scene } = this;
    const out = new Float32Array(width * rows);
    const fall = (this.spec.sunSlope ?? 0.55) / scene.canvas.height;
    for (let r = 0; r < rows; r++) {
      let shadow = -1;
      for (let i = 0; i < width; i++) {
        const at = r * width + (scene.side < 0 ? i : width - 1 - i);
        shadow = max(shadow - fall, heights[at]!);
        out[at] = shadow - heights[at]!;
      }
    }
    return out;
  }

  color(x: number, r: number): Rgb {
    const { width, rows, heights, step, spec, ground, scene } = this;
    const at = r * width + x;
    const h = heights[at]!;
    const du = (2 * step) / scene.canvas.height;
    const dv = (2 * spec.reach) / (rows - 1);
    const gu = (heights[r * width + min(width - 1, x + step)]! - heights[r * width + max(0, x - step)]!) / du;
    const gv = (heights[min(rows - 1, r + 1) * width + x]! - heights[max(0, r - 1) * width + x]!) / dv;
    const len = sqrt(gu * gu + gv * gv + 1);
    // Sun from the side, a little from the front.
    const dot = (-gu * scene.side * 0.78 - gv * 0.28 + 0.56) / len;
    ground.u = this.us[x]!;
    ground.v = r / (rows - 1);
    ground.h = h;
    ground.steep = 1 - 1 / len;
    ground.light = clamp(dot * 1.1) * (1 - 0.75 * smoothstep(0.002, 0.012, this.shadows[at]!));
    const far = lerp(spec.footHaze ?? spec.haze, spec.haze, smoothstep(0, spec.hazeTop ?? 0.25, h));
    return mix(spec.color(ground), scene.pal.haze, far);
  }

  /** The sample's y in pixels. */
  y(x: number, r: number): number {
    const { spec, rows, scene, heights, width } = this;
    return (lerp(spec.back, spec.front, r / (rows - 1)) - heights[r * width + x]!) * scene.canvas.height;
  }

  dry(x: number, r: number): boolean {
    return !this.spec.sea || this.heights[r * this.width + x]! > 0;
  }
}

/** Collects one column's colours and coverage in `acc`; returns the skyline's y in pixels. */
function projectColumn(relief: Relief, x: number, acc: Float32Array): number {
  const last = relief.rows - 1;
  const bottom = acc.length / 4;
  acc.fill(0);
  let y = relief.y(x, last);
  let top = y;
  let color: Rgb | undefined;
  if (relief.spec.solid !== false && y < bottom && relief.dry(x, last)) {
    color = relief.color(x, last);
    span(acc, y, bottom, color, color);
  }
  for (let r = last - 1; r >= 0; r--) {
    const next = relief.y(x, r);
    let nextColor: Rgb | undefined;
    if (next < top) {
      if (next < bottom && (relief.dry(x, r) || relief.dry(x, r + 1))) {
        nextColor = relief.color(x, r);
        // Only the part above everything in front of it is seen.
        const hidden = y > top ? (y - top) / (y - next) : 0;
        span(acc, next, top, nextColor, color ?? relief.color(x, r + 1), hidden);
      }
      top = next;
    }
    y = next;
    color = nextColor;
  }
  return top;
}

/** Adds one stretch of a column, its colour running from `from` (top) to `to` (bottom), weighted by coverage. */
function span(acc: Float32Array, top: number, bottom: number, from: Rgb, to: Rgb, hidden = 0): void {
  const first = max(0, floor(top));
  const last = min(acc.length / 4, ceil(bottom));
  const length = bottom - top || 1;
  for (let py = first; py < last; py++) {
    const cover = min(py + 1, bottom) - max(py, top);
    const t = clamp((py + 0.5 - top) / length) * (1 - hidden);
    const i = py * 4;
    acc[i]! += (from[0] + (to[0] - from[0]) * t) * cover;
    acc[i + 1]! += (from[1] + (to[1] - from[1]) * t) * cover;
    acc[i + 2]! += (from[2] + (to[2] - from[2]) * t) * cover;
    acc[i + 3]! += cover;
  }
}
