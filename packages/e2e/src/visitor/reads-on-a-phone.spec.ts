import type { Locator, Page } from "@playwright/test";
import { KARWENDEL, searchPage } from "../support/search-page";
import { expect, test, visit } from "../support/visitor";

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

test("the menu opens as a dialog with the four entries and closes on choosing one [2.50, 2.51, 4.30]", async ({
  page,
}) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Menü", exact: true }).tap();
  const menu = page.getByRole("dialog", { name: "Hauptmenü" });
  await expect(menu.getByRole("link")).toHaveText(["Startseite", "Reisesuche", "Hilfe", "Magazin"]);
  await menu.getByRole("link", { name: "Reisesuche" }).tap();
  await expect(page).toHaveURL("/de/reisesuche");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Reisesuche" })).toBeVisible();
  const small = await page
    .getByRole("navigation", { name: "Kontakt" })
    .getByRole("link")
    .evaluateAll((links) =>
      links
        .map((link) => link.getBoundingClientRect())
        .filter(({ width, height }) => Math.min(width, height) < 44),
    );
  expect(small).toEqual([]);
});

test.describe("the header", () => {
  // A narrow window: its width can change while a page is open, a phone's cannot.
  test.use({ isMobile: false, hasTouch: false });

  test("makes way after 100 px down and comes back on the way up, by the keyboard and on paper [2.54, 9.12]", async ({
    page,
  }) => {
    await visit(page, "/de/reisesuche");
    const header = page.getByRole("banner");
    await scrollTo(page, 100);
    await expect(header).toBeInViewport();
    await scrollTo(page, 101);
    await expect(header).not.toBeInViewport();
    await scrollTo(page, 900);
    await scrollTo(page, 880);
    await expect(header).toBeInViewport();
    await scrollTo(page, 1000);
    await expect(header).not.toBeInViewport();
    await page.emulateMedia({ media: "print" });
    await expect(header).toHaveCSS("position", "static");
    await expect(header).toHaveCSS("transform", "none");
    await page.emulateMedia({ media: "screen" });
    await header.getByRole("link", { name: /Zur Startseite$/ }).focus();
    await expect(header).toBeInViewport({ ratio: 1 });
  });
});

test("the first trip found is in sight, and filters come in a sheet from the side", async ({ page }) => {
  const search = searchPage(page);
  await visit(page, "/de/reisesuche?q=Tirol");
  await expect(search.cards.first()).toBeInViewport({ ratio: 0.1 });
  await visit(page, "/de/reisesuche");
  await expect(search.filters).toBeHidden();
  await page.getByRole("button", { name: "Filter", exact: true }).tap();
  const sheet = search.filters;
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

test("nothing scrolls sideways at 320 px", async ({ page, faults }) => {
  faults.expect(/status( of)? 404/);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    "/",
    "/de/reisesuche?q=Donaudampfschifffahrtsgesellschaftskapitän",
    KARWENDEL.path,
    "/de/gibt-es-nicht",
  ]) {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect([path, ...(await wideElements(page.locator("body")))]).toEqual([path]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
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
  // The page hears of a scroll at the next frame: two in one frame would be one.
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: "instant" });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}
