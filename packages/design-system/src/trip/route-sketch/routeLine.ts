import type { MapPoint } from "./projection";

/** Bézier segment: two control points and the end. */
type Segment = readonly [MapPoint, MapPoint, MapPoint];

/** Centripetal Catmull-Rom: passes every point, without loops or cusps where points lie close together. */
export function catmullRom(points: readonly MapPoint[]): Segment[] {
  const distinct = points.filter(
    (point, index) => index === 0 || distance(point, points[index - 1] ?? point) > 0.5,
  );
  return distinct.slice(1).map((end, index) => {
    const start = distinct[index] ?? end;
    const before = distinct[index - 1] ?? mirror(start, end);
    const after = distinct[index + 2] ?? mirror(end, start);
    const [d1, d2, d3] = [chord(before, start), chord(start, end), chord(end, after)];
    return [control(before, start, end, d1, d2), control(after, end, start, d3, d2), end];
  });
}

export function routePath(points: readonly MapPoint[]): string {
  const first = points[0];
  if (!first) return "";
  const text = ({ x, y }: MapPoint) => `${Math.round(x)} ${Math.round(y)}`;
  return `M${text(first)}${catmullRom(points)
    .map((segment) => `C${segment.map(text).join(" ")}`)
    .join("")}`;
}

export function linePath(points: readonly MapPoint[]): string {
  return `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join("L")}`;
}

/** Points along the drawn line, for names that should not cover it. */
export function sampleRoute(points: readonly MapPoint[], perSegment: number): MapPoint[] {
  const first = points[0];
  if (!first) return [];
  let start = first;
  const samples = [first];
  for (const segment of catmullRom(points)) {
    for (let step = 1; step <= perSegment; step += 1) samples.push(bezier(start, segment, step / perSegment));
    start = segment[2];
  }
  return samples;
}

export function distance(a: MapPoint, b: MapPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Square root of the distance: what makes the parameter centripetal. */
function chord(a: MapPoint, b: MapPoint): number {
  return Math.sqrt(Math.max(distance(a, b), 0.001));
}

function control(outer: MapPoint, here: MapPoint, there: MapPoint, d1: number, d2: number): MapPoint {
  const weight = 2 * d1 * d1 + 3 * d1 * d2 + d2 * d2;
  const divisor = 3 * d1 * (d1 + d2);
  const at = (o: number, h: number, t: number) => (d1 * d1 * t - d2 * d2 * o + weight * h) / divisor;
  return { x: at(outer.x, here.x, there.x), y: at(outer.y, here.y, there.y) };
}

function mirror(around: MapPoint, point: MapPoint): MapPoint {
  return { x: 2 * around.x - point.x, y: 2 * around.y - point.y };
}

function bezier(start: MapPoint, [c1, c2, end]: Segment, t: number): MapPoint {
  const u = 1 - t;
  const mix = (a: number, b: number, c: number, d: number) =>
    u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  return { x: mix(start.x, c1.x, c2.x, end.x), y: mix(start.y, c1.y, c2.y, end.y) };
}
