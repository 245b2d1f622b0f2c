import type { Page } from "@playwright/test";
import { KARWENDEL } from "../support/search-page";
import { expect, test, untilAlive, visit } from "../support/visitor";

const LATEST = /\/builds\/latest\.json\?t=\d+$/;

test("a newer build reloads the page on the next navigation [4.7]", async ({ page }) => {
  await page.route(LATEST, (route) =>
    route.fulfill({ json: { id: "a-newer-build", builtAt: "2026-11-21T12:00:00.000Z" } }),
  );
  const loads = countLoads(page);
  await visit(page, "/");
  await untilAlive(page);
  await comeBackToTheTab(page);
  expect(loads()).toBe(1);
  await page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link", { name: "Reisesuche" }).click();
  await expect(page).toHaveURL("/de/reisesuche");
  await expect.poll(loads).toBe(2);
});

test("a missing piece of the next page: one reload, then it shows [4.9, 8.4]", async ({ page, faults }) => {
  faults.expect(/404|chunk|component---src-templates-trip/i);
  let missing = 0;
  const loads = countLoads(page);
  await page.route(/\/component---src-templates-trip-.*\.js$/, async (route) => {
    if (loads() > 1) return route.continue();
    missing += 1;
    return route.fulfill({ status: 404, body: "" });
  });
  await visit(page, "/de/reisesuche");
  await untilAlive(page);
  await page.getByRole("link", { name: KARWENDEL.title }).click();
  await expect(page).toHaveURL(KARWENDEL.path);
  await expect(page.getByRole("heading", { level: 1, name: KARWENDEL.title })).toBeVisible();
  await untilAlive(page);
  expect(missing).toBeGreaterThan(0);
  expect(loads()).toBe(2);
});

/** How many documents the main frame has loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("response", (response) => {
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Asks for the latest build; ends when the answer has been taken in. The check itself is loaded when the page is at rest. */
async function comeBackToTheTab(page: Page): Promise<void> {
  await expect(async () => {
    const [answer] = await Promise.all([
      page.waitForResponse(LATEST, { timeout: 1000 }),
      page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))),
    ]);
    await answer.finished();
  }).toPass();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
