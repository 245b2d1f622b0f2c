import type { Page } from "@playwright/test";
import { expectNoFaultInBothThemes } from "../support/axe";
import { KARWENDEL, searchPage } from "../support/search-page";
import { expect, test, visit } from "../support/visitor";

// Colours are judged when nothing fades in any more.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const WIDTHS = [360, 1280] as const;
const ON_PHONES = [360] as const;

interface Screen {
  path: string;
  status?: number;
  widths?: readonly number[];
  /** Brings the page into the state to judge. */
  ready?: (page: Page) => Promise<void>;
}

const SCREENS: Record<string, Screen> = {
  home: { path: "/" },
  search: { path: "/de/reisesuche" },
  "search with filters and finds": {
    path: "/de/reisesuche?q=Huette&country=oesterreich&maxPrice=2000",
    ready: (page) => expect(searchPage(page).active).toContainText("Österreich"),
  },
  "empty search": {
    path: "/de/reisesuche?q=Xylophonkurs",
    ready: (page) => expect(searchPage(page).count).toHaveText("Keine Reise gefunden"),
  },
  "search's filters": {
    path: "/de/reisesuche",
    widths: ON_PHONES,
    ready: async (page) => {
      await page.getByRole("button", { name: "Filter", exact: true }).click();
      await expect(page.getByRole("dialog", { name: "Filter" })).toBeVisible();
    },
  },
  menu: {
    path: "/",
    widths: ON_PHONES,
    ready: async (page) => {
      await page.getByRole("button", { name: "Menü", exact: true }).click();
      await expect(page.getByRole("dialog", { name: "Hauptmenü" })).toBeVisible();
    },
  },
  trip: { path: KARWENDEL.path },
  "trip's large picture": {
    path: KARWENDEL.path,
    ready: async (page) => {
      await page.getByRole("button", { name: /^Bild 1 groß ansehen/ }).click();
      await expect(page.getByRole("dialog", { name: "Bilder der Reise" })).toBeVisible();
    },
  },
  "page of an editor [2.2]": { path: "/de/so-arbeiten-wir" },
  "all places, activities and months": { path: "/de/reisen" },
  "trips of a place": { path: "/de/reisen/oesterreich" },
  magazine: { path: "/de/magazin" },
  "top list": { path: "/de/top" },
  "questions and answers": { path: "/de/haeufige-fragen" },
  support: { path: "/de/support" },
  imprint: { path: "/de/impressum" },
  "cancelling a contract": { path: "/de/vertrag-kuendigen" },
  "withdrawing from a contract": { path: "/de/vertrag-widerrufen" },
  "accessibility statement": { path: "/de/barrierefreiheit" },
  "error page": { path: "/de/gibt-es-nicht", status: 404 },
  "portal's error page": { path: "/de/portal/gibt-es-nicht", status: 404 },
};

for (const [name, { path, status = 200, widths = WIDTHS, ready }] of Object.entries(SCREENS))
  for (const width of widths)
    test(`axe finds nothing: ${name}, light and dark, ${width} px`, async ({ page, faults }) => {
      faults.expect(new RegExp(`status( of)? ${status}`));
      await page.setViewportSize({ width, height: 800 });
      await visit(page, path);
      await ready?.(page);
      await expectNoFaultInBothThemes(page, name);
    });
