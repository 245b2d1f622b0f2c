export interface Point {
  x: number;
  y: number;
}

interface Node extends Point {
  slope: number;
}

/** A smooth curve through all points that never rises above or falls below its two neighbouring points. */
export interface MonotoneCurve {
  valueAt: (x: number) => number;
  /** Path data of the part between two x, with both coordinates mapped. */
  path: (toX: (x: number) => number, toY: (y: number) => number) => string;
  nodes: readonly Point[];
}

/**
 * Steffen, "A simple method for monotonic interpolation in one dimension", Astronomy & Astrophysics 239 (1990).
 * Points may come unsorted; of several at the same x the first counts.
 */
export function monotoneCurve(points: readonly Point[]): MonotoneCurve {
  const sorted = [...points]
    .sort((a, b) => a.x - b.x)
    .filter((point, index, all) => point.x !== all[index - 1]?.x);
  const nodes = sorted.map((point, index): Node => ({ ...point, slope: slopeAt(sorted, index) }));
  return { nodes, valueAt: (x) => valueAt(nodes, x), path: (toX, toY) => path(nodes, toX, toY) };
}

function slopeAt(points: readonly Point[], index: number): number {
  const [before, here, after] = [points[index - 1], points[index], points[index + 1]];
  if (!here || (!before && !after)) return 0;
  if (!before || !after) return edgeSlope(points, index);
  const [left, right] = [secant(before, here), secant(here, after)];
  const [hl, hr] = [here.x - before.x, after.x - here.x];
  const parabola = (left * hr + right * hl) / (hl + hr);
  return (
    (Math.sign(left) + Math.sign(right)) * Math.min(Math.abs(left), Math.abs(right), 0.5 * Math.abs(parabola))
  );
}

/** Half the secant: flat enough to stay inside, steep enough not to look like a plateau. */
function edgeSlope(points: readonly Point[], index: number): number {
  const [a, b] = index === 0 ? [points[0], points[1]] : [points[index - 1], points[index]];
  return a && b ? secant(a, b) * 0.75 : 0;
}

function secant(a: Point, b: Point): number {
  return (b.y - a.y) / (b.x - a.x);
}

function valueAt(nodes: readonly Node[], x: number): number {
  const [first, last] = [nodes[0], nodes[nodes.length - 1]];
  if (!first || !last) return 0;
  if (x <= first.x) return first.y;
  if (x >= last.x) return last.y;
  const index = nodes.findIndex((node) => node.x > x);
  const [a, b] = [nodes[index - 1], nodes[index]];
  if (!a || !b) return last.y;
  const h = b.x - a.x;
  const t = (x - a.x) / h;
  const value =
    a.y * (1 + 2 * t) * (1 - t) ** 2 +
    a.slope * h * t * (1 - t) ** 2 +
    b.y * t * t * (3 - 2 * t) +
    b.slope * h * t * t * (t - 1);
  // The mathematics stays inside; the last bit of floating point need not.
  return Math.min(Math.max(value, Math.min(a.y, b.y)), Math.max(a.y, b.y));
}

function path(nodes: readonly Node[], toX: (x: number) => number, toY: (y: number) => number): string {
  const at = (x: number, y: number) => `${round(toX(x))} ${round(toY(y))}`;
  return nodes
    .map((node, index) => {
      const before = nodes[index - 1];
      if (!before) return `M${at(node.x, node.y)}`;
      const third = (node.x - before.x) / 3;
      return `C${at(before.x + third, before.y + before.slope * third)} ${at(node.x - third, node.y - node.slope * third)} ${at(node.x, node.y)}`;
    })
    .join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
