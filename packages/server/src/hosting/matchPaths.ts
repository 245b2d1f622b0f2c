import { BOOKING_SHELLS, DECLARATION_SHELLS, matchRoute, ROUTES, type RouteKey } from "@gratweg/contracts";

/** A route with parameters that one built page serves for every value. */
export interface MatchPath {
  route: RouteKey;
  /** Canonical path of the built page. As long as the build has no such page, the route's paths are not found. */
  page: string;
  /** A person's own step, name or secret: no index, no referrer. */
  personal?: boolean;
}

/** The application's page, which serves all of its routes. */
export const PORTAL_PAGE = "/de/portal";

/** Whether the application shows a screen of its own there; `/de/portal/{slug}` may be a published page. */
export function isScreen(path: string): boolean {
  const match = matchRoute(path);
  return match?.route.layout === "portal" && match.key !== "portal-page";
}

/** Of the portal's screens these are the same for everybody. */
const OPEN_SCREENS: ReadonlySet<RouteKey> = new Set<RouteKey>(["portal-offer", "portal-pricing"]);

/** The portal's application serves its own routes; `/de/portal/{slug}` is a published page or nothing (decisions.md). */
const portal: MatchPath[] = [...ROUTES]
  .filter(([key, { layout }]) => layout === "portal" && key !== "portal-page")
  .map(([route]) => ({ route, page: PORTAL_PAGE, personal: !OPEN_SCREENS.has(route) }));

export const DEFAULT_MATCH_PATHS: readonly MatchPath[] = [
  { route: "booking", page: BOOKING_SHELLS.booking, personal: true },
  { route: "booking-confirmation", page: BOOKING_SHELLS.confirmation, personal: true },
  ...portal,
];

/** Pages that only ever stand in for other addresses; their own lead nowhere. */
export function shellPages(matchPaths: readonly MatchPath[]): ReadonlySet<string> {
  const isRoute = (path: string) =>
    matchPaths.some(({ route, page }) => page === path && matchRoute(path)?.key === route);
  // These the server fills itself, as answers to forms.
  const filled = Object.values(DECLARATION_SHELLS).flatMap((pages) => Object.values(pages));
  return new Set([...matchPaths.map(({ page }) => page).filter((page) => !isRoute(page)), ...filled]);
}
