import type { MapPoint } from "./projection";
import type { HeightGrid } from "./terrain";

/**
 * Closed rings around everything at or above `level` (marching squares). The grid counts as bottomless outside, so rings
 * close beyond the sheet's edge and can be filled with the even-odd rule.
 */
export function contourRings(grid: HeightGrid, level: number): MapPoint[][] {
  const next = new Map<string, { key: string; point: MapPoint }[]>();
  for (let row = -1; row < grid.rows; row += 1) {
    for (let column = -1; column < grid.columns; column += 1) {
      for (const [from, to] of crossings(grid, column, row, level)) {
        const end = { key: to.key, point: to.point };
        const ends = next.get(from.key);
        if (ends) ends.push(end);
        else next.set(from.key, [end]);
      }
    }
  }
  return follow(next);
}

interface Crossing {
  key: string;
  point: MapPoint;
}

type Corner = { x: number; y: number; height: number };

/** Directed edges through one cell, high ground on the left, so that they join up without search. */
function crossings(grid: HeightGrid, column: number, row: number, level: number): [Crossing, Crossing][] {
  if (isFlat(grid, column, row, level)) return [];
  const corners = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ].map(([x = 0, y = 0]): Corner => ({ x, y, height: heightAt(grid, x, y) }));
  const sides = corners.map((corner, index): { crossing: Crossing; rises: boolean } | null => {
    const other = corners[(index + 1) % 4] ?? corner;
    const [here, there] = [corner.height >= level, other.height >= level];
    return here === there ? null : { crossing: cut(grid, corner, other, level), rises: there };
  });
  const entries = sides.filter((side) => side?.rises);
  const exits = sides.filter((side) => side && !side.rises);
  if (entries.length === 1) return pair(exits[0], entries[0]);
  if (entries.length !== 2) return [];
  // A saddle: the middle decides whether the two heights are joined.
  const joined = corners.reduce((sum, corner) => sum + Math.max(corner.height, level - 1e4), 0) / 4 >= level;
  const [a, b] = sides[0]?.rises ? [sides[0], sides[2]] : [sides[1], sides[3]];
  const [afterA, afterB] = sides[0]?.rises ? [sides[1], sides[3]] : [sides[2], sides[0]];
  return joined ? [...pair(afterB, a), ...pair(afterA, b)] : [...pair(afterA, a), ...pair(afterB, b)];
}

/** Most cells are not crossed: they are dropped before anything is built for them. */
function isFlat(grid: HeightGrid, column: number, row: number, level: number): boolean {
  const high = heightAt(grid, column, row) >= level;
  return (
    heightAt(grid, column + 1, row) >= level === high &&
    heightAt(grid, column, row + 1) >= level === high &&
    heightAt(grid, column + 1, row + 1) >= level === high
  );
}

function pair(
  from: { crossing: Crossing } | null | undefined,
  to: { crossing: Crossing } | null | undefined,
): [Crossing, Crossing][] {
  return from && to ? [[from.crossing, to.crossing]] : [];
}

function heightAt(grid: HeightGrid, column: number, row: number): number {
  if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return -Infinity;
  return grid.values[row * grid.columns + column] ?? -Infinity;
}

function cut(grid: HeightGrid, a: Corner, b: Corner, level: number): Crossing {
  const share =
    Number.isFinite(a.height) && Number.isFinite(b.height) ? (level - a.height) / (b.height - a.height) : 0.5;
  const [first, second] = a.x < b.x || a.y < b.y ? [a, b] : [b, a];
  return {
    key: `${first.x},${first.y},${second.x},${second.y}`,
    point: {
      x: grid.originX + (a.x + (b.x - a.x) * share) * grid.cell,
      y: grid.originY + (a.y + (b.y - a.y) * share) * grid.cell,
    },
  };
}

function follow(next: Map<string, Crossing[]>): MapPoint[][] {
  const rings: MapPoint[][] = [];
  for (const start of next.keys()) {
    const ring: MapPoint[] = [];
    let step = next.get(start)?.pop();
    while (step) {
      ring.push(step.point);
      step = step.key === start ? undefined : next.get(step.key)?.pop();
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}
