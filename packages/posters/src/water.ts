import { lit, mix, type Rgb } from "./color";
import { clamp, smoothstep } from "./noise";
import type { Scene } from "./scene";

// Local names: inside a test runner's sandbox each `Math.` is a slow look-up of a global.
const { log, max, min, round } = Math;

export interface WaterSpec {
  /** The shore on the far side. */
  top: number;
  bottom?: number;
  /** 0 mirror to 1 open sea. */
  rough?: number;
  tint?: Rgb;
  /** Restricts the water to the part where this is positive (used as coverage). */
  mask?: (u: number, y: number) => number;
  /** How far the own colour covers the mirror image at the far and the near shore. */
  depth?: [number, number];
}

/** Water mirrors what was painted above it: call it after the far land and before the near shore. */
export function water(scene: Scene, spec: WaterSpec): void {
  const { canvas, noise, pal } = scene;
  const { width, height, data } = canvas;
  const rough = spec.rough ?? 0.3;
  const top = max(1, round(spec.top * height));
  const bottom = min(height, round((spec.bottom ?? 1) * height));
  const own = scene.shade(spec.tint ?? pal.water, pal.night ? 0.25 : 0.55);
  const source = data.slice(0, top * width * 3);
  const [farOwn, nearOwn] = spec.depth ?? [0.22, 0.72];
  const seed = scene.rng.range(0, 100);
  for (let py = top; py < bottom; py++) {
    const t = (py - top) / max(1, height - top);
    const sy = py / height;
    // Waves seem longer and higher near the viewer.
    const near = 0.05 + t;
    const rowY = log(near) * 26;
    const fx = 5 / near ** 0.6;
    for (let px = 0; px < width; px++) {
      const u = (px - width / 2) / height;
      const cover = spec.mask ? clamp(spec.mask(u, sy)) : 1;
      if (cover <= 0) continue;
      const wave = noise.at(u * fx + seed, rowY) + 0.5 * noise.at(u * fx * 2.7 + seed, rowY * 2.3);
      const dy = wave * rough * (4 + 70 * t) * (height / 1280);
      const my = clamp(round(2 * top - py - 1 - dy), 0, top - 1);
      const mx = clamp(round(px + wave * rough * 5 * (height / 1280)), 0, width - 1);
      const i = (my * width + mx) * 3;
      const k = farOwn + (nearOwn - farOwn) * smoothstep(0, 0.9, t);
      const crest = smoothstep(0.35, 0.85, wave) * rough * 0.3;
      const c: Rgb = [source[i]!, source[i + 1]!, source[i + 2]!];
      const body = mix(lit(mix(c, own, 0.12), [244, 248, 252]), own, k);
      canvas.blend(py * width + px, mix(body, pal.sky[3], crest), cover);
    }
  }
  glitter(scene, spec.top, spec.bottom ?? 1, rough, spec.mask);
}

/** The sun's broken path on the water. */
function glitter(
  scene: Scene,
  top: number,
  bottom: number,
  rough: number,
  mask?: (u: number, y: number) => number,
): void {
  const { canvas, sun, pal, params } = scene;
  const rng = scene.rng.fork("glitter");
  const strength = { morgen: 0.5, tag: 0.22, abend: 0.62, nacht: 0.5 }[params.timeOfDay];
  const reach = bottom - top;
  for (let i = 0; i < 170; i++) {
    const t = rng.next() ** 1.4;
    const y = top + 0.004 + t * reach;
    const spread = 0.02 + (0.05 + 0.1 * rough) * t;
    const x = sun.x + (rng.next() + rng.next() - 1) * spread;
    const w = (0.008 + 0.04 * t) * rng.range(0.4, 1.2);
    if (mask && mask(x, y) < 0.9) continue;
    const h = 0.0011 + 0.0028 * t;
    canvas.fill(
      [x - w, y, x, y - h, x + w, y, x, y + h],
      pal.sun,
      strength * rng.range(0.3, 1) * (1 - 0.55 * t),
    );
  }
}
