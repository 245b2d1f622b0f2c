import type { SiteKey } from "@gratweg/sites";
import type { FastifyInstance } from "fastify";
import { registerDeparturesRoute } from "./departuresRoute";
import { registerMemberTripRoute } from "./memberTripRoute";
import { registerOffersRoute } from "./offersRoute";
import { registerTrackRoute } from "./trackRoute";
import type { DepartureSource } from "../../ports";
import type { Services } from "../../services";
import type { MemberContent } from "./memberContent";

export interface TripOptions {
  departures: DepartureSource;
  /** Without it there are neither offers nor member prices: 503. */
  memberContent?: MemberContent;
}

/** What a trip's page asks for: live dates, and what only members see. */
export function registerTripArea(app: FastifyInstance, options: TripOptions, services: Services): void {
  const { users, access, sites, content, production } = services;
  const tripImages = (site: SiteKey) => sites.current(site)?.tripImages;
  const members = { users, access, content: options.memberContent, trips: content.trips, tripImages };
  registerDeparturesRoute(app, options.departures, members);
  registerOffersRoute(app, members);
  registerMemberTripRoute(app, members);
  registerTrackRoute(app, members, { production });
}
