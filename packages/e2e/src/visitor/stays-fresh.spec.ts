import type { Page } from "@playwright/test";
import { KARWENDEL } from "../support/search-page";
import { expect, test, untilAlive, visit, wake } from "../support/visitor";

const LATEST = /\/builds\/latest\.json\?t=\d+$/;
const NOON = new Date("2026-11-21T12:00:00.000Z").getTime();

test("a newer build reloads the page on the next navigation, and not twice within ten seconds [4.7, 4.8, 9.2]", async ({
  page,
}) => {
  await page.clock.setFixedTime(NOON);
  await page.route(LATEST, (route) =>
    route.fulfill({ json: { id: "a-newer-build", builtAt: "2026-11-21T12:00:00.000Z" } }),
  );
  const loads = countLoads(page);
  await visit(page, "/");
  await untilAlive(page);
  await comeBackToTheTab(page);
  expect(loads()).toBe(1);

  await go(page, "Reisesuche", "/de/reisesuche");
  await expect.poll(loads).toBe(2);
  await untilAlive(page);
  await comeBackToTheTab(page);
  await go(page, "Startseite", "/");
  await expect.poll(loads).toBe(3);
  await untilAlive(page);

  // This page was reloaded 9.999 seconds ago, and the latest build is still another one.
  await page.clock.setFixedTime(NOON + 9_999);
  await comeBackToTheTab(page);
  await go(page, "Reisesuche", "/de/reisesuche");
  await expect(page.getByRole("heading", { level: 1, name: "Reisesuche" })).toBeVisible();
  await comeBackToTheTab(page);
  expect(loads()).toBe(3);

  await page.clock.setFixedTime(NOON + 10_000);
  await go(page, "Startseite", "/");
  await expect.poll(loads).toBe(4);
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

test("a piece that stays missing does not go round in circles", async ({ page, faults }) => {
  faults.expect(/404|chunk|component---src-templates-trip|resources/i);
  const loads = countLoads(page);
  await page.route(/\/component---src-templates-trip-.*\.js$/, (route) =>
    route.fulfill({ status: 404, body: "" }),
  );
  await visit(page, "/de/reisesuche");
  await untilAlive(page);
  await page.getByRole("link", { name: KARWENDEL.title }).click();
  await expect.poll(loads).toBe(2);
  // It can be read as it was built. Who needs more sees that the application cannot be mounted (section 2); a trip's path has the
  // portal's way back.
  await expect(page.getByRole("heading", { level: 1, name: KARWENDEL.title })).toBeVisible();
  await wake(page);
  await expect(page.getByRole("heading", { level: 1, name: "Diese Seite ist umgezogen." })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link")).toHaveAttribute("href", "/portal");
  await page.waitForLoadState("networkidle");
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

async function go(page: Page, entry: string, path: string): Promise<void> {
  await page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link", { name: entry }).click();
  await expect(page).toHaveURL(path);
}
