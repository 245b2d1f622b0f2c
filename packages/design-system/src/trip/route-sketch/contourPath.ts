import { contourRings } from "./contours";
import { type MapPoint } from "./projection";
import { distance } from "./routeLine";
import type { HeightGrid } from "./terrain";

export interface ContourLine {
  heightM: number;
  /** Every fifth line is drawn stronger, as on a printed map. */
  index: boolean;
  /** In units of `contourUnit` sheet units: whole numbers of fewer digits. */
  path: string;
}

export const contourUnit = 2;

const shortestRing = 110;

/** About `count` contour lines on round heights over the whole relief. */
export function contourLines(grid: HeightGrid, count: number): ContourLine[] {
  const low = Math.min(...grid.values);
  const high = Math.max(...grid.values);
  const step = contourStep((high - low) / count);
  const lines: ContourLine[] = [];
  for (let heightM = Math.ceil(low / step) * step; heightM < high; heightM += step) {
    const path = contourRings(grid, heightM).filter(isDrawn).map(smoothRing).join("");
    if (path) lines.push({ heightM, index: Math.round(heightM / step) % 5 === 0, path });
  }
  return lines;
}

function contourStep(raw: number): number {
  return [5, 10, 20, 40, 50, 75, 100, 150, 200, 250, 300, 400, 500].find((step) => step >= raw) ?? 1000;
}

/** Specks would look like dirt on the print. */
function isDrawn(ring: readonly MapPoint[]): boolean {
  return (
    ring.reduce((sum, point, index) => sum + distance(point, ring[(index + 1) % ring.length] ?? point), 0) >
    shortestRing
  );
}

/** Quadratic curves from middle to middle: half the bytes of cubic ones, in whole relative units. */
function smoothRing(ring: readonly MapPoint[]): string {
  const corners = thin(ring).map(({ x, y }) => ({ x: x / contourUnit, y: y / contourUnit }));
  const middles = corners.map((point, index) => {
    const other = corners[(index + 1) % corners.length] ?? point;
    return { x: Math.round((point.x + other.x) / 2), y: Math.round((point.y + other.y) / 2) };
  });
  const start = middles[middles.length - 1];
  if (!start) return "";
  const numbers = corners.flatMap((corner, index) => {
    const from = middles[(index + middles.length - 1) % middles.length] ?? start;
    const to = middles[index] ?? from;
    return [Math.round(corner.x) - from.x, Math.round(corner.y) - from.y, to.x - from.x, to.y - from.y];
  });
  return `M${start.x} ${start.y}q${numbers.map((value, index) => (index === 0 || value < 0 ? value : ` ${value}`)).join("")}z`;
}

/** Drops what the eye does not miss: points close to the one before, and points that lie on the line through their neighbours. */
function thin(ring: readonly MapPoint[]): MapPoint[] {
  const spaced: MapPoint[] = [];
  for (const point of ring) {
    const before = spaced[spaced.length - 1];
    if (!before || distance(before, point) > 13) spaced.push(point);
  }
  const bent: MapPoint[] = [];
  spaced.forEach((point, index) => {
    const before = bent[bent.length - 1];
    const after = spaced[(index + 1) % spaced.length];
    if (!before || !after || distance(before, point) > 70 || offLine(point, before, after) > 2)
      bent.push(point);
  });
  if (bent.length > 3) return bent;
  return spaced.length > 2 ? spaced : [...ring];
}

function offLine(point: MapPoint, from: MapPoint, to: MapPoint): number {
  const length = Math.max(distance(from, to), 0.001);
  return Math.abs((to.x - from.x) * (from.y - point.y) - (from.x - point.x) * (to.y - from.y)) / length;
}
