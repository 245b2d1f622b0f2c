import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { KARWENDEL, searchPage } from "../support/search-page";
import { expect, test, visit } from "../support/visitor";

// Colours are judged when nothing fades in any more.
test.use({ contextOptions: { reducedMotion: "reduce" } });

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
    widths: [360],
    ready: async (page) => {
      await page.getByRole("button", { name: "Filter", exact: true }).click();
      await expect(page.getByRole("dialog", { name: "Filter" })).toBeVisible();
    },
  },
  menu: {
    path: "/",
    widths: [360],
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
  "page of an editor": { path: "/de/so-arbeiten-wir" },
  "error page": { path: "/de/gibt-es-nicht", status: 404 },
  "portal's error page": { path: "/de/portal/gibt-es-nicht", status: 404 },
};

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const [name, { path, status = 200, widths = [360, 1280], ready }] of Object.entries(SCREENS))
  for (const theme of ["light", "dark"] as const)
    for (const width of widths)
      test(`axe finds nothing: ${name}, ${theme}, ${width} px`, async ({ page, faults }) => {
        faults.expect(new RegExp(`status( of)? ${status}`));
        await page.setViewportSize({ width, height: 800 });
        await page.addInitScript((choice) => localStorage.setItem("gratweg_theme", choice), theme);
        await visit(page, path);
        await ready?.(page);
        await expect(page.locator("html.theme-dark")).toHaveCount(theme === "dark" ? 1 : 0);
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
        expect(
          violations.map(({ id, help, nodes }) => ({
            id,
            help,
            nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
          })),
        ).toEqual([]);
      });
