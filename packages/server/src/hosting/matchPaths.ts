import { ROUTES, type RouteKey } from "@gratweg/contracts";

/** A route with parameters that one built page serves for every value. */
export interface MatchPath {
  route: RouteKey;
  /** Canonical path of the built page. As long as the build has no such page, the route's paths are not found. */
  page: string;
  /** The path carries a person's name or a secret: no index, no referrer. */
  personal?: boolean;
}

const PORTAL_PAGE = "/de/portal";

/** The portal's application serves its own routes; `/de/portal/{slug}` is a published page or nothing (decisions.md). */
const portal: MatchPath[] = [...ROUTES]
  .filter(([key, { layout }]) => layout === "portal" && key !== "portal-page")
  .map(([route]) => ({ route, page: PORTAL_PAGE, personal: /token|password|login|register/.test(route) }));

export const DEFAULT_MATCH_PATHS: readonly MatchPath[] = [
  { route: "booking", page: "/de/reise/buchen" },
  { route: "booking-confirmation", page: "/de/reise/bestaetigung", personal: true },
  ...portal,
];
