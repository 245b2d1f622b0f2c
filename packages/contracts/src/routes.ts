/**
 * The route table of section 2. Names carry the locale code; the default-locale route has a suffix (section 1):
 * `trip___de`, `trip___de___default`. Free of dependencies, so that pages can use it.
 */

export const LOCALE = "de";
export const LOCALE_ISO = "de-DE";

export const PUBLIC_ROUTES = {
  home: "/",
  page: "/*slug",
  trip: "/reise/:id/:name",
  booking: "/reise/:id/:name/buchen/:id_trip",
  "booking-confirmation": "/reise/:id/:name/buchen/:id_trip/bestaetigung/:fullName",
  faq: "/haeufige-fragen",
  imprint: "/impressum",
  privacy: "/datenschutz",
  influencer: "/influencer",
  magazine: "/magazin",
  "magazine-topic": "/magazin/:name",
  "magazine-article": "/magazin/:name/:subtopic",
  search: "/reisesuche",
  support: "/support",
  "support-topic": "/support/:name",
  "top-lists": "/top",
  "top-list": "/top/:name",
  terms: "/agb",
  accessibility: "/barrierefreiheit",
  ranking: "/ranking",
  "contract-cancel": "/vertrag-kuendigen",
  "contract-withdraw": "/vertrag-widerrufen",
  "newsletter-confirmed": "/newsletter/bestaetigt",
  "newsletter-unsubscribed": "/newsletter/abgemeldet",
} as const;

export const PORTAL_ROUTES = {
  portal: "/portal",
  "portal-page": "/portal/*slug",
  "portal-trip": "/portal/reise/:id/:name",
  "portal-manage-users": "/portal/manage-users",
  "portal-offer": "/portal/angebot",
  "portal-settings": "/portal/settings",
  /** Doubled prefix on purpose: section 2 lists `/de/de/portal/user/success`. */
  "portal-user-success": "/de/portal/user/success",
  "portal-login": "/portal/user/login",
  "portal-login-checkout": "/portal/user/login-checkout",
  "portal-register": "/portal/user/register",
  "portal-register-checkout": "/portal/user/register-checkout",
  "portal-checkout-return": "/portal/user/checkout-return",
  "portal-payment-success": "/portal/user/payment-success",
  "portal-pricing": "/portal/user/pricing",
  "portal-reset-password": "/portal/user/reset-password",
  "portal-reset-password-token": "/portal/user/reset-password/:token",
  "portal-set-new-password": "/portal/user/set-new-password",
} as const;

export type PublicRoute = keyof typeof PUBLIC_ROUTES;
export type PortalRoute = keyof typeof PORTAL_ROUTES;
export type RouteKey = PublicRoute | PortalRoute;

export interface Route {
  /** `trip___de` */
  name: string;
  /** Absolute pattern with the language prefix; `:param` is one segment, `*slug` the rest. */
  pattern: string;
  requiresAuthentication: boolean;
  layout: "site" | "portal";
}

const AUTHENTICATED: ReadonlySet<RouteKey> = new Set<RouteKey>(["portal", "portal-trip", "portal-settings"]);

export const ROUTES: ReadonlyMap<RouteKey, Route> = new Map(
  Object.entries({ ...PUBLIC_ROUTES, ...PORTAL_ROUTES }).map(([key, pattern]) => [
    key as RouteKey,
    {
      name: routeName(key as RouteKey),
      pattern: pattern === "/" ? `/${LOCALE}` : `/${LOCALE}${pattern}`,
      requiresAuthentication: AUTHENTICATED.has(key as RouteKey),
      layout: key in PORTAL_ROUTES ? "portal" : "site",
    },
  ]),
);

/** `trip` → `trip___de`; with `isDefault` the default-locale route `trip___de___default`. */
export function routeName(key: RouteKey, isDefault = false): string {
  return `${key}___${LOCALE}${isDefault ? "___default" : ""}`;
}

/**
 * Built pages that say how a step of the newsletter went, one for each outcome, so that they are right without scripts. The first
 * two are routes of their own.
 */
