import { ridgedNoise } from "./noise";
import type { MapPoint } from "./projection";

export interface KnownHeight extends MapPoint {
  heightM: number;
}

export interface HeightGrid {
  columns: number;
  rows: number;
  /** Sheet units between two neighbours. */
  cell: number;
  /** Sheet coordinates of the first value; the grid reaches a little beyond the sheet. */
  originX: number;
  originY: number;
  values: Float64Array;
}

/**
 * A plausible relief: exact at the known heights, invented between them. Inverse distance weighting carries the known
 * heights outwards; ridged noise, silent at the places and louder away from them, breaks the rings up into spurs and valleys.
 */
export function terrain(
  sheet: { width: number; height: number },
  known: readonly KnownHeight[],
  seed: number,
  cell = 20,
): HeightGrid {
  const columns = Math.ceil(sheet.width / cell) + 5;
  const rows = Math.ceil(sheet.height / cell) + 5;
  const [originX, originY] = [-2 * cell, -2 * cell];
  const heights = known.map((point) => point.heightM);
  const relief = Math.max(Math.max(...heights) - Math.min(...heights), 60);
  const noise = ridgedNoise(seed, 2);
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [originX + column * cell, originY + row * cell];
      const { height, nearest } = spreadHeights(known, x, y);
      const loudness = Math.min(nearest / 140, 1) * relief * 0.7;
      values[row * columns + column] = height + noise(x / 230, y / 230) * loudness;
    }
  }
  return { columns, rows, cell, originX, originY, values };
}

function spreadHeights(
  known: readonly KnownHeight[],
  x: number,
  y: number,
): { height: number; nearest: number } {
  let [sum, weights, nearest] = [0, 0, Infinity];
  for (const point of known) {
    const squared = (point.x - x) ** 2 + (point.y - y) ** 2;
    const weight = 1 / (squared + 60) ** 1.15;
    sum += point.heightM * weight;
    weights += weight;
    nearest = Math.min(nearest, squared);
  }
  return { height: weights > 0 ? sum / weights : 0, nearest: Math.sqrt(nearest) };
}
