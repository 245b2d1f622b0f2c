import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { product } from "../support/product";
import { KARWENDEL, searchPage } from "../support/search-page";
import { expect, test, visit } from "../support/visitor";

// Colours are judged when nothing fades in any more.
test.use({ contextOptions: { reducedMotion: "reduce" } });

type Look = readonly ["light" | "dark", number];
const ALL: readonly Look[] = [
  ["light", 360],
  ["light", 1280],
  ["dark", 360],
  ["dark", 1280],
];
const ON_PHONES = ALL.filter(([, width]) => width === 360);
/** Screens made of parts that others show too. */
const TWO: readonly Look[] = [
  ["light", 360],
  ["dark", 1280],
];

interface Screen {
  path: string;
  status?: number;
  looks?: readonly Look[];
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
    looks: ON_PHONES,
    ready: async (page) => {
      await page.getByRole("button", { name: "Filter", exact: true }).click();
      await expect(page.getByRole("dialog", { name: "Filter" })).toBeVisible();
    },
  },
  menu: {
    path: "/",
    looks: ON_PHONES,
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
  magazine: { path: "/de/magazin", looks: TWO },
  "top list": { path: "/de/top", looks: TWO },
  "questions and answers": { path: "/de/haeufige-fragen", looks: TWO },
  support: { path: "/de/support", looks: TWO },
  imprint: { path: "/de/impressum", looks: TWO },
  "cancelling a contract": { path: "/de/vertrag-kuendigen" },
  "withdrawing from a contract": { path: "/de/vertrag-widerrufen", looks: TWO },
  "accessibility statement": { path: "/de/barrierefreiheit", looks: TWO },
  "error page": { path: "/de/gibt-es-nicht", status: 404 },
  "portal's error page": { path: "/de/portal/gibt-es-nicht", status: 404 },
};

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const [name, { path, status = 200, looks = ALL, ready }] of Object.entries(SCREENS))
  for (const [theme, width] of looks)
    test(`axe finds nothing: ${name}, ${theme}, ${width} px`, async ({ page, faults }) => {
      faults.expect(new RegExp(`status( of)? ${status}`));
      faults.expect(uploads());
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

/** Pictures within an editor's text come from the content system's uploads host. */
function uploads(): RegExp {
  return new RegExp(`^foreign request: http://localhost:${product().ports.GRATWEG_CMS_PORT}/uploads/`);
}