export const NEWSLETTER_PAGES = [
  "bestaetigt",
  "abgemeldet",
  "anmeldung",
  "abgelaufen",
  "link-unbekannt",
  "adresse-pruefen",
  "spaeter",
] as const;
export type NewsletterPage = (typeof NEWSLETTER_PAGES)[number];

/**
 * Built pages that the server fills for a form sent without scripts and that have no address of their own: the receipt, and the
 * form once more with what has to be put right.
 */
export const DECLARATION_SHELLS = {
  cancel: { received: "/de/vertrag-kuendigen/eingegangen", refused: "/de/vertrag-kuendigen/angaben-pruefen" },
  withdraw: {
    received: "/de/vertrag-widerrufen/eingegangen",
    refused: "/de/vertrag-widerrufen/angaben-pruefen",
  },
} as const;

/** Built pages of the booking steps, one for all trips: what they show depends on the address. */
export const BOOKING_SHELLS = {
  booking: "/de/reise/buchen",
  confirmation: "/de/reise/bestaetigung",
} as const;

/** The built error page with the portal's layout; that of the site is Gatsby's `/404`. */
export const PORTAL_ERROR_PAGE = "/de/fehler-portal";

/** Built pages that only ever stand in for other addresses: nobody may link them, their own addresses lead nowhere. */
export function isStandIn(path: string): boolean {
  const shells = Object.values(DECLARATION_SHELLS).flatMap((pages): string[] => Object.values(pages));
  return ["/404", PORTAL_ERROR_PAGE, ...Object.values(BOOKING_SHELLS), ...shells].includes(path);
}

/** Pages that editors write and that stand at routes of their own: texts, and the words beside the two forms about contracts. */
export const SERVICE_PAGES = {
  agb: "terms",
  barrierefreiheit: "accessibility",
  ranking: "ranking",
  "vertrag-kuendigen": "contract-cancel",
  "vertrag-widerrufen": "contract-withdraw",
} as const satisfies Readonly<Record<string, PublicRoute>>;

/** First segment of the pages that gather trips by place, activity or month; they are content pages (catch-all), made by the build. */
const TRIP_COLLECTIONS = "reisen";

/** First segments, behind the language, of all that has its own page: an editor's page stands neither there nor below. */
function isTakenSegment(segment: string): boolean {
  const patterns = [
    ...[...ROUTES.values()].map(({ pattern }) => pattern),
    "/de/404",
    PORTAL_ERROR_PAGE,
    `/de/${TRIP_COLLECTIONS}`,
  ];
  return (
    segment !== "" &&
    !segment.startsWith("*") &&
    patterns.some((pattern) => pattern.split("/")[2] === segment)
  );
}

/** Whether an editor's page of that layout may have this slug: a page that takes the place of sign-in or booking could ask for anything. */
export function isFreeSlug(slug: string, layout: "site" | "portal"): boolean {
  if (layout === "portal") return matchRoute(paths.portalPage(slug))?.key === "portal-page";
  return Object.hasOwn(SERVICE_PAGES, slug) || !isTakenSegment(slug.split("/")[0] ?? "");
}

export type ErrorVariant = "site" | "portal";

/** Which error page stands at a path (section 2): by the path alone, so that server and browser decide alike. */
export function errorVariant(path: string): ErrorVariant {
  return /\/(?:portal|reise)/.test(path) ? "portal" : "site";
}

/** Where a shell waits for a value; built into its text, replaced by the server. */
export function declarationSlot(name: string): string {
  return `⟦${name}⟧`;
}

