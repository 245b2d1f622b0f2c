import { mix, type Rgb } from "./color";
import { clamp, lerp, smoothstep } from "./noise";
import type { Scene } from "./scene";

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
 * front to back with exact coverage at every edge. Returns the skyline's y for each pixel column.
 */
export function terrain(scene: Scene, spec: TerrainSpec): Float32Array {
  const { width, height } = scene.canvas;
  const rows = Math.max(24, Math.round((spec.rows ?? 140) * clamp(height / 1280, 0.4, 1)));
  const heights = new Float32Array(width * rows);
  const us = Float32Array.from({ length: width }, (_, x) => (x + 0.5 - width / 2) / height);
  for (let r = 0; r < rows; r++) {
    const v = r / (rows - 1);
    for (let x = 0; x < width; x++) heights[r * width + x] = spec.height(us[x], v);
  }
  const colors = shadeGrid(scene, spec, heights, us, rows);
  return project(scene, spec, heights, colors, rows);
}

function shadeGrid(
  scene: Scene,
  spec: TerrainSpec,
  heights: Float32Array,
  us: Float32Array,
  rows: number,
): Float32Array {
  const { pal, side } = scene;
  const { width, height } = scene.canvas;
  const colors = new Float32Array(width * rows * 3);
  // Differences over a fixed distance, so that small renderings are lit like large ones.
  const step = Math.max(1, Math.round(height / 640));
  const du = (2 * step) / height;
  const dv = (2 * spec.reach) / (rows - 1);
  const fall = (spec.sunSlope ?? 0.55) / height;
  const ground: Ground = { u: 0, v: 0, h: 0, steep: 0, light: 0 };
  const footHaze = spec.footHaze ?? spec.haze;
  const hazeTop = spec.hazeTop ?? 0.25;
  for (let r = 0; r < rows; r++) {
    const up = Math.max(0, r - 1) * width;
    const down = Math.min(rows - 1, r + 1) * width;
    let shadow = -1;
    for (let i = 0; i < width; i++) {
      const x = side < 0 ? i : width - 1 - i;
      const at = r * width + x;
      const h = heights[at];
      const gu =
        (heights[r * width + Math.min(width - 1, x + step)] - heights[r * width + Math.max(0, x - step)]) /
        du;
      const gv = (heights[down + x] - heights[up + x]) / dv;
      shadow = Math.max(shadow - fall, h);
      const inShadow = smoothstep(0.002, 0.012, shadow - h);
      const len = Math.sqrt(gu * gu + gv * gv + 1);
      // Sun from the side, a little from the front.
      const dot = (-gu * side * 0.78 - gv * 0.28 + 0.56) / len;
      ground.u = us[x];
      ground.v = r / (rows - 1);
      ground.h = h;
      ground.steep = 1 - 1 / len;
      ground.light = clamp(dot * 1.1) * (1 - 0.75 * inShadow);
      const c = spec.color(ground);
      const far = lerp(footHaze, spec.haze, smoothstep(0, hazeTop, h));
      const out = mix(c, pal.haze, far);
      colors[at * 3] = out[0];
      colors[at * 3 + 1] = out[1];
      colors[at * 3 + 2] = out[2];
    }
  }
  return colors;
}

function project(
  scene: Scene,
  spec: TerrainSpec,
  heights: Float32Array,
  colors: Float32Array,
  rows: number,
): Float32Array {
  const { width, height, data, pixel } = scene.canvas;
  const skyline = new Float32Array(width);
  const acc = new Float32Array(height * 4);
  for (let x = 0; x < width; x++) {
    acc.fill(0);
    const yAt = (r: number): number =>
      (lerp(spec.back, spec.front, r / (rows - 1)) - heights[r * width + x]) / pixel;
    let y = yAt(rows - 1);
    let top = y;
    let c = ((rows - 1) * width + x) * 3;
    const standing = spec.solid !== false && (!spec.sea || heights[(rows - 1) * width + x] > 0);
    if (standing && y < height) span(acc, y, height, colors, c, c, height);
    for (let r = rows - 2; r >= 0; r--) {
      const next = yAt(r);
      const n = (r * width + x) * 3;
      if (next < top) {
        // Only the part above everything in front of it is seen.
        const hidden = y > top ? (y - top) / (y - next) : 0;
        const dry = !spec.sea || heights[r * width + x] > 0 || heights[(r + 1) * width + x] > 0;
        if (dry) span(acc, next, top, colors, n, c, height, hidden);
        top = next;
      }
      y = next;
      c = n;
    }
    skyline[x] = top * pixel;
    for (let py = Math.max(0, Math.floor(top)); py < height; py++) {
      const a = Math.min(1, acc[py * 4 + 3]);
      if (a <= 0) continue;
      const i = (py * width + x) * 3;
      const k = 1 / acc[py * 4 + 3];
      data[i] += (acc[py * 4] * k - data[i]) * a;
      data[i + 1] += (acc[py * 4 + 1] * k - data[i + 1]) * a;
      data[i + 2] += (acc[py * 4 + 2] * k - data[i + 2]) * a;
    }
  }
  return skyline;
}

/** Adds one stretch of a column, its colour running from `from` (top) to `to` (bottom), weighted by coverage. */
function span(
  acc: Float32Array,
  top: number,
  bottom: number,
  colors: Float32Array,
  from: number,
  to: number,
  height: number,
  hidden = 0,
): void {
  const first = Math.max(0, Math.floor(top));
  const last = Math.min(height, Math.ceil(bottom));
  const length = bottom - top || 1;
  for (let py = first; py < last; py++) {
    const cover = Math.min(py + 1, bottom) - Math.max(py, top);
    const t = clamp((py + 0.5 - top) / length) * (1 - hidden);
    const i = py * 4;
    acc[i] += (colors[from] + (colors[to] - colors[from]) * t) * cover;
    acc[i + 1] += (colors[from + 1] + (colors[to + 1] - colors[from + 1]) * t) * cover;
    acc[i + 2] += (colors[from + 2] + (colors[to + 2] - colors[from + 2]) * t) * cover;
    acc[i + 3] += cover;
  }
}
