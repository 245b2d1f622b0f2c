import type { Page } from "@playwright/test";
import { expectNoFaultInBothThemes } from "../support/axe";
import { KARWENDEL, searchPage } from "../support/search-page";
import { expect, test, visit } from "../support/visitor";

// Colours are judged when nothing fades in any more.
test.use({ contextOptions: { reducedMotion: "reduce" } });

interface Screen {
  path: string;
  status?: number;
  /** Both where the layout differs. */
  widths: readonly number[];
  /** Brings the page into the state to judge. */
  ready?: (page: Page) => Promise<void>;
}

/** One page of each template; stories judge dialogs, menus and every state of a form. */
const SCREENS: Record<string, Screen> = {
  home: { path: "/", widths: [360, 1280] },
  "search with finds": {
    path: "/de/reisesuche?q=Huette&country=oesterreich&maxPrice=2000",
    widths: [360, 1280],
    ready: (page) => expect(searchPage(page).active).toContainText("Österreich"),
  },
  trip: { path: KARWENDEL.path, widths: [360, 1280] },
  "page of an editor [2.2]": { path: "/de/so-arbeiten-wir", widths: [360] },
  "trips of a place": { path: "/de/reisen/oesterreich", widths: [1280] },
  magazine: { path: "/de/magazin", widths: [360] },
  "questions and answers": { path: "/de/haeufige-fragen", widths: [1280] },
  "cancelling a contract": { path: "/de/vertrag-kuendigen", widths: [360] },
  booking: {
    path: `${KARWENDEL.path}/buchen/100101?schritt=reisende`,
    widths: [360],
    ready: (page) => expect(page.getByLabel("Vorname")).toBeVisible(),
  },
  "error page": { path: "/de/gibt-es-nicht", status: 404, widths: [1280] },
};

for (const [name, { path, status = 200, widths, ready }] of Object.entries(SCREENS))
  for (const width of widths)
    test(`axe finds nothing: ${name}, light and dark, ${width} px`, async ({ page, faults }) => {
      faults.expect(new RegExp(`status( of)? ${status}`));
      await page.setViewportSize({ width, height: 800 });
      await visit(page, path);
      await ready?.(page);
      await expectNoFaultInBothThemes(page, name);
    });
