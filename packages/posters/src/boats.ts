import { hex, mix } from "./color";
import type { Scene } from "./scene";

/** A sailing boat; its mirror image is left to short strokes. */
export function sailboat(scene: Scene, x: number, y: number, size: number): void {
  const { canvas, pal, side } = scene;
  const s = size;
  const hull = scene.shade(hex("#5a3b33"), 0.5);
  const sail = scene.shade(pal.snow, 0.95);
  canvas.fill([x - s * 0.34, y - s * 0.1, x + s * 0.36, y - s * 0.1, x + s * 0.24, y, x - s * 0.26, y], hull);
  canvas.fill(
    [x - s * 0.02, y - s, x + s * 0.3, y - s * 0.16, x - s * 0.02, y - s * 0.14],
    side > 0 ? sail : mix(sail, pal.fill, 0.35),
  );
  canvas.fill(
    [x - s * 0.05, y - s * 0.92, x - s * 0.05, y - s * 0.16, x - s * 0.28, y - s * 0.18],
    side > 0 ? mix(sail, pal.fill, 0.35) : sail,
  );
  canvas.fill(
    [x - s * 0.24, y + s * 0.01, x + s * 0.22, y + s * 0.01, x + s * 0.02, y + s * 0.5],
    sail,
    0.22,
  );
}

/** A rowing boat at rest. */
export function rowboat(scene: Scene, x: number, y: number, size: number): void {
  const { canvas, pal } = scene;
  const s = size;
  const wood = scene.shade(mix(pal.roof, hex("#6b4a3a"), 0.4), 0.6);
  canvas.fill([x - s * 0.5, y - s * 0.14, x + s * 0.5, y - s * 0.16, x + s * 0.36, y, x - s * 0.36, y], wood);
  canvas.fill(
    [
      x - s * 0.46,
      y - s * 0.135,
      x + s * 0.46,
      y - s * 0.15,
      x + s * 0.36,
      y - s * 0.1,
      x - s * 0.36,
      y - s * 0.1,
    ],
    mix(wood, [20, 18, 22], 0.5),
  );
  canvas.fill(
    [x - s * 0.36, y, x + s * 0.36, y, x + s * 0.26, y + s * 0.1, x - s * 0.26, y + s * 0.1],
    [14, 22, 30],
    0.25,
  );
}
