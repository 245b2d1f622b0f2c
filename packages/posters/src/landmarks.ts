import type { Path } from "./canvas";
import { hex, mix } from "./color";
import type { Scene } from "./scene";

export function lighthouse(scene: Scene, x: number, y: number, size: number): void {
  const { canvas, pal, side, params } = scene;
  const s = size;
  const at = (k: number): number => 0.1 - 0.035 * k;
  for (let i = 0; i < 5; i++) {
    const a = i / 5;
    const b = (i + 1) / 5;
    const surface = i % 2 ? pal.roof : pal.wall;
    for (const half of [-1, 1]) {
      const path: Path = [
        x,
        y - s * 0.8 * a,
        x + half * at(a) * s,
        y - s * 0.8 * a,
        x + half * at(b) * s,
        y - s * 0.8 * b,
        x,
        y - s * 0.8 * b,
      ];
      canvas.fill(path, scene.shade(surface, half === side ? 0.95 : 0.3));
    }
  }
  canvas.fill(
    [
      x - s * 0.09,
      y - s * 0.8,
      x - s * 0.09,
      y - s * 0.83,
      x + s * 0.09,
      y - s * 0.83,
      x + s * 0.09,
      y - s * 0.8,
    ],
    scene.shade(hex("#3d3a40"), 0.5),
  );
  canvas.fill(
    [
      x - s * 0.045,
      y - s * 0.83,
      x - s * 0.045,
      y - s * 0.93,
      x + s * 0.045,
      y - s * 0.93,
      x + s * 0.045,
      y - s * 0.83,
    ],
    pal.window,
  );
  canvas.fill(
    [x - s * 0.065, y - s * 0.93, x, y - s, x + s * 0.065, y - s * 0.93],
    scene.shade(pal.roof, 0.6),
  );
  if (params.timeOfDay === "nacht" || params.timeOfDay === "abend") {
    const ly = y - s * 0.88;
    canvas.glow(x, ly, s * 0.9, pal.window, 0.55);
    // The beams thin out in steps, each longer and fainter than the one before.
    for (const dir of [-1, 1])
      for (const reach of [0.2, 0.34, 0.5, 0.7, 0.95, 1.3, 1.8])
        canvas.fill(
          [x, ly, x + dir * reach, ly - 0.07 * reach, x + dir * reach, ly + 0.04 * reach],
          pal.window,
          0.028,
        );
  }
}

/** A ruin or castle: a keep, a round tower and walls, on a hill. */
export function castle(scene: Scene, x: number, y: number, size: number, haze: number): void {
  const { canvas, side, pal } = scene;
  const stone = mix(pal.wall, pal.rock2, 0.5);
  const box = (left: number, w: number, h: number, roof: number): void => {
    const l = x + left * size;
    const r = l + w * size;
    const top = y - h * size;
    const mid = (l + r) / 2;
    canvas.fill(
      [l, y + size * 0.1, l, top, mid, top, mid, y + size * 0.1],
      scene.tone(stone, side < 0 ? 0.85 : 0.2, haze),
    );
    canvas.fill(
      [mid, y + size * 0.1, mid, top, r, top, r, y + size * 0.1],
      scene.tone(stone, side < 0 ? 0.2 : 0.85, haze),
    );
    if (roof > 0)
      canvas.fill(
        [l - size * 0.03, top, mid, top - roof * size, r + size * 0.03, top],
        scene.tone(pal.roof, 0.45, haze),
      );
  };
  box(-0.5, 1, 0.28, 0);
  box(-0.3, 0.42, 0.5, 0.22);
  box(0.2, 0.2, 0.85, 0.34);
  box(-0.52, 0.15, 0.55, 0.25);
  if (pal.night || scene.params.timeOfDay === "abend")
    for (const [wx, wy] of [
      [-0.2, 0.36],
      [-0.06, 0.36],
      [0.28, 0.66],
    ] as const) {
      canvas.fill(
        [
          x + wx * size,
          y - wy * size,
          x + (wx + 0.05) * size,
          y - wy * size,
          x + (wx + 0.05) * size,
          y - (wy - 0.09) * size,
          x + wx * size,
          y - (wy - 0.09) * size,
        ],
        pal.window,
      );
      canvas.glow(x + wx * size, y - wy * size, size * 0.3, pal.window, 0.3);
    }
}

/** A round felt tent of the steppe. */
export function yurt(scene: Scene, x: number, y: number, size: number): void {
  const { canvas, pal, side } = scene;
  const s = size;
  const felt = pal.wall;
  canvas.fill(
    [x - s * 0.5, y, x - s * 0.5, y - s * 0.26, x + s * 0.5, y - s * 0.26, x + s * 0.5, y],
    scene.shade(felt, 0.35),
  );
  const lit: Path =
    side > 0
      ? [x, y, x, y - s * 0.26, x + s * 0.5, y - s * 0.26, x + s * 0.5, y]
      : [x - s * 0.5, y, x - s * 0.5, y - s * 0.26, x, y - s * 0.26, x, y];
  canvas.fill(lit, scene.shade(felt, 0.85));
  canvas.fill(
    [
      x - s * 0.54,
      y - s * 0.24,
      x - s * 0.12,
      y - s * 0.52,
      x + s * 0.12,
      y - s * 0.52,
      x + s * 0.54,
      y - s * 0.24,
    ],
    scene.shade(felt, 0.65),
  );
  canvas.fill(
    [
      x - s * 0.12,
      y - s * 0.52,
      x - s * 0.08,
      y - s * 0.57,
      x + s * 0.08,
      y - s * 0.57,
      x + s * 0.12,
      y - s * 0.52,
    ],
    scene.shade(pal.roof, 0.5),
  );
  canvas.fill(
    [
      x - s * 0.52,
      y - s * 0.2,
      x - s * 0.52,
      y - s * 0.24,
      x + s * 0.52,
      y - s * 0.24,
      x + s * 0.52,
      y - s * 0.2,
    ],
    scene.shade(pal.roof, 0.6),
  );
  const door = pal.night || scene.params.timeOfDay === "abend" ? pal.window : scene.shade(pal.accent, 0.6);
  canvas.fill([x - s * 0.08, y, x - s * 0.08, y - s * 0.2, x + s * 0.08, y - s * 0.2, x + s * 0.08, y], door);
  if (door === pal.window) canvas.glow(x, y - s * 0.1, s * 0.6, pal.window, 0.35);
}
