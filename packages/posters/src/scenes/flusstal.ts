import { mix } from "../color";
import { forest } from "../forest";
import { traveller, village } from "../figures";
import { castle } from "../landmarks";
import { meadow } from "../meadow";
import { mist } from "../mist";
import { clamp, lerp, smoothstep } from "../noise";
import type { Scene } from "../scene";
import { paintSky } from "../sky";
import { water } from "../water";
import { broadleaf, bareTree } from "../trees";

/** A river in wide bends between wooded slopes, a castle above and a village on the bank. */
export function flusstal(scene: Scene): void {
  const { rng, flip, pal, noise, winter } = scene;
  const valley = 0.56;
  paintSky(scene, { horizon: 0.52, clouds: rng.chance(0.5) ? "cumulus" : "bands" });
  const slopes = [
    { side: 0, rise: 0.1, haze: 0.78, size: 0.009 },
    { side: -1, rise: 0.17, haze: 0.55, size: 0.014 },
    { side: 1, rise: 0.24, haze: 0.36, size: 0.02 },
    { side: -1, rise: 0.3, haze: 0.2, size: 0.03 },
  ];
  let castleLine: (u: number) => number = () => valley;
  slopes.forEach((s, i) => {
    const side = s.side * flip;
    const seed = rng.range(0, 100);
    const foot = valley + 0.012 * i;
    const line = (u: number): number => {
      const k = side === 0 ? 0.8 : smoothstep(-0.1 + 0.09 * i, 0.75, u * side);
      return (
        foot - s.rise * k * (1 + 0.28 * noise.at(u * 2.1 + seed, 2)) - 0.02 * noise.at(u * 5 + seed, 6) * k
      );
    };
    if (i === 2) castleLine = line;
    forest(scene, {
      line,
      size: s.size,
      haze: s.haze,
      rows: Math.ceil((s.rise * 1.1) / (s.size * 0.62)),
      step: 0.62,
      leafy: 0.6,
      ground: scene.tone(mix(pal.conifer, pal.leaves[0]!, winter ? 0.1 : 0.35), 0.35, s.haze),
      density: (u) => (line(u) < foot - 0.008 ? 1 : 0),
    });
    if (i === 2) castle(scene, flip * 0.4, castleLine(flip * 0.4) + 0.006, 0.075, 0.28);
    if (i < 3) mist(scene, foot, 0.045, 0.35);
  });
  fields(scene, valley + 0.03);
  const middle = (t: number): number =>
    flip * (0.02 + 0.2 * Math.sin(1.1 + t * 5.2) * (0.12 + 0.88 * t) - 0.12 * t);
  const half = (t: number): number => 0.012 + 0.3 * t ** 1.5;
  water(scene, {
    top: valley + 0.03,
    rough: 0.22,
    depth: [0.15, 0.5],
    mask: (u, y) => {
      const t = Math.max(0, (y - valley - 0.03) / (1 - valley - 0.03));
      return (
        0.5 + (half(t) + 0.012 * t * noise.at(t * 14, 8.8) - Math.abs(u - middle(t))) * scene.params.height
      );
    },
  });
  village(scene, flip * 0.36, valley + 0.085, 0.034, 0.12, 9);
  for (let i = 0; i < 26; i++) {
    const t = rng.next() ** 1.3 * 0.5 + 0.04;
    const bank = rng.sign();
    const x = middle(t) + bank * (half(t) + rng.range(0.02, 0.1) * (0.3 + t));
    const size = lerp(0.022, 0.13, t) * rng.range(0.7, 1.2);
    const leaf = rng.pick(pal.leaves);
    const haze = 0.28 * (1 - t);
    const y = valley + 0.03 + t * (1 - valley - 0.03);
    if (winter) bareTree(scene, rng, x, y, size, scene.tone(leaf, 0.1, haze));
    else
      broadleaf(scene, rng, x, y, size, {
        color: scene.tone(leaf, 0.15, haze),
        lit: scene.tone(leaf, 0.9, haze),
      });
  }
  const edge = meadow(scene, { y: 0.93, tilt: 0.13 * flip, bumps: 0.03, trail: false });
  traveller(scene, flip * 0.4, edge(flip * 0.4) + 0.02, 0.075);
}

/** Meadows and fields on the valley's floor, parted by hedges that run to the horizon. */
function fields(scene: Scene, top: number): void {
  const { canvas, noise, pal, rng, flip } = scene;
  const { width, height } = canvas;
  const seed = rng.range(0, 100);
  const crops = [
    pal.meadow,
    mix(pal.meadow, pal.conifer, 0.3),
    mix(pal.meadow, pal.heath, 0.6),
    mix(pal.meadow, pal.path, 0.4),
  ];
  for (let py = Math.floor(top * height); py < height; py++) {
    const t = Math.max(0, (py / height - top) / (1 - top));
    const depth = 0.1 + t;
    const z = 1 / depth;
    for (let px = 0; px < width; px++) {
      const u = (px - width / 2) / height;
      const gx = (u - flip * 0.05) / depth + 0.25 * noise.at(z * 0.8, seed) + z * 0.1;
      const gz = z * 1.1 + 0.25 * noise.at(gx * 0.6, seed + 3);
      const cell = noise.at(Math.floor(gx * 1.3) * 3.71 + 0.5, Math.floor(gz) * 5.13 + seed);
      const crop = crops[Math.min(3, Math.floor(clamp(cell * 0.9 + 0.5) * 4))]!;
      const rim = Math.min(Math.abs(((gx * 1.3) % 1) - (gx < 0 ? -0.5 : 0.5)), Math.abs((gz % 1) - 0.5));
      const hedge = smoothstep(0.44, 0.49, rim) * 0.5;
      const grain = 0.5 * noise.at(gx * 30, gz * 30) * smoothstep(0, 0.4, t);
      const c = mix(crop, pal.conifer, hedge);
      canvas.blend(
        py * width + px,
        scene.tone(c, clamp(0.78 + 0.12 * grain - 0.2 * t), 0.4 * (1 - t) ** 2),
        1,
      );
    }
  }
}
