import type { Page, Route } from "@playwright/test";
import { expect, test, visit } from "../support/visitor";

const PAGE_DATA = /\/page-data\/(?!app-data)[^?]*page-data\.json/;
const MOST = 4;

test("at most four pages are preloaded at the same time, each of them once [9.3]", async ({ page }) => {
  const held = await holdPageData(page);
  await visit(page, "/de/reisesuche");
  held.begin();
  await expect.poll(() => held.waiting()).toBe(MOST);
  // More links come into the window, and the pointer runs over them: nothing more is asked for.
  for (const card of (await page.getByRole("heading", { level: 3 }).getByRole("link").all()).slice(0, 6))
    await card.hover();
  await page.waitForLoadState("domcontentloaded");
  expect(held.waiting()).toBe(MOST);

  await expect
    .poll(async () => {
      await held.letOneGo();
      return held.asked().length;
    })
    .toBeGreaterThanOrEqual(MOST + 2);
  expect(held.most()).toBe(MOST);
  expect(new Set(held.asked()).size).toBe(held.asked().length);
  await held.end();
});

for (const connection of [{ saveData: true, effectiveType: "4g" }, { effectiveType: "2g" }])
  test(`nothing is preloaded on ${JSON.stringify(connection)} [9.4]`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value, configurable: true });
    }, connection);
    await page.clock.install();
    const held = await holdPageData(page);
    await visit(page, "/de/reisesuche");
    held.begin();
    for (const card of (await page.getByRole("heading", { level: 3 }).getByRole("link").all()).slice(0, 3))
      await card.hover();
    await page.clock.fastForward(60_000);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
    expect(held.asked()).toEqual([]);

    // A page that is asked for comes all the same.
    await held.end();
    await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Impressum");
  });

/** Keeps answers with pages' data back from `begin` on, so that what is asked for at the same time can be counted. */
async function holdPageData(page: Page) {
  const asked: string[] = [];
  const routes: Route[] = [];
  let isHolding = false;
  let most = 0;
  await page.route(PAGE_DATA, async (route) => {
    if (!isHolding) return route.continue();
    asked.push(new URL(route.request().url()).pathname);
    routes.push(route);
    most = Math.max(most, routes.length);
  });
  return {
    begin: () => void (isHolding = true),
    asked: () => asked,
    waiting: () => routes.length,
    most: () => most,
    letOneGo: async () => routes.shift()?.continue(),
    end: async () => {
      isHolding = false;
      await Promise.all(routes.splice(0).map((route) => route.continue()));
    },
  };
}
