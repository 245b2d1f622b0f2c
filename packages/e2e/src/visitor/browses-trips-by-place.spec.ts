import { KARWENDEL, searchPage } from "../support/search-page";
import { expect, test, visit } from "../support/visitor";

test("from home over all places to one, and from there into the search, which finds the same", async ({
  page,
}) => {
  const search = searchPage(page);
  const trips = page.getByRole("main").getByRole("heading", { level: 3 });
  await visit(page, "/");
  await page.getByRole("main").getByRole("link", { name: "Alle Ziele und Monate" }).click();
  await expect(page).toHaveURL("/de/reisen");
  await page.getByRole("link", { name: /^Österreich · \d+ Touren?$/ }).click();
  await expect(page).toHaveURL("/de/reisen/oesterreich");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Österreich");
  await expect(trips.filter({ hasText: KARWENDEL.title })).toBeVisible();

  await page.getByRole("link", { name: "Weiter eingrenzen" }).click();
  await expect(page).toHaveURL("/de/reisesuche?place=oesterreich");
  await expect(search.active).toContainText("Österreich");
  await expect(search.titles.filter({ hasText: KARWENDEL.title })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a place's trips and its path are there", async ({ page }) => {
    await page.goto("/de/reisen/oesterreich");
    const path = page.getByRole("navigation", { name: "Sie sind hier" });
    await expect(path.getByRole("link", { name: "Reisen" })).toHaveAttribute("href", "/de/reisen");
    await page.getByRole("main").getByRole("link", { name: KARWENDEL.title }).first().click();
    await expect(page).toHaveURL(KARWENDEL.path);
  });
});
