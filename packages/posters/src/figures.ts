import type { Path } from "./canvas";
import { hex, mix, scale } from "./color";
import { lerp } from "./noise";
import type { Scene } from "./scene";

/** Whoever goes along the picture's way, as the way asks: on foot, by bike, on skis. Paddlers and rope teams walk ashore. */
export function traveller(scene: Scene, x: number, y: number, size: number): void {
  const { way = "foot" } = scene.params;
  if (way === "bike") cyclist(scene, x, y, size);
  else {
    if (way === "ski") skis(scene, x, y, size);
    hiker(scene, x, y, size);
  }
}

/** A rider seen from the side, wheels on the ground at y. */
function cyclist(scene: Scene, x: number, y: number, s: number): void {
  const { canvas, pal, flip } = scene;
  const dark = mix(scene.shade(hex("#3a4048"), 0.3), [14, 16, 24], 0.3);
  const jacket = scene.shade(pal.accent, pal.night ? 0.75 : 0.95);
  const at = (u: number, v: number): [number, number] => [x + flip * u * s, y - v * s];
  for (const hub of [-0.34, 0.34]) {
    const [cx, cy] = at(hub, 0.23);
    const rim: number[] = [];
    for (let k = 0; k <= 24; k++) {
      const angle = (k / 24) * 2 * Math.PI;
      rim.push(cx + Math.cos(angle) * 0.22 * s, cy + Math.sin(angle) * 0.22 * s);
    }
    canvas.stroke(rim, s * 0.045, dark);
  }
  const frame = [
    ...at(-0.34, 0.23),
    ...at(-0.12, 0.52),
    ...at(0.24, 0.55),
    ...at(-0.02, 0.22),
    ...at(-0.34, 0.23),
  ];
  canvas.stroke(frame, s * 0.04, scene.shade(hex("#7b8794"), 0.8));
  canvas.stroke([...at(0.34, 0.23), ...at(0.22, 0.66), ...at(0.32, 0.68)], s * 0.04, dark);
  canvas.stroke([...at(-0.14, 0.6), ...at(0.08, 0.42), ...at(-0.02, 0.12)], s * 0.1, dark, 1, s * 0.07);
  canvas.stroke([...at(-0.14, 0.62), ...at(0.06, 0.98)], s * 0.22, jacket, 1, s * 0.18);
  canvas.stroke([...at(0.05, 0.92), ...at(0.27, 0.7)], s * 0.07, jacket, 1, s * 0.05);
  const [hx, hy] = at(0.13, 1.12);
  canvas.disc(hx, hy, s * 0.09, scene.shade(hex("#d9a780"), 0.8));
  canvas.disc(hx, hy - s * 0.04, s * 0.085, dark);
}

function skis(scene: Scene, x: number, y: number, s: number): void {
  const dark = mix(scene.shade(hex("#8a4a32"), 0.5), [14, 16, 24], 0.2);
  for (const side of [-1, 1])
    scene.canvas.stroke(
      [x + side * s * 0.16 - s * 0.34, y + s * 0.1, x + side * s * 0.16 + s * 0.42, y - s * 0.08],
      s * 0.06,
      dark,
    );
  scene.canvas.stroke([x - s * 0.12, y - s * 0.72, x - s * 0.3, y + s * 0.02], s * 0.035, dark);
}

