import { mix, scale, type Rgb } from "./color";
import { clamp, smoothstep } from "./noise";
import type { Scene } from "./scene";

// Local names: inside a test runner's sandbox each `Math.` is a slow look-up of a global.
const { exp, floor, hypot, max, min } = Math;

export interface SkyOptions {
  /** Where the lowest sky colour is reached. */
  horizon: number;
  clouds?: "none" | "bands" | "cumulus";
  /** Hides the sun's disc (it may stand outside of the frame). */
  disc?: boolean;
}

export function paintSky(scene: Scene, options: SkyOptions): void {
  gradient(scene, options.horizon);
  if (scene.pal.night) stars(scene, options.horizon);
  if (scene.pal.night && scene.winter && ["fjaell", "fjord", "gletscher"].includes(scene.params.biome))
    aurora(scene);
  sunOrMoon(scene, options);
  if (options.clouds !== "none") clouds(scene, options);
}

function skyAt(scene: Scene, t: number): Rgb {
  const [a, b, c, d] = scene.pal.sky;
  if (t < 0.42) return mix(a, b, t / 0.42);
  if (t < 0.8) return mix(b, c, (t - 0.42) / 0.38);
  return mix(c, d, clamp((t - 0.8) / 0.2));
}

function gradient(scene: Scene, horizon: number): void {
  const { width, height, data } = scene.canvas;
  for (let y = 0; y < height; y++) {
    const c = skyAt(scene, (y + 0.5) / height / horizon);
    for (let x = 0, i = y * width * 3; x < width; x++, i += 3) {
      data[i] = c[0];
      data[i + 1] = c[1];
      data[i + 2] = c[2];
    }
  }
}

function stars(scene: Scene, horizon: number): void {
  const { canvas } = scene;
  const rng = scene.rng.fork("stars");
  for (let i = 0; i < 260; i++) {
    const y = rng.next() ** 1.5 * horizon;
    const x = rng.range(-0.9, 0.9);
    const big = rng.chance(0.08);
    const r = max(big ? 0.0022 : rng.range(0.0008, 0.0015), canvas.pixel * 0.5);
    canvas.disc(
      x,
      y,
      r,
      [255, 250, 235],
      (big ? 0.95 : rng.range(0.3, 0.8)) * smoothstep(horizon, horizon * 0.5, y),
    );
  }
}

function aurora(scene: Scene): void {
  const { canvas, noise } = scene;
  const { width, height, data } = canvas;
  for (let x = 0; x < width; x++) {
    const u = (x - width / 2) / height;
    const foot = 0.3 + 0.09 * noise.at(u * 1.7 + 40, 3.5) + 0.03 * noise.at(u * 6, 9.1);
    const reach = 0.19 + 0.06 * noise.at(u * 5, 60.2) + 0.04 * noise.at(u * 22, 14.8);
    const strength = 0.62 * clamp(0.55 + 0.75 * noise.at(u * 2.3, 77.7) + 0.2 * noise.at(u * 30, 1.2));
    for (let y = 0; y < foot * height; y++) {
      const t = (foot - y / height) / reach;
      const a = strength * smoothstep(0, 0.1, t) * exp(-t * 1.5);
      const i = (y * width + x) * 3;
      const violet = clamp(t * 0.55);
      data[i]! += (255 - data[i]!) * a * (0.28 + 0.3 * violet);
      data[i + 1]! += (255 - data[i + 1]!) * a * (0.85 - 0.5 * violet);
      data[i + 2]! += (255 - data[i + 2]!) * a * 0.55;
    }
  }
}

