import type { Path } from "./canvas";
import { mix, scale, type Rgb } from "./color";
import type { Rng } from "./prng";
import type { Scene } from "./scene";

export interface TreeLook {
  color: Rgb;
  /** Colour of the sunny side; left out for pure silhouettes. */
  lit?: Rgb;
  /** Snow on the branches. */
  snow?: Rgb;
}

/** A conifer with its foot at x, y; tiers grow with its size on the picture. */
export function conifer(scene: Scene, rng: Rng, x: number, y: number, size: number, look: TreeLook): void {
  const { canvas, side } = scene;
  const px = size / canvas.pixel;
  const tiers = px < 10 ? 2 : px < 30 ? 4 : px < 90 ? 7 : 12;
  const half = size * rng.range(0.17, 0.26);
  const lean = size * rng.range(-0.02, 0.02);
  const flank = (dir: number, inner: number, reach: number): Path => {
    const path: Path = [];
    for (let i = 1; i <= tiers; i++) {
      const t = i / tiers;
      const w = half * (0.1 + 0.9 * t ** 0.85) * reach * rng.range(0.78, 1.14);
      const ty = y - size * (1 - t * 0.93);
      path.push(x + lean * (1 - t) + dir * w, ty + size * 0.012 * rng.range(0, 1.6));
      if (i < tiers) path.push(x + lean * (1 - t) + dir * w * inner, ty - size * 0.012);
    }
    return path;
  };
  const right = flank(1, 0.5, 1);
  const left = flank(-1, 0.5, 1);
  const reversed: Path = [];
  for (let i = left.length - 2; i >= 0; i -= 2) reversed.push(left[i]!, left[i + 1]!);
  const trunk = half * 0.11;
  if (px > 14)
    canvas.fill(
      [x - trunk, y - size * 0.1, x + trunk, y - size * 0.1, x + trunk, y, x - trunk, y],
      scale(look.color, 0.7),
    );
  canvas.fill([x + lean, y - size, ...right, ...reversed], look.color);
  const bright = look.snow ?? look.lit;
  if (!bright || px < 7) return;
  const sunny = flank(side, 0.38, look.snow ? 0.92 : 0.84);
  canvas.fill(
    [x + lean, y - size, ...sunny, x + side * half * 0.12, y - size * 0.1],
    bright,
    look.snow ? 0.85 : 0.8,
  );
}

/** A broad crown of overlapping rounds, sunny on one side. */
export function broadleaf(scene: Scene, rng: Rng, x: number, y: number, size: number, look: TreeLook): void {
  const { canvas, side } = scene;
  const r = size * 0.3;
  const cy = y - size * 0.62;
  const trunk = size * 0.035;
  canvas.fill(
    [x - trunk, y, x - trunk * 0.6, cy, x + trunk * 0.6, cy, x + trunk, y],
    mix(scale(look.color, 0.55), [60, 45, 40], 0.4),
  );
  const px = size / canvas.pixel;
  const blobs = px < 12 ? 2 : px < 40 ? 5 : px < 120 ? 10 : 26;
  const spots = Array.from({ length: blobs }, (_, i) => {
    const a = (i / blobs) * Math.PI * 2 + rng.range(-0.5, 0.5);
    const off = rng.range(0.35, 0.78);
    return { x: x + Math.cos(a) * r * off, y: cy + Math.sin(a) * r * off * 0.9, r: r * rng.range(0.3, 0.55) };
  });
  canvas.disc(x, cy, r * 0.8, look.color);
  for (const s of spots) canvas.disc(s.x, s.y, s.r, look.color);
  if (!look.lit || px < 8) return;
  for (const s of spots) canvas.disc(s.x + side * s.r * 0.24, s.y - s.r * 0.28, s.r * 0.62, look.lit, 0.55);
}

/** A bare winter crown: a few forked strokes. */
export function bareTree(scene: Scene, rng: Rng, x: number, y: number, size: number, color: Rgb): void {
  const grow = (
    bx: number,
    by: number,
    angle: number,
    length: number,
    width: number,
    depth: number,
  ): void => {
    const ex = bx + Math.sin(angle) * length;
    const ey = by - Math.cos(angle) * length;
    scene.canvas.stroke([bx, by, ex, ey], width, color, 1, width * 0.65);
    if (depth === 0 || width < scene.canvas.pixel * 0.35) return;
    const n = depth > 2 ? 3 : 2;
    for (let i = 0; i < n; i++) {
      const spread = ((i + 0.5) / n - 0.5) * 1.5 + rng.range(-0.18, 0.18);
      grow(ex, ey, angle * 0.7 + spread, length * rng.range(0.6, 0.76), width * 0.62, depth - 1);
    }
  };
  grow(x, y, rng.range(-0.08, 0.08), size * 0.32, size * 0.045, size / scene.canvas.pixel > 60 ? 4 : 3);
}

