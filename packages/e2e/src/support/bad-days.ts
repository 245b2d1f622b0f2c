import { expect, type Page, type Route } from "@playwright/test";
import { consentPage } from "./consent";
import { openCalls } from "./open-calls";
import type { Faults } from "./visitor";

/** Read by the page, also one of another origin. */
const readable = (route: Route) => ({
  "access-control-allow-origin": route.request().headers()["origin"] ?? "*",
  "access-control-allow-credentials": "true",
});

/** What a server can do to somebody who asks it. */
const BAD_DAYS = {
  away: (route: Route) => route.abort("connectionrefused"),
  /** Never an answer: the page's own limit has to end it. */
  slow: () => Promise.resolve(),
  /** A yes that means nothing. */
  rubbish: (route: Route) =>
    route.fulfill({
      status: 200,
      contentType: "application/json",
      headers: readable(route),
      body: "<html>Wartungsarbeiten</html>",
    }),
  broken: (route: Route) =>
    route.fulfill({ status: 502, contentType: "text/html", headers: readable(route), body: "<html></html>" }),
} satisfies Record<string, (route: Route) => Promise<void>>;

export type BadDay = keyof typeof BAD_DAYS;
export const badDays = Object.keys(BAD_DAYS) as BadDay[];

/** Longer than any call waits for its answer. */
const PATIENCE_MS = 60_000;

export interface Spoilt {
  /** For a slow server: once it is asked, lets the page's time go by, so that the page gives up. */
  giveUp(): Promise<void>;
  mend(): Promise<void>;
}

/** Makes a call fail from the browser's side. A slow one needs the page's clock, so this comes before the page is opened. */
export async function spoil(page: Page, path: string, day: BadDay, faults: Faults): Promise<Spoilt> {
  faults.expect(/ERR_CONNECTION_REFUSED|status 502|502 \(Bad Gateway\)/);
  if (day === "slow") await page.clock.install();
  const matches = (url: URL) => url.pathname === path;
  const askers: string[] = [];
  const others = openCalls(page, (request) => !matches(new URL(request.url())));
  await page.route(matches, (route) => {
    askers.push(route.request().frame().url());
    return BAD_DAYS[day](route);
  });
  return {
    giveUp: async () => {
      if (day !== "slow") return;
      // The page before may have asked the same on its last breath: only a question of this page counts.
      await expect.poll(() => askers).toContain(page.url());
      // The page's time goes by for every call: one that is only on its way would be given up, too, and with it the session.
      await others.answered();
      await page.clock.fastForward(PATIENCE_MS);
    },
    mend: () => page.unroute(matches),
  };
}

/** For whoever cannot keep a decision: says no whenever a page asks. */
export async function declineWhenAsked(page: Page): Promise<void> {
  const { banner, choice } = consentPage(page);
  await page.addLocatorHandler(banner, () => choice("Alles ablehnen").click());
}