function sunOrMoon(scene: Scene, { disc = true }: SkyOptions): void {
  const { canvas, sun, pal, params } = scene;
  const evening = params.timeOfDay === "abend";
  if (pal.night) {
    canvas.glow(sun.x, sun.y, 0.55, mix(pal.key, pal.sun, 0.4), 0.4, 3);
    if (disc) moon(scene);
    return;
  }
  const warmth = mix(pal.sun, pal.sky[3], evening ? 0.55 : 0.3);
  canvas.glow(sun.x, sun.y, 0.95, warmth, evening ? 0.5 : 0.42, 2.6);
  canvas.glow(sun.x, sun.y, sun.r * 4, pal.sun, 0.45, 2);
  if (!disc || (params.timeOfDay === "tag" && scene.rng.fork("disc").chance(0.45))) return;
  // Two faint rings, as printed in flat inks.
  canvas.disc(sun.x, sun.y, sun.r * 2.5, pal.sun, 0.1);
  canvas.disc(sun.x, sun.y, sun.r * 1.65, pal.sun, 0.16);
  canvas.disc(sun.x, sun.y, sun.r, pal.sun, 0.97);
}

function moon(scene: Scene): void {
  const { canvas, sun, pal } = scene;
  canvas.disc(sun.x, sun.y, sun.r * 1.7, pal.sun, 0.07);
  canvas.disc(sun.x, sun.y, sun.r, pal.sun, 0.96);
  const sea = scale(pal.sun, 0.9);
  const seas = [
    [-0.3, -0.25, 0.3],
    [0.25, 0.1, 0.24],
    [-0.15, 0.4, 0.2],
    [0.3, -0.45, 0.14],
  ] as const;
  for (const [dx, dy, r] of seas) canvas.disc(sun.x + dx * sun.r, sun.y + dy * sun.r, r * sun.r, sea, 0.6);
}

/** Clouds by noise: stretched bands, or heaps with flat bases; lit on the side of the sun. */
function clouds(scene: Scene, { horizon, clouds: kind = "bands" }: SkyOptions): void {
  const { canvas, noise, pal, sun } = scene;
  const { width, height } = canvas;
  const rng = scene.rng.fork("clouds");
  const heaps = kind === "cumulus";
  const stretch = heaps ? rng.range(1.9, 2.5) : rng.range(5.5, 8);
  const freq = heaps ? rng.range(1.6, 2.3) : rng.range(0.9, 1.4);
  const level = heaps ? rng.range(0.14, 0.26) : rng.range(0.1, 0.24);
  const offset = rng.range(0, 200);
  const octaves = scene.octaves(freq * stretch, heaps ? 6 : 5);
  const light = pal.night ? mix(pal.sky[3], pal.key, 0.3) : mix(pal.sun, pal.sky[3], 0.25);
  const dark = mix(pal.sky[2], pal.fill, pal.night ? 0.3 : 0.22);
  const strength = pal.night ? 0.4 : heaps ? 0.92 : 0.7;
  const bottom = min(height, floor(horizon * height));
  for (let y = 0; y < bottom; y++) {
    const t = y / height / horizon;
    const belt = smoothstep(0.02, 0.3, t) * smoothstep(1.02, 0.72, t);
    if (belt <= 0) continue;
    // Clouds flatten towards the horizon.
    const v = (y / height) * stretch * freq * (0.7 + 0.8 * t);
    for (let x = 0; x < width; x++) {
      const u = (x - width / 2) / height;
      const n = noise.fbm(u * freq + offset, v, octaves, heaps ? 0.52 : 0.45);
      const a = smoothstep(level, level + (heaps ? 0.2 : 0.3), n * belt);
      if (a <= 0.004) continue;
      const near = 1 - clamp(hypot(u - sun.x, y / height - sun.y) * 1.1);
      // Heaps are modelled by the slope of their own density towards the sun.
      const rise = heaps
        ? clamp(0.5 + 2.2 * (n - noise.fbm((u + scene.side * 0.02) * freq + offset, v - 0.1, 3, 0.52)), 0, 1)
        : 0;
      const body = heaps ? 1 - rise : smoothstep(level, level + 0.5, n);
      const c = mix(light, dark, clamp(body * (heaps ? 0.75 : 0.9) - near * 0.35));
      canvas.blend(y * width + x, c, a * strength);
    }
  }
}
