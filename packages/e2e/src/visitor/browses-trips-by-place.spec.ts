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
