import type { Item, Waypoint, WaypointKind } from "../types";

export function items(...texts: string[]): Item[] {
  return texts.map((text) => ({ text }));
}

/** A row of a tour's table of waypoints; `distanceKm` counts from the tour's start. */
export type WaypointRow = [
  name: string,
  kind: WaypointKind,
  latitude: number,
  longitude: number,
  elevationM: number,
  distanceKm: number,
];

/** The waypoints of the days, in walking order; the first list is day 1. */
export function waypoints(...days: WaypointRow[][]): Waypoint[] {
  return days.flatMap((rows, index) =>
    rows.map(([name, kind, latitude, longitude, elevationM, distanceKm]) => ({
      name,
      day: index + 1,
      kind,
      latitude,
      longitude,
      elevationM,
      distanceKm,
    })),
  );
}
