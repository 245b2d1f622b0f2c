import type { Locator, Page } from "@playwright/test";
import { KARWENDEL, searchPage } from "../support/search-page";
import { expect, test, visit } from "../support/visitor";

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

const ENTRIES = ["Startseite", "Reisesuche", "Hilfe", "Magazin"];

test.describe("the menu", () => {
  test("opens as a dialog with the four entries and closes on choosing one [2.50, 2.51, 4.30]", async ({
    page,
  }) => {
    await visit(page, "/");
    const button = page.getByRole("button", { name: "Menü", exact: true });
    await button.tap();
    const menu = page.getByRole("dialog", { name: "Hauptmenü" });
    await expect(menu.getByRole("link")).toHaveText(ENTRIES);
    await menu.getByRole("link", { name: "Reisesuche" }).tap();
    await expect(page).toHaveURL("/de/reisesuche");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: "Reisesuche" })).toBeVisible();
  });

  test("closes by Escape and by its button, and the focus returns", async ({ page }) => {
    await visit(page, "/");
    const button = page.getByRole("button", { name: "Menü", exact: true });
    await button.tap();
    await expect(page.getByRole("dialog", { name: "Hauptmenü" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Hauptmenü" }).getByRole("button", { name: "Schließen" }).tap();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});

test.describe("the header", () => {
  // A narrow window: its width can change while a page is open, a phone's cannot.
  test.use({ isMobile: false, hasTouch: false });

  test("is away on a trip's page below 460 px [2.53, 9.11]", async ({ page }) => {
    const header = page.getByRole("banner");
    await page.setViewportSize({ width: 459, height: 780 });
    await visit(page, KARWENDEL.path);
    await expect(header).toBeHidden();
    await page.setViewportSize({ width: 460, height: 780 });
    await expect(header).toBeVisible();
    await page.setViewportSize({ width: 459, height: 780 });
    await expect(header).toBeHidden();
    await visit(page, "/de/reisesuche");
    await expect(header).toBeVisible();
  });

  test("makes way after 100 px down and comes back on the way up [2.54, 9.12]", async ({ page }) => {
    await visit(page, "/de/reisesuche");
    const header = page.getByRole("banner");
    await scrollTo(page, 100);
    await expect(header).toBeInViewport();
    await scrollTo(page, 101);
    await expect(header).not.toBeInViewport();
    await scrollTo(page, 900);
    await expect(header).not.toBeInViewport();
    await scrollTo(page, 880);
    await expect(header).toBeInViewport();
  });
});

test("a trip's page has a number to call, though its header is away", async ({ page }) => {
  await visit(page, KARWENDEL.path);
  await expect(page.getByRole("banner")).toBeHidden();
  const call = page.getByRole("main").getByRole("link", { name: /^\+?[\d ]+$/ });
  await expect(call).toBeVisible();
  await expect(call).toHaveAttribute("href", /^tel:\+\d+$/);
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test("filters in a sheet from the side", async ({ page }) => {
  const search = searchPage(page);
  await visit(page, "/de/reisesuche");
  await expect(search.filters).toBeHidden();
  const open = page.getByRole("button", { name: "Filter", exact: true });
  await open.tap();
  const sheet = page.getByRole("dialog", { name: "Filter" });
  await sheet
    .getByRole("group", { name: "Land" })
    .getByRole("checkbox", { name: /Italien/ })
    .check();
  await expect(page).toHaveURL("/de/reisesuche?country=italien");
  await sheet.getByRole("button", { name: "1 Reise zeigen" }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "Filter (1)" })).toBeFocused();
  await expect(search.titles).toHaveText([/Dolomiten/]);
});

test("after a search the first trip is seen without scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/de/reisesuche?q=Tirol");
  await expect(searchPage(page).titles).not.toHaveCount(0);
  await expect(searchPage(page).cards.first()).toBeInViewport({ ratio: 0.1 });
});

for (const [name, path, status] of [
  ["home", "/", 200],
  ["search", "/de/reisesuche", 200],
  ["an empty search", "/de/reisesuche?q=Donaudampfschifffahrtsgesellschaftskapitän", 200],
  ["a trip", KARWENDEL.path, 200],
  ["the error page", "/de/gibt-es-nicht", 404],
  ["the portal's error page", "/de/portal/gibt-es-nicht", 404],
] as const)
  test(`nothing scrolls sideways at 320 px: ${name}`, async ({ page, faults }) => {
    faults.expect(new RegExp(`status( of)? ${status}`));
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await wideElements(page.locator("body"))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

/** Elements that stand out at the right, with what cuts or scrolls them on purpose left aside. */
function wideElements(body: Locator): Promise<string[]> {
  return body.evaluate((root) =>
    [...root.querySelectorAll("main *, header *, footer *")]
      .filter((element) => {
        if (element.getBoundingClientRect().right <= innerWidth + 1) return false;
        for (let parent = element.parentElement; parent; parent = parent.parentElement)
          if (getComputedStyle(parent).overflowX !== "visible") return false;
        return !element.closest("svg") && getComputedStyle(element).clipPath === "none";
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}
