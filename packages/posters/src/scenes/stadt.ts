import { mix, type Rgb } from "../color";
import { forest } from "../forest";
import { meadow } from "../meadow";
import { mist } from "../mist";
import type { Rng } from "../prng";
import type { Scene } from "../scene";
import { paintSky } from "../sky";
import { water } from "../water";

/** An old town on a river: gables, towers and domes in layers, a stone bridge, lamps on the water. */
export function stadt(scene: Scene): void {
  const { rng, flip, pal, noise } = scene;
  paintSky(scene, { horizon: 0.58, clouds: rng.chance(0.5) ? "cumulus" : "bands" });
  const shore = 0.66;
  const hills = rng.range(0, 90);
  forest(scene, {
    line: (u) => 0.5 - 0.06 * noise.at(u * 1.5 + hills, 2) - 0.05 * u * flip,
    size: 0.014,
    haze: 0.7,
    rows: 5,
    leafy: 0.6,
    ground: scene.tone(pal.conifer, 0.4, 0.7),
  });
  const layers = 4;
  for (let i = 0; i < layers; i++) {
    const t = i / (layers - 1);
    const haze = 0.66 * (1 - t) + 0.08;
    const size = 0.034 + 0.03 * t;
    const base = shore - 0.11 * (1 - t);
    houses(scene, base, size, haze);
    if (i === 1) {
      dome(scene, -flip * rng.range(0.26, 0.42), base, 0.15, haze);
      church(scene, flip * 0.56, base, 0.2, haze);
    }
    if (i === 2) church(scene, flip * rng.range(0.14, 0.26), base, rng.range(0.27, 0.33), haze, true);
    if (i < layers - 1) mist(scene, base, 0.05, 0.35);
  }
  quay(scene, shore);
  water(scene, { top: shore + 0.015, rough: 0.36, depth: [0.14, 0.6] });
  bridge(scene, shore + 0.09);
  const edge = meadow(scene, { y: 0.93, tilt: 0.12 * flip, bumps: 0.03 });
  forest(scene, {
    line: (u) => edge(u) + 0.03,
    size: 0.16,
    haze: 0.02,
    leafy: 1,
    from: flip > 0 ? 0.46 : -0.8,
    to: flip > 0 ? 0.8 : -0.46,
    density: () => 0.8,
  });
}

function lamps(scene: Scene): boolean {
  return scene.params.timeOfDay === "abend" || scene.pal.night;
}

/** A wall with a sunny and a shady part, its windows, and a roof. */
function houses(scene: Scene, base: number, size: number, haze: number): void {
  const { canvas, pal, winter, side } = scene;
  const rng = scene.rng.fork(`houses-${base}`);
  const walls: Rgb[] = [
    pal.wall,
    mix(pal.wall, [226, 176, 110], 0.5),
    mix(pal.wall, [206, 138, 112], 0.5),
    mix(pal.wall, [160, 178, 176], 0.5),
  ];
  for (let x = canvas.left - 0.05; x < canvas.right + 0.05;) {
    const w = size * rng.range(0.55, 1.15);
    const h = size * rng.range(1.1, 2.1);
    const roof = size * rng.range(0.4, 0.9);
    const y = base - h;
    const wall = rng.pick(walls);
    const gable = rng.chance(0.4);
    canvas.fill(
      [x, base + 0.12, x, y, x + w, y, x + w, base + 0.12],
      scene.tone(wall, rng.range(0.45, 0.95), haze),
      1,
      scene.tone(wall, 0.35, haze),
    );
    const tile = winter ? pal.snow : mix(pal.roof, [120, 84, 78], rng.next() * 0.8);
    const bright = scene.tone(tile, 0.85, haze);
    const shady = scene.tone(tile, 0.25, haze);
    const o = w * 0.05;
    if (gable) {
      const [left, right] = side > 0 ? [shady, bright] : [bright, shady];
      canvas.fill([x - o, y, x + w / 2, y - roof * 1.15, x + w / 2, y], scene.tone(wall, 0.6, haze));
      canvas.fill([x + w + o, y, x + w / 2, y - roof * 1.15, x + w / 2, y], scene.tone(wall, 0.6, haze));
      const band = w * 0.09;
      canvas.stroke([x - o, y, x + w / 2, y - roof * 1.15], band, left);
      canvas.stroke([x + w + o, y, x + w / 2, y - roof * 1.15], band, right);
    } else
      canvas.fill(
        [x - o, y, x + w * 0.12, y - roof, x + w * 0.88, y - roof, x + w + o, y],
        rng.chance(0.5) ? bright : mix(bright, shady, 0.6),
      );
    if (rng.chance(0.4))
      canvas.fill(
        [
          x + w * 0.7,
          y - roof * 0.4,
          x + w * 0.7,
          y - roof * 1.35,
          x + w * 0.8,
          y - roof * 1.35,
          x + w * 0.8,
          y - roof * 0.4,
        ],
        shady,
      );
    windows(scene, rng, x, y, w, h, size, haze);
    x += w;
  }
}

