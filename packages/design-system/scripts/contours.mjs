/** Writes src/contour-lines/contourPoints.ts: contour lines of a small invented mountain, traced by marching squares. */
import { writeFileSync } from "node:fs";
import { format } from "prettier";

const columns = 64;
const rows = 26;
const cell = 20;

/** Height of the invented land: hills, bent by waves so that no line is a plain ellipse. */
function heightOf(hills, x, y) {
  const bentX = x + 0.05 * Math.sin(y * 9 + 1.3) + 0.025 * Math.sin(y * 21 + x * 6);
  const bentY = y + 0.045 * Math.sin(x * 8 + 0.4) + 0.02 * Math.sin(x * 19 - y * 5);
  return hills.reduce(
    (sum, [cx, cy, rx, ry, height]) =>
      sum + height * Math.exp(-(((bentX - cx) / rx) ** 2) - ((bentY - cy) / ry) ** 2),
    0,
  );
}

function segmentsAt(grid, level) {
  const segments = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ];
      const crossings = corners.flatMap((from, index) => {
        const to = corners[(index + 1) % 4];
        const a = grid[from[1]][from[0]] - level;
        const b = grid[to[1]][to[0]] - level;
        if (a < 0 === b < 0) return [];
        const share = a / (a - b);
        return [[from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]];
      });
      for (let index = 0; index + 1 < crossings.length; index += 2)
        segments.push([crossings[index], crossings[index + 1]]);
    }
  }
  return segments;
}

const keyOf = ([x, y]) => `${x.toFixed(4)},${y.toFixed(4)}`;

function chain(segments) {
  const ends = new Map();
  for (const segment of segments)
    for (const point of segment) ends.set(keyOf(point), [...(ends.get(keyOf(point)) ?? []), segment]);
  const unused = new Set(segments);
  const lines = [];
  const open = segments.filter((segment) => segment.some((point) => ends.get(keyOf(point)).length === 1));
  for (const start of [...open, ...segments]) {
    if (!unused.delete(start)) continue;
    const line = ends.get(keyOf(start[0])).length === 1 ? [...start] : [start[1], start[0]];
    for (;;) {
      const tip = keyOf(line.at(-1));
      const next = ends.get(tip).find((segment) => unused.has(segment));
      if (!next) break;
      unused.delete(next);
      line.push(keyOf(next[0]) === tip ? next[1] : next[0]);
    }
    lines.push(line);
  }
  return lines;
}

/** Nobody sees half a pixel of a line that is bent smooth, and even numbers pack better. */
const toGrid = (length) => 2 * Math.round(length / 2);

/** Every third point is kept; the component bends the line through their midpoints and makes it smooth again. */
function pointsOf(line) {
  const closed = keyOf(line[0]) === keyOf(line.at(-1));
  const all = (closed ? line.slice(0, -1) : line).map(([x, y]) => [x * cell, y * cell]);
  const count = Math.round(all.length / 3);
  if (count < 5) return "";
  // Evenly spaced, also where a closed line meets its own start: no corner gives the seam away.
  const points = Array.from({ length: count }, (_point, index) =>
    all[Math.round((index * (closed ? all.length : all.length - 1)) / (closed ? count : count - 1))].map(
      toGrid,
    ),
  );
  const steps = points.flatMap(([x, y], index) =>
    index === 0 ? [x, y] : [x - points[index - 1][0], y - points[index - 1][1]],
  );
  // A minus separates as well as a blank does.
  return `M${steps.join(" ").replaceAll(" -", "-")}${closed ? "z" : ""}`;
}

function contours(hills, levels) {
  const grid = Array.from({ length: rows + 1 }, (_row, y) =>
    Array.from({ length: columns + 1 }, (_column, x) => heightOf(hills, x / rows, y / rows)),
  );
  return levels.map((level) => chain(segmentsAt(grid, level)).map(pointsOf).join(""));
}

const peaks = contours(
  [
    [1.85, 0.42, 0.42, 0.36, 1],
    [1.25, 0.72, 0.36, 0.24, 0.55],
    [2.4, 0.85, 0.3, 0.26, 0.5],
    [0.45, 0.15, 0.5, 0.3, 0.45],
  ],
  [0.1, 0.18, 0.27, 0.37, 0.48, 0.6, 0.73, 0.87],
);
const ridge = contours(
  [
    [0.5, 0.95, 0.6, 0.34, 0.8],
    [1.25, 0.6, 0.5, 0.26, 0.85],
    [2.0, 0.2, 0.55, 0.3, 0.95],
  ],
  [0.12, 0.22, 0.33, 0.45, 0.58, 0.72, 0.86],
);

const source = `// Written by scripts/contours.mjs; do not edit.

/** Points of the lines from low to high on a field of ${columns * cell} × ${rows * cell}: the first, then steps; smoothLines.ts draws them. */
export const contourPoints = ${JSON.stringify({ peaks, ridge }, null, 2)} as const;
`;
writeFileSync(
  new URL("../src/contour-lines/contourPoints.ts", import.meta.url),
  await format(source, { parser: "typescript", printWidth: 110 }),
);
