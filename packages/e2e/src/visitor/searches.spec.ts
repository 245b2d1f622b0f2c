import { watchShifts } from "../support/layout-shift";
import { KARWENDEL, searchPage } from "../support/search-page";
import { expect, test, visit } from "../support/visitor";

test.describe("on a phone", () => {
  // Scroll bars of a phone take no room.
  test.use({ viewport: { width: 360, height: 640 }, isMobile: true });

  test("a search that is opened asks once, before its scripts are there, and moves nothing [2.13]", async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    await page.goto("/de/reisesuche?q=Huette&maxPrice=2000");
    await expect(searchPage(page).count).toHaveText(/\d Reisen? gefunden/);
    const asked = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname === "/api/trips/search")
        .map(({ initiatorType }) => initiatorType),
    );
    // A script's own question would be „fetch“.
    expect(asked).toEqual(["link"]);
    expect(await shifts()).toBeLessThanOrEqual(0.01);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("home shows trips, its links work, a trip can be read to its end, and the field leads to the search [1.2, 2.1, 2.3]", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("link", { name: KARWENDEL.title }).first().click();
    await expect(page).toHaveURL(KARWENDEL.path);
    await expect(page.getByRole("heading", { level: 1, name: KARWENDEL.title })).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Preis und Buchung" })).toContainText("€");
    for (const name of ["Der Weg", "Tag für Tag", "Termine und Preise", "Leistungen", "Gut zu wissen"])
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    await page.goBack();

    const search = searchPage(page);
    await search.field.fill("Huette");
    await search.field.press("Enter");
    await expect(page).toHaveURL("/de/reisesuche?q=Huette");
    await expect(page.getByRole("heading", { level: 1, name: "Reisesuche" })).toBeVisible();
  });

  test("a search shows no trips that nobody asked for and says who searches instead; its first page stands in the HTML [2.13]", async ({
    page,
  }) => {
    const search = searchPage(page);
    await page.goto("/de/reisesuche?q=Dolomiten");
    await expect(search.count).toBeHidden();
    await expect(page.getByRole("link", { name: KARWENDEL.title })).toBeHidden();
    // Playwright's own locators look past `noscript`.
    const notice = page.locator('[data-results="awaited"] noscript');
    await expect(notice.locator("a").last()).toBeVisible();
    await expect(page.locator('[data-results="skeletons"]')).toBeHidden();
    await notice.locator('a[href="/de/reisesuche"]').click();
    await expect(search.count).toHaveText("6 Reisen gefunden");
    await expect(search.cards).toHaveCount(6);
    await expect(notice.locator("a").last()).toBeHidden();
  });
});

test("while one types places and trips are suggested, by keyboard and by mouse", async ({ page }) => {
  const search = searchPage(page);
  const list = page.getByRole("listbox", { name: "Vorschläge" });
  await visit(page, "/de");
  await search.field.pressSequentially("Tir");
  await expect(list.getByRole("group", { name: "Orte" }).getByRole("option").first()).toContainText("Tirol");
  await expect(list.getByRole("group", { name: "Reisen" })).toContainText(KARWENDEL.title);
  await expect(search.field).toHaveAttribute("aria-expanded", "true");
  await search.field.press("Escape");
  await expect(list).toBeHidden();
  await search.field.press("ArrowDown");
  await search.field.press("ArrowDown");
  await expect(list.getByRole("option", { selected: true })).toContainText("Tirol");
  await search.field.press("Enter");
  await expect(page).toHaveURL("/de/reisesuche?place=tirol");
  await search.field.pressSequentially("Karw");
  await list.getByRole("option", { name: KARWENDEL.title }).click();
  await expect(page).toHaveURL(KARWENDEL.path);
});

test("back and forward walk through filters and pages", async ({ page }) => {
  const search = searchPage(page);
  await visit(page, "/de/reisesuche?pageSize=2");
  await expect(search.cards).toHaveCount(2);
  const firstPage = await search.titles.allInnerTexts();

  await page
    .getByRole("navigation", { name: "Seiten" })
    .getByRole("link", { name: "Seite 2", exact: true })
    .click();
  await expect(page).toHaveURL(/\/de\/reisesuche\?(?=.*pageSize=2)(?=.*\bpage=2)/);
  await expect(search.titles.first()).not.toHaveText(firstPage[0] ?? "");
  const secondPage = await search.titles.allInnerTexts();

  await search.option("Land", /Italien/).check();
  await expect(search.count).toHaveText("1 Reise gefunden");
  await page.goBack();
  await expect(search.option("Land", /Italien/)).not.toBeChecked();
  await expect(search.titles).toHaveText(secondPage);
  await page.goBack();
  await expect(search.titles).toHaveText(firstPage);
  await page.goForward();
  await expect(search.titles).toHaveText(secondPage);
  await page.goForward();
  await expect(search.option("Land", /Italien/)).toBeChecked();
  await expect(search.count).toHaveText("1 Reise gefunden");
});
