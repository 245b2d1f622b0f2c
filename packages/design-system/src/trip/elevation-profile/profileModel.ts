import type { ProfileWaypoint } from "../waypoint";
import { type MonotoneCurve, monotoneCurve } from "./monotoneCurve";
import { multiples, niceStep } from "./ticks";

export interface DaySpan {
  day: number;
  fromKm: number;
  toKm: number;
}

export interface ProfileModel {
  waypoints: ProfileWaypoint[];
  curve: MonotoneCurve;
  days: DaySpan[];
  fromKm: number;
  toKm: number;
  /** Bounds of the drawing, on round heights. */
  floorM: number;
  ceilingM: number;
  heightTicks: number[];
  highest: ProfileWaypoint;
  lowest: ProfileWaypoint;
  /** Sum of the rises between known places: at least this much is climbed. */
  ascentM: number;
  descentM: number;
}

/** Null when fewer than two known places leave nothing to draw. */
export function profileModel(all: readonly ProfileWaypoint[], day?: number): ProfileModel | null {
  const waypoints = day === undefined ? walkingOrder(all) : waypointsOfDay(all, day);
  const [first, last] = [waypoints[0], waypoints[waypoints.length - 1]];
  if (!first || !last || first.distanceKm === last.distanceKm) return null;
  const highest = waypoints.reduce((top, point) => (point.elevationM > top.elevationM ? point : top));
  const lowest = waypoints.reduce((low, point) => (point.elevationM < low.elevationM ? point : low));
  const bounds = heightBounds(lowest.elevationM, highest.elevationM);
  return {
    waypoints,
    curve: monotoneCurve(waypoints.map((point) => ({ x: point.distanceKm, y: point.elevationM }))),
    days: day === undefined ? daySpans(waypoints) : [],
    fromKm: first.distanceKm,
    toKm: last.distanceKm,
    ...bounds,
    highest,
    lowest,
    ...climb(waypoints),
  };
}

/** Whether there is a true line to draw: a day of arrival or rest has none. */
export function hasElevationProfile(
  all: readonly ProfileWaypoint[],
  day?: number,
  ascentM?: number | null,
): boolean {
  const model = profileModel(all, day);
  return model !== null && isTrueProfile(model, ascentM);
}

/** More than that between drawn and stated ascent would show a way that is not there. */
const MOST_MISSING = 0.4;

export function isTrueProfile({ ascentM }: ProfileModel, stated?: number | null): boolean {
  return stated == null || Math.abs(ascentM - stated) <= MOST_MISSING * stated;
}

/** A day starts where the day before ended, so that its first climb is not lost. */
export function waypointsOfDay(all: readonly ProfileWaypoint[], day: number): ProfileWaypoint[] {
  const ordered = walkingOrder(all);
  const own = ordered.filter((point) => point.day === day);
  const before = ordered.filter((point) => point.day < day).at(-1);
  const startsThere = before && own[0] && own[0].distanceKm === before.distanceKm;
  return before && own.length > 0 && !startsThere ? [before, ...own] : own;
}

function walkingOrder(all: readonly ProfileWaypoint[]): ProfileWaypoint[] {
  return all.filter(isKnown).sort((a, b) => a.distanceKm - b.distanceKm || a.day - b.day);
}

function isKnown(point: ProfileWaypoint): boolean {
  return Number.isFinite(point.distanceKm) && Number.isFinite(point.elevationM);
}

function daySpans(waypoints: readonly ProfileWaypoint[]): DaySpan[] {
  const spans: DaySpan[] = [];
  let fromKm = waypoints[0]?.distanceKm ?? 0;
  for (const day of [...new Set(waypoints.map((point) => point.day))].sort((a, b) => a - b)) {
    const toKm = Math.max(...waypoints.filter((point) => point.day === day).map((point) => point.distanceKm));
    if (toKm > fromKm) spans.push({ day, fromKm, toKm });
    fromKm = Math.max(fromKm, toKm);
  }
  return spans;
}

/** A coast walk must not look like the Alps: at least 200 m of height are always shown. */
function heightBounds(low: number, high: number): Pick<ProfileModel, "floorM" | "ceilingM" | "heightTicks"> {
  const span = Math.max(high - low, 200);
  const step = niceStep(span, 5);
  const floorM = Math.floor((low - span * 0.06) / step) * step;
  const fromSea = low >= 0 && floorM < 0 ? 0 : floorM;
  const ceilingM = Math.max(high + span * 0.04, fromSea + 200);
  return { floorM: fromSea, ceilingM, heightTicks: multiples(fromSea, ceilingM, step) };
}

function climb(waypoints: readonly ProfileWaypoint[]): { ascentM: number; descentM: number } {
  let [ascentM, descentM] = [0, 0];
  waypoints.forEach((point, index) => {
    const difference = point.elevationM - (waypoints[index - 1]?.elevationM ?? point.elevationM);
    if (difference > 0) ascentM += difference;
    else descentM -= difference;
  });
  return { ascentM, descentM };
}
