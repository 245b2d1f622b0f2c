import { sailboat } from "../boats";
import { mix } from "../color";
import { fillBelow } from "../forest";
import { foregroundTone } from "../forest";
import { village } from "../figures";
import { smoothMax, smoothstep } from "../noise";
import { mountainColor } from "../ridges";
import type { Scene } from "../scene";
import { paintSky } from "../sky";
import { terrain } from "../terrain";
import { palm } from "../trees";
import { water } from "../water";

/** A green mountain island in turquoise water, seen past the palms of the next one. */
export function insel(scene: Scene): void {
  const { rng, flip, pal, noise } = scene;
  const horizon = 0.56;
  paintSky(scene, { horizon: horizon + 0.02, clouds: "cumulus" });
  const centre = flip * rng.range(0.08, 0.26);
  const far = -flip * rng.range(0.45, 0.62);
  island(scene, { centre: far, width: 0.3, height: 0.09, y: horizon, haze: 0.75 });
  island(scene, {
    centre,
    width: rng.range(0.42, 0.55),
    height: rng.range(0.26, 0.34),
    y: horizon,
    haze: 0.22,
  });
  village(scene, centre - flip * 0.2, horizon + 0.002, 0.02, 0.2, 8);
  water(scene, { top: horizon, rough: 0.4, depth: [0.3, 0.9] });
  shallows(scene, horizon);
  sailboat(scene, -flip * rng.range(0.1, 0.3), horizon + rng.range(0.07, 0.11), 0.075);
  const seed = rng.range(0, 90);
  const shore = (u: number): number =>
    1.06 - 0.2 * smoothstep(-0.1, 0.75, u * flip) + 0.012 * noise.at(u * 6 + seed, 1.1);
  fillBelow(scene, (u) => shore(u) - 0.012, scene.shade(pal.snow, 0.9));
  fillBelow(
    scene,
    shore,
    scene.shade(pal.sand, 0.85),
    undefined,
    undefined,
    1.02,
    scene.shade(pal.sand, 0.5),
  );
  const look = {
    color: foregroundTone(scene, pal.conifer, 0.15),
    lit: foregroundTone(scene, mix(pal.conifer, pal.meadow, 0.5), 0.8),
  };
  palm(scene, rng, flip * 0.5, shore(flip * 0.5) + 0.03, 0.5, look);
  palm(scene, rng, flip * 0.61, shore(flip * 0.61) + 0.05, 0.62, look);
  palm(scene, rng, flip * 0.69, shore(flip * 0.69) + 0.04, 0.4, look);
}

function island(
  scene: Scene,
  o: { centre: number; width: number; height: number; y: number; haze: number },
): void {
  const { noise, rng } = scene;
  const seed = rng.range(0, 100);
  const octaves = scene.octaves(3.6, 7);
  const second = rng.range(-0.5, 0.5);
  terrain(scene, {
    back: o.y - 0.03,
    front: o.y,
    reach: 0.5,
    rows: 150,
    sea: true,
    sunSlope: 0.5,
    height: (u, v) => {
      const a = (u - o.centre) / o.width;
      const b = (v - 0.45) * 1.9;
      const dome = Math.max(0, 1 - Math.hypot(a, b)) ** 1.1;
      const side = 0.55 * Math.max(0, 1 - Math.hypot(a * 1.9 - second * 1.9, b)) ** 0.8;
      const r = noise.ridged(u * 3.6 + seed, v * 1.8 + seed, octaves, 0.5, 0.045);
      return o.height * (smoothMax(dome, side, 0.1) * (0.75 + 0.6 * r) - 0.06);
    },
    color: mountainColor(scene, { snowLine: Infinity, treeLine: o.height * 0.75 }),
    haze: o.haze,
    footHaze: o.haze + 0.12,
    hazeTop: 0.12,
  });
}

/** Turquoise over sand, in long tongues. */
function shallows(scene: Scene, top: number): void {
  const { canvas, noise, rng, pal } = scene;
  const seed = rng.range(0, 50);
  const pale = scene.shade(mix(pal.water, [190, 240, 220], 0.5), pal.night ? 0.35 : 0.9);
  const { width, height } = canvas;
  for (let py = Math.floor((top + 0.03) * height); py < height; py++) {
    const y = py / height;
    for (let px = 0; px < width; px++) {
      const u = (px - width / 2) / height;
      const n = noise.at(u * 1.6 + seed, y * 9) + 0.4 * noise.at(u * 5 + seed, y * 26);
      const a = smoothstep(0, 0.5, n) * 0.4 + smoothstep(0.82, 1.05, y + n * 0.06) * 0.6;
      if (a > 0.01) canvas.blend(py * width + px, pale, a * smoothstep(top + 0.03, top + 0.2, y));
    }
  }
}
