import type { Waypoint } from "../waypoint";
import { type ContourLine, contourLines } from "./contourPath";
import { seedOf } from "./noise";
import { type MapPoint, type Projection, projectionFor, scaleBarKm } from "./projection";
import { reliefHeights } from "./relief";
import { routePath, sampleRoute } from "./routeLine";
import { terrain } from "./terrain";

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
  route: string;
  routePoints: MapPoint[];
  contours: ContourLine[];
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
  const route = routePath(points);
  if (!route.includes("C")) return null;
  const seed = seedOf(waypoints.map((point) => point.name).join("|"));
  return {
    waypoints,
    projection,
    route,
    routePoints: sampleRoute(points, 14),
    contours: contourLines(terrain(projection, reliefHeights(waypoints, points), seed), lineCount(waypoints)),
    marks: marksOf(waypoints, points),
    scaleKm: scaleBarKm(projection),
  };
}

export function markRank(kind: MarkKind): number {
  return importance.indexOf(kind);
}

/** Few lines on flat land: an invented relief must not turn a dyke walk into a mountain tour. */
function lineCount(waypoints: readonly Waypoint[]): number {
  const heights = waypoints.map((point) => point.elevationM);
  const relief = Math.max(...heights) - Math.min(...heights);
  if (relief < 80) return 4;
  return relief < 300 ? 8 : 12;
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
