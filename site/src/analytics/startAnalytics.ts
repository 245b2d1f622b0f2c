import { createPageCounter, type AnalyticsSettings, type PageCounter } from "@gratweg/page-parts/analytics";
import { mayCount, onConsentChange } from "@gratweg/page-parts/consent";

declare global {
  /** Written into the scripts by the build (`gatsby-node.ts`); null on a site without a public key. */
  const ANALYTICS: AnalyticsSettings | null;
}

let counter: PageCounter | undefined;

/** Once, at the start of a page. On a site without a public key all of this, and what it would load, is not even built. */
export function startAnalytics(): void {
  if (!ANALYTICS) return;
  counter = createPageCounter({
    load: () => import("./analytics").then(({ runAnalytics }) => runAnalytics(ANALYTICS)),
    mayCount,
    onConsentChange,
    page: window,
  });
}

/** After each route change, the first load included; with the query that the route has. */
export function countRoute(path: string): void {
  if (ANALYTICS) counter?.view(path);
}