function windows(
  scene: Scene,
  rng: Rng,
  x: number,
  y: number,
  w: number,
  h: number,
  size: number,
  haze: number,
): void {
  const { canvas, pal } = scene;
  const dark = scene.tone([84, 92, 108], 0.35, haze);
  const cols = Math.max(2, Math.round(w / size / 0.28));
  const rows = Math.max(2, Math.round(h / size / 0.42));
  const burning = lamps(scene) ? (pal.night ? 0.45 : 0.3) : 0;
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++) {
      const wx = x + ((c + 0.5) / cols) * w;
      const wy = y + ((r + 0.45) / rows) * h;
      const on = rng.next() < burning;
      const s = size * 0.055;
      canvas.fill(
        [wx - s, wy - s * 1.5, wx + s, wy - s * 1.5, wx + s, wy + s * 1.3, wx - s, wy + s * 1.3],
        on ? mix(pal.window, pal.haze, haze * 0.5) : dark,
        on ? 1 : 0.8,
      );
    }
}

function church(scene: Scene, x: number, base: number, size: number, haze: number, twin = false): void {
  const { canvas, pal, side, winter } = scene;
  const stone = mix(pal.wall, pal.rock2, 0.4);
  const copper: Rgb = mix(pal.roof, [86, 132, 118], 0.75);
  const box = (cx: number, w: number, top: number): void => {
    canvas.fill(
      [cx - w, base + 0.02, cx - w, top, cx, top, cx, base + 0.02],
      scene.tone(stone, side < 0 ? 0.9 : 0.2, haze),
    );
    canvas.fill(
      [cx, base + 0.02, cx, top, cx + w, top, cx + w, base + 0.02],
      scene.tone(stone, side < 0 ? 0.2 : 0.9, haze),
    );
  };
  const nave = size * 0.55;
  canvas.fill(
    [x, base + 0.02, x, base - size * 0.4, x + nave, base - size * 0.4, x + nave, base + 0.02],
    scene.tone(stone, 0.5, haze),
  );
  canvas.fill(
    [
      x - 0.004,
      base - size * 0.4,
      x + 0.01,
      base - size * 0.56,
      x + nave,
      base - size * 0.56,
      x + nave + 0.006,
      base - size * 0.4,
    ],
    scene.tone(winter ? pal.snow : pal.roof, 0.55, haze),
  );
  const towers = twin ? [-0.1, 0.1] : [0];
  for (const k of towers) {
    const cx = x + k * size;
    const w = size * 0.075;
    const top = base - size * 0.66;
    box(cx, w, top);
    canvas.fill(
      [cx - w * 1.15, top, cx, base - size * 1.08, cx, top],
      scene.tone(copper, side < 0 ? 0.9 : 0.25, haze),
    );
    canvas.fill(
      [cx + w * 1.15, top, cx, base - size * 1.08, cx, top],
      scene.tone(copper, side < 0 ? 0.25 : 0.9, haze),
    );
    canvas.disc(
      cx,
      top + size * 0.07,
      w * 0.5,
      lamps(scene) ? pal.window : scene.tone([240, 232, 210], 0.8, haze),
    );
  }
}