/** A walker seen from behind, feet at x, y. */
export function hiker(scene: Scene, x: number, y: number, size: number, stride = 1): void {
  const { canvas, pal } = scene;
  const s = size;
  const dark = mix(scene.shade(hex("#3a4048"), 0.3), [14, 16, 24], 0.3);
  const jacket = scene.shade(pal.accent, pal.night ? 0.75 : 0.95);
  const skin = scene.shade(hex("#d9a780"), 0.8);
  canvas.fill(
    [x - s * 0.3, y + s * 0.015, x, y - s * 0.02, x + s * 0.34, y + s * 0.015, x, y + s * 0.035],
    [10, 14, 24],
    0.28,
  );
  canvas.stroke(
    [x - s * 0.03, y - s * 0.45, x - s * 0.1 * stride, y - s * 0.22, x - s * 0.13 * stride, y],
    s * 0.11,
    dark,
    1,
    s * 0.07,
  );
  canvas.stroke(
    [x + s * 0.03, y - s * 0.45, x + s * 0.09 * stride, y - s * 0.24, x + s * 0.06 * stride, y - s * 0.02],
    s * 0.11,
    dark,
    1,
    s * 0.07,
  );
  const body: Path = [x - s * 0.1, y - s * 0.4, x - s * 0.14, y - s * 0.76, x - s * 0.05, y - s * 0.84];
  body.push(x + s * 0.07, y - s * 0.84, x + s * 0.14, y - s * 0.76, x + s * 0.11, y - s * 0.4);
  canvas.fill(body, jacket);
  // Rucksack.
  const pack: Path = [
    x - s * 0.11,
    y - s * 0.46,
    x - s * 0.13,
    y - s * 0.78,
    x + s * 0.08,
    y - s * 0.8,
    x + s * 0.1,
    y - s * 0.46,
  ];
  canvas.fill(pack, mix(dark, jacket, 0.18));
  canvas.disc(x + s * 0.01, y - s * 0.92, s * 0.075, skin);
  canvas.fill(
    [
      x - s * 0.08,
      y - s * 0.92,
      x - s * 0.05,
      y - s * 1.01,
      x + s * 0.06,
      y - s * 1.01,
      x + s * 0.095,
      y - s * 0.92,
    ],
    dark,
  );
  canvas.stroke(
    [x + s * 0.12, y - s * 0.72, x + s * 0.24, y - s * 0.52, x + s * 0.27, y + s * 0.01],
    s * 0.035,
    dark,
    1,
    s * 0.02,
  );
}

/** A hut with a gabled roof; windows burn when the light goes. */
export function hut(scene: Scene, x: number, y: number, size: number, haze = 0): void {
  const { canvas, pal, side, params, winter } = scene;
  const s = size;
  const wood = hex("#7a5a45");
  const front = scene.tone(wood, side > 0 ? 0.3 : 0.8, haze);
  const flank = scene.tone(wood, side > 0 ? 0.85 : 0.2, haze);
  const stone = scene.tone(hex("#8d8880"), 0.4, haze);
  canvas.fill(
    [
      x - s * 0.52,
      y + s * 0.05,
      x - s * 0.5,
      y - s * 0.1,
      x + s * 0.5,
      y - s * 0.1,
      x + s * 0.52,
      y + s * 0.05,
    ],
    stone,
  );
  canvas.fill(
    [
      x - s * 0.48,
      y - s * 0.1,
      x - s * 0.48,
      y - s * 0.42,
      x - s * 0.24,
      y - s * 0.74,
      x,
      y - s * 0.42,
      x,
      y - s * 0.1,
    ],
    front,
  );
  canvas.fill(
    [x, y - s * 0.1, x, y - s * 0.42, x + s * 0.48, y - s * 0.42, x + s * 0.48, y - s * 0.1],
    flank,
  );
  const roof = winter
    ? scene.tone(pal.snow, 0.75, haze)
    : scene.tone(mix(pal.roof, hex("#6f5a50"), 0.35), 0.6, haze);
  canvas.fill(
    [
      x - s * 0.27,
      y - s * 0.78,
      x + s * 0.32,
      y - s * 0.78,
      x + s * 0.58,
      y - s * 0.37,
      x + s * 0.03,
      y - s * 0.37,
    ],
    roof,
  );
  canvas.fill(
    [
      x - s * 0.27,
      y - s * 0.78,
      x - s * 0.21,
      y - s * 0.78,
      x - s * 0.5,
      y - s * 0.36,
      x - s * 0.56,
      y - s * 0.36,
    ],
    scale(roof, 0.78),
  );
  canvas.fill(
    [
      x + s * 0.2,
      y - s * 0.72,
      x + s * 0.2,
      y - s * 0.92,
      x + s * 0.28,
      y - s * 0.92,
      x + s * 0.28,
      y - s * 0.68,
    ],
    stone,
  );
  const burning = params.timeOfDay !== "tag";
  const pane = burning ? pal.window : mix(scene.tone(hex("#5d7080"), 0.5, haze), pal.sky[1], 0.3);
  const windows = [-0.38, -0.18, 0.08, 0.24, 0.38].map((k) => [x + k * s, y - s * 0.32] as const);
  for (const [wx, wy] of windows)
    canvas.fill([wx, wy, wx + s * 0.075, wy, wx + s * 0.075, wy + s * 0.11, wx, wy + s * 0.11], pane);
  if (burning)
    for (const [wx, wy] of windows) canvas.glow(wx + s * 0.04, wy + s * 0.05, s * 0.3, pal.window, 0.22, 2.4);
}

