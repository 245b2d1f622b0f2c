import { mix } from "../color";
import { fillBelow } from "../forest";
import { yurt } from "../landmarks";
import { meadow } from "../meadow";
import { mist } from "../mist";
import { mountainColor, mountainRange } from "../ridges";
import { smoothstep } from "../noise";
import type { Scene } from "../scene";
import { paintSky } from "../sky";
import { terrain } from "../terrain";

/** Grass to the horizon under a great sky, felt tents, far mountains. */
export function steppe(scene: Scene): void {
  const { rng, flip, pal, noise, winter } = scene;
  const horizon = rng.range(0.62, 0.66);
  paintSky(scene, { horizon: horizon + 0.02, clouds: "cumulus" });
  const ranges = [
    { height: 0.24, frequency: 2, side: flip, snowLine: 0.12, treeLine: 0.05, haze: 0.66, footHaze: 0.85 },
    { height: 0.12, frequency: 1.6, side: -flip, snowLine: 9, treeLine: 0.3, haze: 0.46, footHaze: 0.6 },
  ];
  for (const { height, frequency, side, snowLine, treeLine, haze, footHaze } of ranges)
    terrain(scene, {
      back: horizon - 0.04,
      front: horizon + 0.01,
      reach: 0.8,
      rows: 180,
      height: mountainRange(scene, {
        height,
        frequency,
        octaves: 6,
        sharpness: 0.6,
        reach: 0.8,
        envelope: (u) => 0.35 + 0.65 * smoothstep(-0.5, 0.6, u * side),
      }),
      color: mountainColor(scene, {
        snowLine: winter ? 0.03 : snowLine,
        treeLine,
        green: mix(pal.heath, pal.meadow, 0.4),
        upland: pal.heath,
      }),
      haze,
      footHaze,
      hazeTop: 0.14,
    });
  mist(scene, horizon, 0.035, 0.4);
  for (let i = 0; i < 4; i++) {
    const seed = rng.range(0, 100);
    const t = i / 3;
    const tone = scene.tone(
      mix(pal.meadow, pal.heath, i % 2 ? 0.6 : 0.15),
      0.85 - 0.1 * i,
      0.55 * (1 - t) + 0.08,
    );
    fillBelow(
      scene,
      (u) => horizon + 0.01 + 0.035 * i + 0.016 * noise.at(u * (1.6 - 0.2 * i) + seed, 1.4),
      tone,
      undefined,
      undefined,
      1.02,
      mix(tone, scene.shade(pal.heath, 0.4), 0.25),
    );
  }
  const edge = meadow(scene, {
    y: 0.79,
    bumps: 0.04,
    tilt: 0.03 * flip,
    far: mix(pal.meadow, pal.heath, 0.3),
    near: winter ? undefined : mix(pal.heath, pal.conifer, 0.3),
  });
  for (const [k, s] of [
    [0.36, 0.13],
    [0.53, 0.1],
    [0.24, 0.08],
  ] as const)
    yurt(scene, flip * k, edge(flip * k) + 0.02 + s * 0.1, s);
  horses(scene, -flip * rng.range(0.0, 0.2), horizon + 0.11);
  grass(scene);
}

function horses(scene: Scene, x: number, y: number): void {
  const { canvas, rng, pal } = scene;
  for (let i = 0; i < 7; i++) {
    const s = rng.range(0.018, 0.024);
    const hx = x + rng.range(-0.14, 0.14);
    const hy = y + rng.range(-0.01, 0.016);
    const dir = rng.sign();
    const c = scene.tone(mix(pal.rock2, [60, 36, 28], rng.range(0.2, 0.9)), 0.35, 0.15);
    canvas.disc(hx, hy - s * 0.55, s * 0.42, c, 1, 0.5);
    canvas.stroke(
      [
        hx + dir * s * 0.3,
        hy - s * 0.65,
        hx + dir * s * 0.5,
        hy - s * 0.95,
        hx + dir * s * 0.68,
        hy - s * 0.78,
      ],
      s * 0.18,
      c,
      1,
      s * 0.12,
    );
    for (const k of [-0.3, -0.2, 0.2, 0.32])
      canvas.stroke([hx + k * s, hy - s * 0.45, hx + k * s + rng.range(-0.05, 0.05) * s, hy], s * 0.08, c);
    canvas.stroke([hx - dir * s * 0.4, hy - s * 0.62, hx - dir * s * 0.52, hy - s * 0.3], s * 0.08, c);
  }
}

/** Feather grass bowing in the wind. */
function grass(scene: Scene): void {
  const { canvas, pal, side, winter } = scene;
  const rng = scene.rng.fork("grass");
  const tones = [
    scene.shade(pal.meadow, 0.95),
    scene.shade(pal.heath, 0.5),
    scene.shade(mix(pal.meadow, pal.snow, 0.4), 0.95),
  ];
  for (let i = 0; i < (winter ? 120 : 420); i++) {
    const x = rng.range(-0.8, 0.8);
    const t = rng.next();
    const y = 0.9 + 0.13 * t;
    const h = (0.03 + 0.06 * t) * rng.range(0.6, 1.2);
    const lean = -side * h * rng.range(0.2, 0.6);
    canvas.stroke(
      [x, y, x + lean * 0.25, y - h * 0.6, x + lean, y - h],
      0.0022,
      rng.pick(tones),
      0.7,
      0.0006,
    );
  }
}