function dome(scene: Scene, x: number, base: number, size: number, haze: number): void {
  const { canvas, pal, side } = scene;
  const stone = mix(pal.wall, pal.rock2, 0.25);
  const copper: Rgb = mix(pal.roof, [94, 146, 130], 0.85);
  canvas.fill(
    [
      x - size * 0.42,
      base + 0.02,
      x - size * 0.42,
      base - size * 0.5,
      x + size * 0.42,
      base - size * 0.5,
      x + size * 0.42,
      base + 0.02,
    ],
    scene.tone(stone, 0.6, haze),
  );
  const half = (dir: number): number[] => {
    const path = [x, base - size * 0.5];
    for (let i = 0; i <= 12; i++) {
      const a = (i / 12) * (Math.PI / 2);
      path.push(x + dir * Math.cos(a) * size * 0.38, base - size * 0.5 - Math.sin(a) * size * 0.46);
    }
    return path;
  };
  canvas.fill(half(-1), scene.tone(copper, side < 0 ? 0.95 : 0.3, haze));
  canvas.fill(half(1), scene.tone(copper, side < 0 ? 0.3 : 0.95, haze));
  canvas.fill(
    [
      x - size * 0.06,
      base - size * 0.94,
      x - size * 0.05,
      base - size * 1.08,
      x,
      base - size * 1.3,
      x + size * 0.05,
      base - size * 1.08,
      x + size * 0.06,
      base - size * 0.94,
    ],
    scene.tone(copper, 0.5, haze),
  );
}

function quay(scene: Scene, y: number): void {
  const { canvas, pal } = scene;
  const stone = scene.tone(mix(pal.rock2, pal.wall, 0.35), 0.4, 0.1);
  canvas.fill([canvas.left, y, canvas.right, y, canvas.right, y + 0.016, canvas.left, y + 0.016], stone);
  if (!lamps(scene)) return;
  for (let i = 0; i < 15; i++) {
    const x = -0.74 + i * 0.106;
    canvas.disc(x, y - 0.014, 0.0028, pal.window);
    canvas.glow(x, y - 0.014, 0.045, pal.window, 0.4);
  }
}

/** Low arches over the river, nearer than the town. */
function bridge(scene: Scene, y: number): void {
  const { canvas, pal, flip, side } = scene;
  const stone = scene.tone(mix(pal.wall, pal.rock2, 0.6), side > 0 ? 0.4 : 0.6, 0.05);
  const dark = mix(stone, [20, 24, 36], 0.45);
  const arches = 9;
  const from = -flip * 0.85;
  const span = flip * 0.19;
  const deck = (u: number): number => y - 0.045 - 0.02 * Math.cos((u - from - span * 2.2) * 2.4);
  for (let i = 0; i < arches; i++) {
    const l = from + span * i;
    const r = l + span;
    const path = [
      l,
      deck(l),
      (l + r) / 2,
      deck((l + r) / 2),
      r,
      deck(r),
      r,
      y + 0.02,
      r - span * 0.1,
      y + 0.02,
    ];
    for (let k = 0; k <= 16; k++) {
      const a = (k / 16) * Math.PI;
      path.push((l + r) / 2 + Math.cos(a) * span * 0.4, y + 0.004 - Math.sin(a) * 0.036);
    }
    path.push(l + span * 0.1, y + 0.02, l, y + 0.02);
    canvas.fill(path, stone);
    canvas.fill(
      [
        l - span * 0.1,
        y + 0.026,
        l - span * 0.06,
        y - 0.012,
        l + span * 0.06,
        y - 0.012,
        l + span * 0.1,
        y + 0.026,
      ],
      dark,
      0.6,
    );
    if (lamps(scene)) {
      canvas.disc(r, deck(r) - 0.028, 0.0035, pal.window);
      canvas.glow(r, deck(r) - 0.028, 0.06, pal.window, 0.45);
      canvas.stroke([r, deck(r), r, deck(r) - 0.026], 0.002, dark);
    }
  }
  const line: number[] = [];
  for (let k = 0; k <= 30; k++)
    line.push(from + (span * arches * k) / 30, deck(from + (span * arches * k) / 30) - 0.003);
  canvas.stroke(line, 0.007, mix(stone, pal.wall, 0.4));
}
