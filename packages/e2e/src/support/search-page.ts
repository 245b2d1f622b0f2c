import type { Locator, Page } from "@playwright/test";

/** What a visitor sees of the search, by the names that assistive technology gives it. */
export function searchPage(page: Page) {
  const results = page.getByRole("list", { name: "Ergebnisse" });
  return {
    // A combobox once its suggestions can come, a plain search field without scripts.
    field: page.getByRole("search").getByLabel("Reisen suchen"),
    submit: page.getByRole("button", { name: "Suchen", exact: true }),
    count: page.getByRole("status").getByRole("heading", { level: 2 }),
    results,
    cards: results.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) }),
    titles: results.getByRole("heading", { level: 3 }),
    filters: page.getByRole("complementary", { name: "Filter" }),
    active: page.getByRole("list", { name: "Aktive Filter" }),
    sort: page.getByRole("combobox", { name: "Sortieren nach" }),
    option: (legend: string, label: string | RegExp): Locator =>
      page
        .getByRole("complementary", { name: "Filter" })
        .getByRole("group", { name: legend })
        .getByRole("checkbox", { name: label }),
  };
}

/** A trip of the test seed. */
export const KARWENDEL = {
  number: 1001,
  path: "/de/reise/1001/alpenhuettentour-karwendel",
  title: "Alpenhüttentour durch das Karwendel",
};
