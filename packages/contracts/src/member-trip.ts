import { z } from "zod";
import { tripCard } from "./trip";

export const memberTripDay = z.object({
  title: z.string(),
  text: z.string(),
  distanceKm: z.number().min(0),
  ascentM: z.int().min(0),
  descentM: z.int().min(0),
  hours: z.number().min(0),
  overnight: z.string().nullable(),
  meals: z.string().nullable(),
});

export const WAYPOINT_KINDS = ["start", "end", "overnight", "summit", "pass", "hut", "place"] as const;

/** A known place of the way, in walking order; `distanceKm` from the tour's start. */
export const memberTripWaypoint = z.object({
  name: z.string(),
  day: z.int().positive(),
  kind: z.enum(WAYPOINT_KINDS),
  distanceKm: z.number().min(0),
  elevationM: z.number(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** Answer of `GET /api/trips/{number}/member`, for signed-in people; `member` is null without a booking of the trip or paid access. */
export const memberTripAnswer = z.object({
  data: z.object({
    trip: tripCard,
    days: z.array(memberTripDay),
    arrivalByTrain: z.string(),
    member: z
      .object({
        /** For the elevation profile and the sketch of the way. */
        waypoints: z.array(memberTripWaypoint),
        packingList: z.array(z.object({ title: z.string(), items: z.array(z.string()) })),
        /** At `GET /api/trips/{number}/track.gpx`, with the bearer; null where the tour has no track. */
        track: z.object({ points: z.int().min(0), fileName: z.string() }).nullable(),
      })
      .nullable(),
  }),
});
export type MemberTrip = z.infer<typeof memberTripAnswer>["data"];
