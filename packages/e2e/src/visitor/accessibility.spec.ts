import type { Page } from "@playwright/test";
import { expectNoFaultInBothThemes } from "../support/axe";
import { KARWENDEL, searchPage } from "../support/search-page";
import { expect, test, visit } from "../support/visitor";

// Colours are judged when nothing fades in any more.
test.use({ contextOptions: { reducedMotion: "reduce" } });

interface Screen {
  path: string;
  status?: number;
  width: number;
  /** Brings the page into the state to judge. */
  ready?: (page: Page) => Promise<void>;
}

/** One page of each layout; stories judge dialogs, menus, lists and every state of a form. */
const SCREENS: Record<string, Screen> = {
  home: { path: "/", width: 1280 },
  "search with finds": {
    path: "/de/reisesuche?q=Huette&country=oesterreich&maxPrice=2000",
    width: 1280,
    ready: (page) => expect(searchPage(page).active).toContainText("Österreich"),
  },
  trip: { path: KARWENDEL.path, width: 360 },
  "page of an editor [2.2]": { path: "/de/so-arbeiten-wir", width: 360 },
  booking: {
    path: `${KARWENDEL.path}/buchen/100101?schritt=reisende`,
    width: 360,
    ready: (page) => expect(page.getByLabel("Vorname")).toBeVisible(),
  },
  "error page": { path: "/de/gibt-es-nicht", status: 404, width: 1280 },
};

for (const [name, { path, status = 200, width, ready }] of Object.entries(SCREENS))
  test(`axe finds nothing: ${name}, light and dark, ${width} px`, async ({ page, faults }) => {
    faults.expect(new RegExp(`status( of)? ${status}`));
    await page.setViewportSize({ width, height: 800 });
    await visit(page, path);
    await ready?.(page);
    await expectNoFaultInBothThemes(page, name);
  });
