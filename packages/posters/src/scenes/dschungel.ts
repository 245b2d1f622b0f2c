import { mix } from "../color";
import { foregroundTone } from "../forest";
import { hiker } from "../figures";
import { mist } from "../mist";
import { lerp } from "../noise";
import type { Scene } from "../scene";
import { paintSky } from "../sky";
import { palm } from "../trees";
import { fillBelow } from "../forest";

/** Canopy behind canopy in warm mist, a rope bridge over the gorge, great leaves in front. */
export function dschungel(scene: Scene): void {
  const { rng, flip, noise, pal } = scene;
  paintSky(scene, { horizon: 0.6, clouds: rng.chance(0.5) ? "cumulus" : "bands" });
  const fall = flip * rng.range(0.12, 0.26);
  const layers = 6;
  for (let i = 0; i < layers; i++) {
    const t = i / (layers - 1);
    const seed = rng.range(0, 100);
    const base = lerp(0.4, 0.88, t ** 0.95);
    const f = lerp(2.3, 1.2, t);
    const swing = lerp(0.14, 0.06, t);
    // Steep cones far away, a gorge under the bridge.
    const gorge = (u: number): number => (i < 4 ? 0 : 0.09 * Math.exp(-(((u - fall) / 0.16) ** 2)));
    const line = (u: number): number =>
      base - swing * (1 - Math.abs(noise.at(u * f + seed, 2.5)) * 1.7) + gorge(u);
    const haze = 0.8 * (1 - t) ** 1.1 + 0.04;
    canopy(scene, line, lerp(0.012, 0.05, t), haze, t);
    if (i < layers - 1) mist(scene, base + 0.05, 0.06, 0.55 - 0.3 * t);
  }
  bridge(scene, fall);
  const look = {
    color: foregroundTone(scene, pal.conifer, 0.1),
    lit: foregroundTone(scene, pal.meadow, 0.6),
  };
  palm(scene, rng, flip * 0.66, 1.02, 0.66, look);
  palm(scene, rng, flip * 0.56, 1.03, 0.42, look);
  leaves(scene, flip);
  leaves(scene, -flip);
}

/** A roof of round crowns, lit from one side, down to the frame's edge or the next layer. */
function canopy(scene: Scene, line: (u: number) => number, size: number, haze: number, t: number): void {
  const { canvas, pal, side } = scene;
  const rng = scene.rng.fork(`canopy-${size}`);
  fillBelow(scene, line, scene.tone(pal.conifer, 0.2, haze));
  const rows = 5 + Math.round(3 * (1 - t));
  for (let r = 0; r < rows; r++)
    for (let u = canvas.left - size; u < canvas.right + size; u += size * rng.range(0.7, 1.3)) {
      const s = size * rng.range(0.55, 1.15);
      const y = line(u) + r * size * 0.95 + rng.range(-0.3, 0.3) * size;
      if (y - s > 1) continue;
      const green = mix(pal.conifer, rng.chance(0.25) ? pal.meadow : pal.heath, rng.next() * 0.8);
      canvas.disc(u, y, s, scene.tone(green, 0.12 + 0.1 * rng.next(), haze), 1, 0.82);
      canvas.disc(u + side * s * 0.22, y - s * 0.24, s * 0.7, scene.tone(green, 0.75, haze), 0.55, 0.75);
      canvas.disc(u + side * s * 0.36, y - s * 0.4, s * 0.34, scene.tone(green, 1, haze), 0.5, 0.7);
    }
}

/** A rope bridge with a walker. */
function bridge(scene: Scene, x: number): void {
  const { canvas, rng, flip } = scene;
  const dark = foregroundTone(scene, [92, 70, 54], 0.3);
  const a = x - 0.2;
  const b = x + 0.2;
  const y = 0.79 + rng.range(-0.01, 0.01);
  const sag = (u: number): number => y + 0.045 * (1 - ((u - x) / 0.2) ** 2);
  for (const lift of [0, 0.042]) {
    const rope: number[] = [];
    for (let i = 0; i <= 24; i++) {
      const u = a + ((b - a) * i) / 24;
      rope.push(u, sag(u) - lift);
    }
    canvas.stroke(rope, lift ? 0.003 : 0.007, dark);
  }
  for (let i = 0; i <= 20; i++) {
    const u = a + ((b - a) * i) / 20;
    canvas.stroke([u, sag(u), u, sag(u) - 0.042], 0.0016, dark, 0.8);
  }
  hiker(scene, x - flip * 0.04, sag(x - flip * 0.04) - 0.002, 0.062);
}

/** Broad leaves that reach in from a lower corner. */
function leaves(scene: Scene, side: number): void {
  const { canvas, pal, rng } = scene;
  for (let i = 0; i < 9; i++) {
    const bx = side * rng.range(0.6, 0.82);
    const angle = -Math.PI / 2 - side * rng.range(-0.3, 1.25);
    const reach = rng.range(0.14, 0.3);
    const tone = foregroundTone(scene, mix(pal.conifer, pal.heath, rng.next() * 0.6), rng.range(0.1, 0.55));
    const vein = mix(tone, scene.shade(pal.meadow, 0.9), 0.3);
    const up: number[] = [];
    const down: number[] = [];
    const spine: number[] = [];
    for (let k = 0; k <= 14; k++) {
      const q = k / 14;
      const a = angle - side * q * 0.5;
      const px = bx + Math.cos(a) * reach * q;
      const py = 1.04 + Math.sin(a) * reach * q;
      const w = reach * 0.17 * Math.sin(Math.PI * q ** 0.8);
      up.push(px - Math.sin(a) * w, py + Math.cos(a) * w);
      down.unshift(px + Math.sin(a) * w, py - Math.cos(a) * w);
      spine.push(px, py);
    }
    canvas.fill([...up, ...down], tone);
    canvas.stroke(spine, 0.004, vein, 0.8, 0.001);
  }
}
