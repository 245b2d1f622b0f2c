import { expect, LOGIN, test } from "../support/portal";

test("the application does not arrive: one reload, then the error page [2.66]", async ({ page, faults }) => {
  faults.expect(/503|portal-assets/);
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(/\/portal-assets\/index-[^/]*\.js/, (route) => route.fulfill({ status: 503 }));
  await page.goto(LOGIN).catch(() => undefined);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Diese Seite ist umgezogen.");
  await expect(page.getByRole("navigation", { name: "Hauptmenü" }).first()).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(documents).toBe(2);
});
