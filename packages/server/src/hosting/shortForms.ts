import { PORTAL_ROUTES, PUBLIC_ROUTES, type RouteKey } from "@gratweg/contracts";

/** Routes of ours that section 2 does not list: they have no form without the language prefix. */
const NOT_IN_SECTION_2 = new Set<RouteKey>([
  "terms",
  "accessibility",
  "ranking",
  "contract-cancel",
  "contract-withdraw",
  "newsletter-confirmed",
  "newsletter-unsubscribed",
]);

const listed = Object.entries({ ...PUBLIC_ROUTES, ...PORTAL_ROUTES })
  .filter(([key, path]) => path !== "/" && !/[:*]/.test(path) && !NOT_IN_SECTION_2.has(key as RouteKey))
  // `/de/portal/user/success` carries the prefix once already and is a path of its own.
  .filter(([, path]) => !path.startsWith("/de/"))
  .map(([, path]): [string, string] => [path, `/de${path}`]);

/** Unprefixed exact paths of section 2 → where they lead; `/portal/offer` is the specification's other name of the offer, with the prefix too. */
export const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ...listed,
  ["/portal/offer", "/de/portal/angebot"],
  ["/de/portal/offer", "/de/portal/angebot"],
  // Feed readers and old browsers ask for it without being told.
  ["/favicon.ico", "/icons/icon-32.png"],
]);
