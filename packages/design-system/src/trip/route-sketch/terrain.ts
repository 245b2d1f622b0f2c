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
  cell = 24,
): HeightGrid {
  const columns = Math.ceil(sheet.width / cell) + 5;
  const rows = Math.ceil(sheet.height / cell) + 5;
  const [originX, originY] = [-2 * cell, -2 * cell];
  const heights = known.map((point) => point.heightM);
  const relief = Math.max(Math.max(...heights) - Math.min(...heights), 60);
  const noise = ridgedNoise(seed, 2);
  const table = tableOf(known);
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [originX + column * cell, originY + row * cell];
      const { height, nearest } = spreadHeights(table, x, y);
      const loudness = Math.min(nearest / 140, 1) * relief * 0.7;
      values[row * columns + column] = height + noise(x / 230, y / 230) * loudness;
    }
  }
  return { columns, rows, cell, originX, originY, values };
}

/** Known heights side by side in memory: half a million distances are measured for one map. */
interface Table {
  count: number;
  xs: Float64Array;
  ys: Float64Array;
  heights: Float64Array;
}

function tableOf(known: readonly KnownHeight[]): Table {
  return {
    count: known.length,
    xs: Float64Array.from(known, (point) => point.x),
    ys: Float64Array.from(known, (point) => point.y),
    heights: Float64Array.from(known, (point) => point.heightM),
  };
}

function spreadHeights(
  { count, xs, ys, heights }: Table,
  x: number,
  y: number,
): { height: number; nearest: number } {
  let sum = 0;
  let weights = 0;
  let nearest = Infinity;
  for (let index = 0; index < count; index += 1) {
    const dx = (xs[index] ?? 0) - x;
    const dy = (ys[index] ?? 0) - y;
    const squared = dx * dx + dy * dy;
    const softened = squared + 60;
    // To the power of 1.25, by roots.
    const weight = 1 / (softened * Math.sqrt(Math.sqrt(softened)));
    sum += (heights[index] ?? 0) * weight;
    weights += weight;
    if (squared < nearest) nearest = squared;
  }
  return { height: weights > 0 ? sum / weights : 0, nearest: Math.sqrt(nearest) };
}
