import { paths } from "@gratweg/contracts";
import type { FastifyInstance } from "fastify";
import { requireSite } from "../../hosts/requireSite";
import { siteOrigin } from "../../hosts/siteOrigin";
import { sendCompressed } from "../../http/answers";
import { ProblemError, problems } from "../../http/problems";
import type { MemberAccess } from "./access";
import { gpxFileName, toGpx, trackPoints } from "./gpx";
import type { MemberContent } from "./memberContent";
import { microcopy } from "../../microcopy";
import { askMemberTrip } from "./memberTripRoute";
import { readTripNumber } from "./readTripNumber";
import { PRIVATE, type UserGuard } from "../sign-in/requireUser";

export interface TrackServices {
  users: UserGuard;
  access: MemberAccess;
  content: MemberContent | undefined;
}

/** The way as a file for devices; members and those who have booked it alone. */
export function registerTrackRoute(
  app: FastifyInstance,
  { users, access, content }: TrackServices,
  { production }: { production: boolean },
): void {
  app.get<{ Params: { number: string } }>("/api/trips/:number/track.gpx", async (request, reply) => {
    requireSite(request);
    const number = readTripNumber(request.params.number);
    const user = await users.requireUser(request);
    if (!(await access.opensTrip(user, number, request)))
      throw new ProblemError(problems.forbidden(microcopy.members.trackForMembers));
    const trip = await askMemberTrip(content, number, request);
    if (trackPoints(trip) === 0) throw new ProblemError(problems.notFound(microcopy.members.noTrack));
    const gpx = toGpx(trip, `${siteOrigin(request, production)}${paths.trip(trip.number, trip.slug)}`);
    reply.headers({ ...PRIVATE, "content-disposition": `attachment; filename="${gpxFileName(trip)}"` });
    return sendCompressed(request, reply, Buffer.from(gpx), "application/gpx+xml");
  });
}
