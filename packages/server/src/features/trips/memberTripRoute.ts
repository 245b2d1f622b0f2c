import { WAYPOINT_KINDS, type MemberTrip } from "@gratweg/contracts";
import type { SiteKey } from "@gratweg/sites";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { berlinDay } from "@gratweg/contracts/kernel";
import { abortable } from "../../content/abortable";
import type { TripLibrary } from "../../content/tripLibrary";
import type { TripImages } from "../../hosting/tripImages";
import { requireSite } from "../../hosts/requireSite";
import { sendJson } from "../../http/answers";
import { ProblemError, problems, RETRY_AFTER } from "../../http/problems";
import type { MemberAccess } from "./access";
import { gpxFileName, trackPoints } from "./gpx";
import type { ContentMemberTrip, MemberContent } from "./memberContent";
import { microcopy } from "../../microcopy";
import { readTripNumber } from "./readTripNumber";
import { PRIVATE, type UserGuard } from "../sign-in/requireUser";

const LIMIT_MS = 3_000;

export interface MemberTripServices {
  users: UserGuard;
  access: MemberAccess;
  /** Undefined where the content system's internal routes cannot be asked. */
  content: MemberContent | undefined;
  trips: Pick<TripLibrary, "card" | "loaded">;
  tripImages: (site: SiteKey) => TripImages | undefined;
}

/** For signed-in people; without a booking of it or a membership they learn of the trip what everybody knows. */
export function registerMemberTripRoute(app: FastifyInstance, services: MemberTripServices): void {
  const { users, access, content, trips, tripImages } = services;

  app.get<{ Params: { number: string } }>("/api/trips/:number/member", async (request, reply) => {
    const site = requireSite(request);
    const number = readTripNumber(request.params.number);
    const user = await users.requireUser(request);
    if (!trips.loaded())
      throw new ProblemError(problems.contentUnavailable(microcopy.members.tripUnavailable), RETRY_AFTER);
    const trip = trips.card(number, berlinDay());
    if (!trip) throw new ProblemError(problems.notFound(microcopy.tripNotFound));
    const opens = await access.opensTrip(user, number, request);
    const found = await askMemberTrip(content, number, request);
    const data: MemberTrip = {
      trip: { ...trip, image: tripImages(site)?.get(number)?.[0] ?? trip.image },
      days: found.days,
      arrivalByTrain: found.arrivalByTrain,
      member: opens ? memberPart(found) : null,
    };
    return sendJson(request, reply.headers(PRIVATE), { data });
  });
}

/** 404 for a trip that is not published any more. */
export async function askMemberTrip(
  content: MemberContent | undefined,
  number: number,
  request: FastifyRequest,
): Promise<ContentMemberTrip> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const asked = content
    ? abortable(content.trip(number, { signal, clientAddress: request.ip }), signal)
    : Promise.reject(new Error("members' content is not set up"));
  const found = await asked.catch((error: unknown) => {
    request.log.warn({ err: error }, "a trip's member part could not be asked for");
    throw new ProblemError(problems.contentUnavailable(microcopy.members.tripUnavailable), RETRY_AFTER);
  });
  if (!found) throw new ProblemError(problems.notFound(microcopy.tripNotFound));
  return found;
}

function memberPart(trip: ContentMemberTrip): NonNullable<MemberTrip["member"]> {
  const points = trackPoints(trip);
  return {
    waypoints: trip.waypoints.map((point) => ({
      ...point,
      kind: WAYPOINT_KINDS.find((known) => known === point.kind) ?? "place",
    })),
    packingList: trip.packingList,
    track: points === 0 ? null : { points, fileName: gpxFileName(trip) },
  };
}