/** Paths in their canonical form, without a trailing slash. */
export const paths = {
  home: (): string => `/${LOCALE}`,
  page: (slug: string): string => `/${LOCALE}/${encodePath(slug)}`,
  trip: (number: number, slug: string): string => `/${LOCALE}/reise/${number}/${encodeURIComponent(slug)}`,
  booking: (number: number, slug: string, departure: number): string =>
    `${paths.trip(number, slug)}/buchen/${departure}`,
  bookingConfirmation: (number: number, slug: string, departure: number, fullName: string): string =>
    // A slash would be another segment to every router and proxy, however it is encoded.
    `${paths.booking(number, slug, departure)}/bestaetigung/${encodeURIComponent(fullName.replaceAll("/", " "))}`,
  search: (query?: string): string => `/${LOCALE}/reisesuche${query ? `?${query}` : ""}`,
  /** The overview; with slugs the trips of a place, an activity or a month, or of a place and one of these. */
  tripCollections: (first?: string, second?: string): string => join(TRIP_COLLECTIONS, first, second),
  magazine: (topic?: string, article?: string): string => join("magazin", topic, article),
  support: (topic?: string): string => join("support", topic),
  topLists: (list?: string): string => join("top", list),
  faq: (): string => join("haeufige-fragen"),
  imprint: (): string => join("impressum"),
  privacy: (): string => join("datenschutz"),
  terms: (): string => join("agb"),
  accessibility: (): string => join("barrierefreiheit"),
  ranking: (): string => join("ranking"),
  contractCancel: (): string => join("vertrag-kuendigen"),
  contractWithdraw: (): string => join("vertrag-widerrufen"),
  newsletter: (page: NewsletterPage): string => join("newsletter", page),
  portal: (): string => join("portal"),
  /** A published page of the portal's own layout. */
  portalPage: (slug: string): string => `${paths.portal()}/${encodePath(slug)}`,
  portalTrip: (number: number, slug: string): string => join("portal", "reise", String(number), slug),
  portalOffers: (): string => join("portal", "angebot"),
  portalSettings: (): string => join("portal", "settings"),
  manageUsers: (): string => join("portal", "manage-users"),
  /** One of the flow pages under `/de/portal/user/`. */
  portalUser: (page: PortalUserPage): string => join("portal", "user", page),
  userSuccess: (): string => join("de", "portal", "user", "success"),
};

export const PORTAL_USER_PAGES = [
  "login",
  "login-checkout",
  "register",
  "register-checkout",
  "checkout-return",
  "payment-success",
  "pricing",
  "reset-password",
  "set-new-password",
] as const;
export type PortalUserPage = (typeof PORTAL_USER_PAGES)[number];

/** The screens on which somebody with a stored token is checked (section 4); `reset-password/{token}` counts as the first of its kind. */
export const AUTH_SCREENS = [
  "login",
  "register",
  "register-checkout",
  "login-checkout",
  "reset-password",
  "set-new-password",
] as const satisfies readonly PortalUserPage[];

export interface RouteMatch {
  key: RouteKey;
  route: Route;
  params: Record<string, string>;
}

/** The most specific route of a canonical, language-prefixed path; undefined when only the catch-all page would fit it. */
export function matchRoute(path: string): RouteMatch | undefined {
  const segments = path.split("/").slice(1);
  let best: (RouteMatch & { rank: number }) | undefined;
  for (const [key, route] of ROUTES) {
    if (key === "page") continue;
    const match = matchPattern(route.pattern.split("/").slice(1), segments);
    if (match && (!best || match.rank > best.rank)) best = { key, route, ...match };
  }
  if (!best) return undefined;
  const { key, route, params } = best;
  return { key, route, params };
}

/** Header rules of section 2 and 5 read route parameters by these names. */
export function matchPattern(
  pattern: string[],
  segments: string[],
): { params: Record<string, string>; rank: number } | undefined {
  const params: Record<string, string> = {};
  let rank = 0;
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index];
    if (part.startsWith("*")) {
      if (segment === undefined || segment === "") return undefined;
      params[part.slice(1)] = segments.slice(index).map(decode).join("/");
      return { params, rank };
    }
    if (segment === undefined) return undefined;
    if (part.startsWith(":")) {
      if (segment === "") return undefined;
      params[part.slice(1)] = decode(segment);
      rank += 1;
    } else if (part === segment) rank += 10;
    else return undefined;
  }
  return segments.length === pattern.length ? { params, rank: rank + 100 } : undefined;
}

function join(...parts: (string | undefined)[]): string {
  return `/${[LOCALE, ...parts.filter((part) => part !== undefined)].map((part) => encodeURIComponent(part)).join("/")}`;
}

function encodePath(path: string): string {
  return path
    .split("/")
    .filter((segment) => segment !== "")
    .map(encodeURIComponent)
    .join("/");
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