export function cypress(scene: Scene, rng: Rng, x: number, y: number, size: number, look: TreeLook): void {
  const w = size * rng.range(0.075, 0.1);
  const outline = (k: number, dx: number): Path => {
    const path: Path = [];
    for (let i = 0; i <= 20; i++) {
      const t = i / 10 - 1;
      const s = i <= 10 ? 1 : -1;
      const q = i <= 10 ? i / 10 : 2 - i / 10;
      void t;
      path.push(
        x + dx + s * w * k * Math.sin(Math.PI * q ** 0.75) * (1 + rng.range(-0.06, 0.06)),
        y - size * (1 - q),
      );
    }
    return path;
  };
  scene.canvas.fill(outline(1, 0), look.color);
  if (look.lit) scene.canvas.fill(outline(0.5, scene.side * w * 0.32), look.lit, 0.6);
}

/** An umbrella pine: a slanting stem under a flat crown. */
export function stonePine(scene: Scene, rng: Rng, x: number, y: number, size: number, look: TreeLook): void {
  const { canvas, side } = scene;
  const tx = x + size * rng.range(-0.12, 0.12);
  const ty = y - size * 0.72;
  const stem = mix(scale(look.color, 0.6), [96, 62, 48], 0.5);
  canvas.stroke([x, y, (x + tx) / 2 + size * 0.02, (y + ty) / 2, tx, ty], size * 0.05, stem, 1, size * 0.025);
  for (const dir of [-1, 1])
    canvas.stroke([tx, ty + size * 0.08, tx + dir * size * 0.17, ty - size * 0.06], size * 0.02, stem);
  for (let i = 0; i < 7; i++) {
    const k = i / 6 - 0.5;
    canvas.disc(
      tx + k * size * 0.62,
      ty - size * 0.1 - (0.25 - k * k) * size * 0.3,
      size * rng.range(0.1, 0.13),
      look.color,
      1,
      0.75,
    );
  }
  if (!look.lit) return;
  for (let i = 0; i < 6; i++) {
    const k = i / 5 - 0.5 + side * 0.06;
    canvas.disc(
      tx + k * size * 0.52,
      ty - size * 0.14 - (0.25 - k * k) * size * 0.3,
      size * 0.07,
      look.lit,
      0.65,
      0.6,
    );
  }
}

export function palm(scene: Scene, rng: Rng, x: number, y: number, size: number, look: TreeLook): void {
  const { canvas, side } = scene;
  const bend = size * rng.range(0.06, 0.2) * rng.sign();
  const tx = x + bend;
  const ty = y - size * 0.75;
  canvas.stroke(
    [x, y, x + bend * 0.3, y - size * 0.4, tx, ty],
    size * 0.045,
    mix(look.color, [88, 66, 56], 0.55),
    1,
    size * 0.025,
  );
  for (let i = 0; i < 11; i++) {
    const a = -Math.PI * (-0.12 + (1.24 * i) / 10) + rng.range(-0.1, 0.1);
    const reach = size * rng.range(0.32, 0.46);
    const c = look.lit && Math.cos(a) * side > 0 ? look.lit : look.color;
    const upper: Path = [];
    const lower: Path = [];
    for (let k = 0; k <= 10; k++) {
      const q = k / 10;
      const fx = tx + Math.cos(a) * reach * q;
      // Rises first, then hangs by its own weight.
      const fy = ty + Math.sin(a) * reach * q * 0.62 + reach * 0.5 * q * q;
      const w = reach * 0.055 * Math.sin(Math.PI * Math.min(1, 0.12 + q * 0.88)) * (k % 2 ? 1 : 0.72);
      upper.push(fx, fy - w);
      lower.unshift(fx, fy + w * 1.3);
    }
    canvas.fill([...upper, ...lower], c);
  }
}
