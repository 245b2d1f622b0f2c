export type WaypointKind = "start" | "end" | "overnight" | "summit" | "pass" | "hut" | "place";

/** A known place of a tour, in walking order. */
export interface Waypoint {
  name: string;
  /** from 1 */
  day: number;
  kind: WaypointKind;
  /** cumulative from the tour's start */
  distanceKm: number;
  elevationM: number;
  latitude: number;
  longitude: number;
}

export type ProfileWaypoint = Omit<Waypoint, "latitude" | "longitude">;
