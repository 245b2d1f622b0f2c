import { monotoneCurve } from "../elevation-profile/monotoneCurve";
import type { Waypoint } from "../waypoint";
import type { MapPoint } from "./projection";
import { distance } from "./routeLine";
import type { KnownHeight } from "./terrain";

/** Sheet units: how far an invented valley or ridge runs out from the route, and in which steps it is known. */
const reach = 460;
const stride = 48;
const clearance = 70;

/**
 * Heights from which the relief is drawn: the places, the line between them by the profile's curve (so that map and
 * profile tell one story), and beside every turning point what the land has to look like there. Where a walk goes down
 * and up again it crosses a valley, where it goes up and down again it crosses a ridge.
 */
export function reliefHeights(waypoints: readonly Waypoint[], points: readonly MapPoint[]): KnownHeight[] {
  const along = alongRoute(waypoints, points);
  return [...along, ...turningPoints(waypoints, points).filter((point) => isApart(point, along))];
}

function alongRoute(waypoints: readonly Waypoint[], points: readonly MapPoint[]): KnownHeight[] {
  const profile = monotoneCurve(waypoints.map((point) => ({ x: point.distanceKm, y: point.elevationM })));
  return points.flatMap((point, index): KnownHeight[] => {
    const here = waypoints[index];
    const [next, nextPoint] = [waypoints[index + 1], points[index + 1]];
    if (!here) return [];
    if (!next || !nextPoint) return [{ ...point, heightM: here.elevationM }];
    return [0, 0.25, 0.5, 0.75].map((share) => ({
      x: point.x + (nextPoint.x - point.x) * share,
      y: point.y + (nextPoint.y - point.y) * share,
      heightM: profile.valueAt(here.distanceKm + (next.distanceKm - here.distanceKm) * share),
    }));
  });
}

function turningPoints(waypoints: readonly Waypoint[], points: readonly MapPoint[]): KnownHeight[] {
  const heights = waypoints.map((point) => point.elevationM);
  const relief = Math.max(...heights) - Math.min(...heights);
  return points.flatMap((point, index): KnownHeight[] => {
    const height = heights[index] ?? 0;
    const [before, after] = [heights[index - 1], heights[index + 1]];
    const [from, to] = [points[index - 1] ?? point, points[index + 1] ?? point];
    const length = distance(from, to);
    if (length < 1) return [];
    const valley = height <= (before ?? Infinity) && height <= (after ?? Infinity);
    const ridge = height >= (before ?? -Infinity) && height >= (after ?? -Infinity);
    if (!valley && !ridge) return [];
    const [acrossX, acrossY] = [-(to.y - from.y) / length, (to.x - from.x) / length];
    const slope = valley ? -0.1 : waypoints[index]?.kind === "summit" ? -0.2 : 0.12;
    return [1, -1].flatMap((side) =>
      Array.from({ length: Math.floor(reach / stride) }, (_, step): KnownHeight => {
        const away = (step + 1.3) * stride;
        const bend = Math.sin(away / 150 + index * 2.1 + side) * 34;
        return {
          x: point.x + acrossX * away * side + acrossY * bend * side,
          y: point.y + acrossY * away * side - acrossX * bend * side,
          heightM: height + (slope * relief * away) / reach,
        };
      }),
    );
  });
}

function isApart(point: MapPoint, others: readonly MapPoint[]): boolean {
  return others.every((other) => distance(point, other) > clearance);
}
