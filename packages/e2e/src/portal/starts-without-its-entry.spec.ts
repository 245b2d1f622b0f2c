import { expect, LOGIN, test } from "../support/portal";

for (const { file, times, requests } of [
  { file: "index", times: 9, requests: 2 },
  { file: "libraries", times: 9, requests: 2 },
  { file: "index", times: 1, requests: 2 },
])
  test(`${file} fails ${times} times: one reload, then the application or the error page [2.66]`, async ({
    page,
    faults,
  }) => {
    faults.expect(/503|portal-assets/);
    let failures = 0;
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(new RegExp(`/portal-assets/${file}-[^/]*\\.js`), (route) =>
      (failures += 1) <= times ? route.fulfill({ status: 503 }) : route.fallback(),
    );
    await page.goto(LOGIN).catch(() => undefined);
    const headline = times === 1 ? "Anmelden" : "Diese Seite ist umgezogen.";
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
    await expect(page.getByRole("navigation", { name: "Hauptmenü" }).first()).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(documents).toBe(requests);
  });

test("a slow entry shows the page's frame", async ({ page }) => {
  await page.route(/\/portal-assets\/index-[^/]*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.fallback();
  });
  await page.goto(LOGIN, { waitUntil: "commit" });
  await expect(page.getByText("Die Seite wird geladen.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();
});