/** A village: small gabled houses and a church's steeple, seen from afar. */
export function village(scene: Scene, x: number, y: number, size: number, haze: number, count = 9): void {
  const { canvas, pal, side, params, winter } = scene;
  const rng = scene.rng.fork(`village-${x}`);
  const lamps = params.timeOfDay === "abend" || params.timeOfDay === "nacht";
  const wall = scene.tone(pal.wall, 0.85, haze);
  const shady = scene.tone(pal.wall, 0.15, haze);
  for (let i = 0; i < count; i++) {
    const k = count === 1 ? 0 : i / (count - 1) - 0.5;
    const hx = x + k * size * count * 0.62 + rng.range(-0.2, 0.2) * size;
    const w = size * rng.range(0.34, 0.5);
    const h = size * rng.range(0.36, 0.55);
    const hy = y + rng.range(-0.16, 0.2) * size;
    const roofTone = winter ? pal.snow : mix(pal.roof, hex("#7d5548"), rng.next() * 0.7);
    if (i === Math.floor(count / 2)) steeple(scene, hx + w, hy, size, haze);
    canvas.fill([hx - w, hy, hx - w, hy - h, hx, hy - h, hx, hy], side < 0 ? wall : shady);
    canvas.fill([hx, hy, hx, hy - h, hx + w, hy - h, hx + w, hy], side < 0 ? shady : wall);
    canvas.fill(
      [
        hx - w * 1.12,
        hy - h,
        hx - w * 0.75,
        hy - h - size * 0.34,
        hx + w * 0.75,
        hy - h - size * 0.34,
        hx + w * 1.12,
        hy - h,
      ],
      scene.tone(roofTone, 0.6, haze),
    );
    if (!lamps) continue;
    for (const wx of [-0.6, 0.35]) {
      if (!rng.chance(0.75)) continue;
      const px = hx + wx * w;
      canvas.fill(
        [px, hy - h * 0.7, px + w * 0.26, hy - h * 0.7, px + w * 0.26, hy - h * 0.35, px, hy - h * 0.35],
        pal.window,
      );
      canvas.glow(px, hy - h * 0.5, size * 0.5, pal.window, 0.25);
    }
  }
}

function steeple(scene: Scene, x: number, y: number, size: number, haze: number): void {
  const { canvas, pal, side } = scene;
  const w = size * 0.2;
  const top = y - size * 1.5;
  canvas.fill([x - w, y, x - w, top, x, top, x, y], scene.tone(pal.wall, side < 0 ? 0.9 : 0.2, haze));
  canvas.fill([x, y, x, top, x + w, top, x + w, y], scene.tone(pal.wall, side < 0 ? 0.2 : 0.9, haze));
  canvas.fill(
    [x - w * 1.15, top, x, top - size * 0.95, x + w * 1.15, top],
    scene.tone(mix(pal.roof, hex("#5c5f66"), 0.5), 0.5, haze),
  );
}

export interface TrailSpec {
  /** x at the bottom of the frame and at its far end. */
  from: number;
  to: number;
  start: number;
  end: number;
  swing: number;
  turns: number;
  width: number;
}

/** Middle of the trail at t from 0 (near) to 1 (far). */
export function trailAt(spec: TrailSpec, t: number): { x: number; y: number; w: number } {
  // Equal steps on the ground shrink with distance.
  const k = 1 - (1 - t) ** 1.9;
  const persp = (1 - k) ** 1.15;
  const x =
    lerp(spec.from, spec.to, k) + Math.sin(t * Math.PI * spec.turns + 0.4) * spec.swing * (0.06 + persp);
  return { x, y: lerp(spec.start, spec.end, k), w: spec.width * (0.035 + 0.965 * persp) };
}

export function trail(scene: Scene, spec: TrailSpec, light = 0.8): void {
  const { canvas, pal, winter } = scene;
  const left: Path = [];
  const right: Path = [];
  for (let i = 0; i <= 90; i++) {
    const p = trailAt(spec, i / 90);
    const ragged = Math.sin(i * 2.3) * 0.05 + Math.sin(i * 0.9) * 0.06;
    left.push(p.x - p.w * (0.5 + ragged), p.y);
    right.unshift(p.x + p.w * (0.5 - ragged * 0.7), p.y);
  }
  const surface = winter ? mix(pal.snow, hex("#9fb2c6"), 0.45) : pal.path;
  canvas.fill([...left, ...right], scene.shade(surface, light), 0.92);
}
