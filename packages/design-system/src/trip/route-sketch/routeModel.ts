import type { Waypoint } from "../waypoint";
import { type MapPoint, type Projection, projectionFor, scaleBarKm } from "./projection";
import { distance, linePath, routePath, sampleRoute } from "./routeLine";

export type MarkKind = "start" | "end" | "startEnd" | "overnight" | "summit" | "pass" | "hut" | "place";

export interface RouteMark extends MapPoint {
  id: string;
  name: string;
  kind: MarkKind;
  elevationM: number;
}

export interface RouteModel {
  /** in walking order */
  waypoints: Waypoint[];
  projection: Projection;
  /** What is walked. */
  route: string;
  /** By ship, train or bus, as straight lines. */
  ridden: string;
  routePoints: MapPoint[];
  marks: RouteMark[];
  scaleKm: number;
}

const importance: readonly MarkKind[] = [
  "startEnd",
  "start",
  "end",
  "overnight",
  "summit",
  "pass",
  "hut",
  "place",
];

/** Null when fewer than two different places leave nothing to draw. */
export function routeModel(all: readonly Waypoint[]): RouteModel | null {
  const waypoints = all
    .filter((point) => Number.isFinite(point.latitude) && Number.isFinite(point.longitude))
    .sort((a, b) => a.distanceKm - b.distanceKm || a.day - b.day);
  const projection = projectionFor(waypoints);
  const points = waypoints.map(projection.project);
  const rides = waypoints.flatMap((_, index) => (isRide(waypoints, points, index) ? [index] : []));
  const starts = [0, ...rides];
  const route = starts.map((start, index) => routePath(points.slice(start, starts[index + 1]))).join("");
  if (!route.includes("C")) return null;
  return {
    waypoints,
    projection,
    route,
    ridden: rides.map((index) => linePath(points.slice(index - 1, index + 1))).join(""),
    routePoints: sampleRoute(points, 14),
    marks: marksOf(waypoints, points),
    scaleKm: scaleBarKm(projection),
  };
}

/** Nobody walks to another place without a kilometre. */
function isRide(waypoints: readonly Waypoint[], points: readonly MapPoint[], index: number): boolean {
  const [from, to] = [waypoints[index - 1], waypoints[index]];
  const [a, b] = [points[index - 1], points[index]];
  return !!from && !!to && !!a && !!b && from.distanceKm === to.distanceKm && distance(a, b) > 1;
}

export function markRank(kind: MarkKind): number {
  return importance.indexOf(kind);
}

/** One mark for each place: a round trip starts and ends at the same one, two nights in one hut are one hut. */
function marksOf(waypoints: readonly Waypoint[], points: readonly MapPoint[]): RouteMark[] {
  const marks: RouteMark[] = [];
  waypoints.forEach((waypoint, index) => {
    const point = points[index];
    if (!point) return;
    const known = marks.find(
      (mark) => mark.name === waypoint.name && Math.hypot(mark.x - point.x, mark.y - point.y) < 12,
    );
    if (!known) {
      marks.push({
        id: String(index),
        name: waypoint.name,
        kind: waypoint.kind,
        elevationM: waypoint.elevationM,
        ...point,
      });
    } else if (known.kind === "start" && waypoint.kind === "end") {
      known.kind = "startEnd";
    } else if (markRank(waypoint.kind) < markRank(known.kind) && known.kind !== "startEnd") {
      known.kind = waypoint.kind;
    }
  });
  return marks;
}
