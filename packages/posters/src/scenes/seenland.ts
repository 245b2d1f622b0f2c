import { rowboat } from "../boats";
import { mix } from "../color";
import { forest, foregroundTone } from "../forest";
import { hiker } from "../figures";
import { mist } from "../mist";
import { smoothstep } from "../noise";
import type { Scene } from "../scene";
import { paintSky } from "../sky";
import { conifer } from "../trees";
import { water } from "../water";

/** A wide still lake with wooded islands, a jetty and reeds. */
export function seenland(scene: Scene): void {
  const { rng, flip, pal, noise } = scene;
  const shore = rng.range(0.55, 0.6);
  paintSky(scene, { horizon: shore, clouds: rng.chance(0.6) ? "cumulus" : "bands" });
  const banks = [
    { haze: 0.72, size: 0.018, rise: 0.12, at: 0 },
    { haze: 0.5, size: 0.026, rise: 0.075, at: -flip * 0.5 },
    { haze: 0.26, size: 0.042, rise: 0.05, at: flip * 0.6 },
  ];
  banks.forEach((b, i) => {
    const seed = rng.range(0, 100);
    const line = (u: number): number => {
      const there = i === 0 ? 1 : smoothstep(0.62, 0.1, Math.abs(u - b.at) * (1.1 - 0.25 * i));
      return (
        shore +
        0.01 -
        b.rise * there * (0.55 + 0.5 * noise.at(u * 2.4 + seed, 2.2)) +
        (there < 0.02 ? 0.1 : 0)
      );
    };
    forest(scene, {
      line,
      size: b.size,
      haze: b.haze,
      rows: 6,
      step: 0.5,
      leafy: 0.35,
      ground: scene.tone(mix(pal.conifer, pal.meadow, 0.2), 0.3, b.haze),
      density: (u) => (line(u) < shore ? 1 : 0),
    });
    if (i < 2) mist(scene, shore, 0.05, 0.4);
  });
  water(scene, { top: shore, rough: 0.2, depth: [0.08, 0.58] });
  jetty(scene);
  pines(scene);
  rowboat(scene, -flip * rng.range(0.02, 0.16), rng.range(0.74, 0.8), 0.08);
  reeds(scene, -flip);
  reeds(scene, flip);
}

function jetty(scene: Scene): void {
  const { canvas, flip, rng } = scene;
  const planks = scene.shade([176, 148, 118], 0.75);
  const dark = foregroundTone(scene, [96, 78, 66], 0.15);
  const end = { x: flip * rng.range(0.14, 0.2), y: 0.8 };
  const near = { x: flip * 0.56, y: 1.04 };
  const at = (t: number, s: number): [number, number] => {
    const k = t ** 1.5;
    return [
      near.x + (end.x - near.x) * (1 - (1 - t) ** 1.6) + s * (0.17 * (1 - t) ** 1.5 + 0.026),
      near.y + (end.y - near.y) * (1 - (1 - t) ** 1.6) + 0 * k,
    ];
  };
  for (let i = 0; i < 7; i++)
    for (const s of [-1, 1]) {
      const [px, py] = at(i / 6, s * 0.92);
      const w = 0.003 + 0.012 * (1 - i / 6);
      canvas.fill(
        [px - w, py - w, px + w, py - w, px + w, py + 0.03 + w * 3, px - w, py + 0.03 + w * 3],
        dark,
      );
    }
  const n = 26;
  for (let i = 0; i < n; i++) {
    const a = i / n;
    const b = (i + 0.86) / n;
    const tone = mix(planks, dark, rng.range(0, 0.22));
    canvas.fill([...at(a, -1), ...at(a, 1), ...at(b, 1), ...at(b, -1)], tone);
  }
  hiker(scene, end.x + flip * 0.012, end.y + 0.012, 0.075);
}

function reeds(scene: Scene, side: number): void {
  const { canvas, pal, rng } = scene;
  const dark = foregroundTone(scene, mix(pal.conifer, pal.heath, 0.4), 0.15);
  const bright = foregroundTone(scene, pal.heath, 0.8);
  for (let i = 0; i < 110; i++) {
    const x = side * (0.76 - 0.3 * rng.next() ** 1.6);
    const h = rng.range(0.07, 0.2) * (0.4 + 0.6 * smoothstep(0.4, 0.75, Math.abs(x)));
    const bend = rng.range(-0.02, 0.03);
    canvas.stroke(
      [x, 1.02, x + bend * 0.3, 1.02 - h * 0.6, x + bend, 1.02 - h],
      0.0036,
      rng.chance(0.35) ? bright : dark,
      0.95,
      0.0008,
    );
    if (rng.chance(0.15))
      canvas.stroke(
        [x + bend * 0.8, 1.02 - h * 0.9, x + bend, 1.0 - h - 0.012],
        0.006,
        mix(dark, [80, 50, 36], 0.6),
      );
  }
}

/** Tall shore pines on the side away from the jetty's end. */
function pines(scene: Scene): void {
  const { flip, rng, pal, winter } = scene;
  const color = foregroundTone(scene, pal.conifer, 0.12);
  const lit = foregroundTone(scene, pal.conifer, 0.75);
  const snow = winter ? foregroundTone(scene, pal.snow, 0.6) : undefined;
  for (const [x, size] of [
    [0.71, 0.62],
    [0.62, 0.42],
    [0.76, 0.8],
  ] as const)
    conifer(scene, rng, flip * x, 1.03, size, { color, lit, snow });
}
