import { hex, mix } from "../color";
import { forest } from "../forest";
import { meadow } from "../meadow";
import { mist } from "../mist";
import { clamp, smoothstep } from "../noise";
import { mountainRange, mountainColor, posterLight } from "../ridges";
import type { Scene } from "../scene";
import { paintSky } from "../sky";
import { terrain } from "../terrain";

/** A lone cone with a crater and a plume over dark lava fields. */
export function vulkan(scene: Scene): void {
  const { rng, flip, pal, noise, winter } = scene;
  paintSky(scene, { horizon: 0.6, clouds: "bands" });
  const centre = flip * rng.range(0.04, 0.24);
  const rise = rng.range(0.36, 0.43);
  const foot = 0.66;
  plume(scene, centre, foot - rise + 0.02);
  terrain(scene, {
    back: 0.58,
    front: 0.66,
    reach: 0.7,
    rows: 90,
    height: mountainRange(scene, { height: 0.11, frequency: 2.2, octaves: 5, sharpness: 0.5, reach: 0.7 }),
    color: mountainColor(scene, { snowLine: winter ? 0.05 : 9, treeLine: 0.05 }),
    haze: 0.6,
    footHaze: 0.8,
  });
  const seed = rng.range(0, 100);
  const octaves = scene.octaves(5, 6);
  const crater = rng.range(0.05, 0.075);
  const active = pal.night || scene.params.timeOfDay === "abend";
  terrain(scene, {
    back: foot - 0.06,
    front: foot + 0.15,
    reach: 1,
    rows: 220,
    height: (u, v) => {
      const du = u - centre;
      const dv = (v - 0.5) * 1.0;
      const r = Math.hypot(du, dv);
      const angle = Math.atan2(dv, du);
      const gully =
        noise.ridged(Math.cos(angle) * 2.6 + seed, Math.sin(angle) * 2.6 + r * 1.4, octaves, 0.55) - 0.45;
      // Concave flanks, steeper towards the rim; the crater cuts the top off.
      const cone = rise * 1.32 * Math.exp(-r * 4.1) + 0.03 * smoothstep(0.9, 0.2, r);
      const rim = rise * (1 - 0.09 * smoothstep(crater, 0, r) + 0.05 * noise.at(angle * 1.3 + seed, 4));
      return Math.min(cone, rim) + gully * 0.06 * smoothstep(0.03, 0.2, r) * smoothstep(0.75, 0.15, r);
    },
    color: (g) => {
      const n = noise.fbm(g.u * 9 + seed, g.v * 9 + g.h * 14, 3);
      let surface = mix(pal.rock2, pal.rock, smoothstep(0.1, 0.3, g.h + n * 0.05));
      surface = mix(
        surface,
        hex("#8e4a3a"),
        0.55 * smoothstep(rise * 0.62, rise * 0.9, g.h + n * 0.03) * (winter ? 0.4 : 1),
      );
      surface = mix(surface, mix(pal.conifer, pal.meadow, 0.35), smoothstep(0.1, 0.05, g.h + n * 0.04));
      const snowLine = winter ? rise * 0.35 : rise * 0.78;
      const streak = noise.at((g.u - centre) * 30 + seed, g.v * 12) * 0.05;
      surface = mix(
        surface,
        pal.snow,
        smoothstep(snowLine, snowLine + 0.05, g.h + streak + n * 0.03) * (winter ? 0.95 : 0.8),
      );
      let c = scene.shade(surface, posterLight(g.light));
      if (active) {
        // Two streams of lava.
        for (const [o, w] of [
          [0.006, 0.006],
          [-0.05, 0.0035],
        ] as const) {
          const lane =
            centre + o + (rise - g.h) * (o < 0 ? -0.24 : 0.1) + 0.018 * noise.at(g.h * 16 + seed, o * 90);
          const hot =
            smoothstep(w * 1.8, w * 0.4, Math.abs(g.u - lane)) *
            smoothstep(rise * 0.3, rise * 0.6, g.h) *
            clamp((g.v - 0.4) * 8);
          c = mix(c, mix(hex("#ff5a26"), hex("#ffd267"), smoothstep(0.6, 1, hot)), hot);
        }
      }
      return c;
    },
    haze: 0.14,
    footHaze: 0.55,
    hazeTop: 0.2,
  });
  if (active) scene.canvas.glow(centre, foot - rise, 0.22, hex("#ff6a30"), 0.6, 2.2);
  mist(scene, foot + 0.05, 0.05, 0.45);
  const hill = rng.range(0, 90);
  forest(scene, {
    line: (u) => 0.755 + 0.025 * noise.at(u * 1.8 + hill, 3),
    size: 0.03,
    haze: 0.26,
    rows: 4,
    leafy: 0.4,
    ground: scene.tone(mix(pal.conifer, pal.rock2, 0.3), 0.3, 0.26),
  });
  meadow(scene, {
    y: 0.84,
    tilt: 0.06 * flip,
    bumps: 0.06,
    near: winter ? undefined : mix(pal.rock2, hex("#2e2a33"), 0.45),
    far: winter ? undefined : mix(pal.rock2, pal.heath, 0.3),
    flowers: true,
  });
}

/** Smoke that rises and leans with the wind. */
function plume(scene: Scene, x: number, y: number): void {
  const { canvas, rng, pal, side } = scene;
  const wind = rng.sign();
  const light = mix(pal.sky[3], pal.snow, pal.night ? 0.05 : 0.35);
  const dark = mix(pal.sky[1], pal.fill, 0.45);
  for (let i = 60; i >= 0; i--) {
    const t = i / 60;
    const px = x + wind * t ** 1.5 * 0.42 + rng.range(-0.02, 0.02) * (0.3 + t);
    const py = y - 0.3 * t ** 0.75 + rng.range(-0.015, 0.015);
    const r = 0.016 + 0.075 * t * rng.range(0.6, 1);
    const fade = 0.5 * (1 - t) ** 0.7 + 0.04;
    canvas.disc(px, py, r, dark, fade);
    canvas.disc(px + side * r * 0.3, py - r * 0.25, r * 0.7, light, fade * 0.7);
  }
}
