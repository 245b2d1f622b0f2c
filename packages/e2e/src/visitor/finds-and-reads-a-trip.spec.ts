import type { Locator, Page } from "@playwright/test";
import { expectVisibleFocus, tabTo } from "../support/keyboard";
import { searchPage } from "../support/search-page";
import { expect, test, untilAtRest, visit } from "../support/visitor";

// A low window, so that the results have to be scrolled.
test.use({ viewport: { width: 1280, height: 560 }, contextOptions: { reducedMotion: "no-preference" } });

const FOUND = /^\d+ Reisen? gefunden$/;

test("with the mouse: home, Huette, a filter, a trip, and back to the same place [1.2, 1.3, 2.3, 2.13]", async ({
  page,
}) => {
  const search = searchPage(page);
  await visit(page, "/");
  await search.field.fill("Huette");
  await search.submit.click();
  await expect(page).toHaveURL("/de/reisesuche?feature=huette");
  await expect(search.field).toHaveValue("");
  await expect(search.active).toContainText("Hütte");
  await expect(search.count).toHaveText(FOUND);
  const unfiltered = await search.titles.allInnerTexts();
  expect(unfiltered.length).toBeGreaterThan(2);

  await search.option("Land", /Österreich/).check();
  await expect(page).toHaveURL("/de/reisesuche?country=oesterreich&feature=huette");
  await expect.poll(() => search.titles.count()).toBeLessThan(unfiltered.length);
  await expect(search.active).toContainText("Österreich");

  const card = search.cards.last();
  await scrollIntoMiddle(card);
  const before = await placeOf(search.results, card);
  expect(before.scrollY).toBeGreaterThan(100);
  await card.getByRole("link").click();
  await expectTrip(page, before);

  await page.goBack();
  await expectSamePlace(page, before);
});

test("with the keyboard alone, the focus always in sight [2.13]", async ({ page }) => {
  const search = searchPage(page);
  await visit(page, "/");

  const skip = page.getByRole("link", { name: "Zum Inhalt springen" });
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await tabTo(page, search.field, 3);
  await page.keyboard.type("Huette");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/de/reisesuche?feature=huette");
  await expect(search.count).toHaveText(FOUND);

  await tabTo(page, search.option("Land", /Österreich/));
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/de/reisesuche?country=oesterreich&feature=huette");
  await expect(search.active).toContainText("Österreich");
  await expect(search.option("Land", /Österreich/)).toBeFocused();

  await tabTo(page, search.sort);
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL("/de/reisesuche?country=oesterreich&feature=huette&sort=price");
  await expect(search.count).toHaveText(FOUND);

  const card = search.cards.nth(1);
  await tabTo(page, card.getByRole("link"));
  const before = await placeOf(search.results, card);
  await page.keyboard.press("Enter");
  await expectTrip(page, before);

  const profile = page.getByRole("group", { name: "Höhenprofil", exact: true }).getByRole("slider");
  await tabTo(page, profile);
  const first = await profile.getAttribute("aria-valuetext");
  await page.keyboard.press("ArrowRight");
  await expect(profile).toHaveAttribute("aria-valuenow", "2");
  expect(await profile.getAttribute("aria-valuetext")).not.toBe(first);

  // What Alt and the left arrow do; a browser without a window has no such shortcut.
  await page.goBack();
  await expectSamePlace(page, before);
  await expectVisibleFocus(page);
});

interface Place {
  url: string;
  titles: string[];
  title: string;
  price: string;
  top: number;
  scrollY: number;
}

async function placeOf(results: Locator, card: Locator): Promise<Place> {
  // The focus may be on its way into the window.
  await untilAtRest(results.page());
  const link = card.getByRole("link");
  return {
    url: results.page().url(),
    titles: await results.getByRole("heading", { level: 3 }).allInnerTexts(),
    title: await link.innerText(),
    price: (await card.locator("strong").innerText()).trim(),
    top: await topOf(link),
    scrollY: await results.page().evaluate(() => window.scrollY),
  };
}

const scrollIntoMiddle = (card: Locator) =>
  card.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));

const topOf = (link: Locator) => link.evaluate((element) => element.getBoundingClientRect().top);

/** What a traveller decides by: what it is, what it costs, how hard it is. */
async function expectTrip(page: Page, { title, price }: Place): Promise<void> {
  await expect(page).toHaveURL(/\/de\/reise\/\d+\/[a-z0-9-]+$/);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Preis und Buchung" })).toContainText(price);
  await expect(page.getByRole("group", { name: "Höhenprofil", exact: true })).toBeAttached();
  await expect(page.getByRole("heading", { level: 2, name: "Tag für Tag" })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

async function expectSamePlace(page: Page, before: Place): Promise<void> {
  const search = searchPage(page);
  const link = search.cards.filter({ hasText: before.title }).getByRole("link");
  await expect(page).toHaveURL(before.url);
  await expect(link).toBeFocused();
  expect(await search.titles.allInnerTexts()).toEqual(before.titles);
  await expect(search.option("Land", /Österreich/)).toBeChecked();
  await expect(search.cards.locator("[data-active]")).toHaveCount(1);
  await expect(search.cards.filter({ hasText: before.title }).locator("[data-active]")).toBeVisible();
  await expect.poll(async () => Math.abs((await topOf(link)) - before.top)).toBeLessThanOrEqual(4);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before.scrollY))
    .toBeLessThanOrEqual(4);
}
