import type { Page } from "@playwright/test";
import { expect, test, untilAlive, wake } from "../support/visitor";

const HEADLINE = "Diese Seite ist umgezogen.";

for (const { path, wording, layout } of [
  { path: "/gibt-es-nicht", wording: "Page not found", layout: "site" },
  { path: "/de/magazin/gibt/es/nicht", wording: "Page Not Found", layout: "site" },
  { path: "/de/portal/gibt-es-nicht", wording: "Page Not Found", layout: "portal" },
] as const)
  test(`${path} leads back to the ${layout}, and the address stays [2.39, 2.62–2.65]`, async ({
    page,
    faults,
  }) => {
    faults.expect(/status( of)? 404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await untilAlive(page);
    await expect(page.locator('meta[name="error"]')).toHaveAttribute("content", `${wording}: ${path}`);
    await expectErrorPage(page, layout);
    await expect(page).toHaveURL(path);
  });

test("a page whose content breaks keeps header and footer, and the way home loads afresh [2.66]", async ({
  page,
  faults,
}) => {
  faults.expect(/TypeError|Minified React error|Hydration/i);
  const loads = countLoads(page);
  // The page comes from the server as it is, and its data let the drawing fail in the browser.
  await page.route("**/page-data/de/magazin/page-data.json", async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { result: { pageContext: Record<string, unknown> } };
    data.result.pageContext["model"] = null;
    await route.fulfill({ response, json: data });
  });
  await page.goto("/de/magazin");
  await wake(page);
  await expectErrorPage(page, "site");
  await expect(page.getByText("Fehler 404")).toHaveCount(0);
  await page.getByRole("link", { name: "Zurück zur Startseite" }).click();
  await expect(page).toHaveURL("/");
  await untilAlive(page);
  expect(loads()).toBe(2);
});

async function expectErrorPage(page: Page, layout: "site" | "portal"): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: HEADLINE })).toBeVisible();
  await expect(page.getByText("Unser Team sucht bereits nach ihr.")).toBeVisible();
  const main = page.getByRole("main");
  const isSite = layout === "site";
  await expect(main.getByRole("link")).toHaveText(isSite ? "Zurück zur Startseite" : "Zurück zum Portal");
  await expect(main.getByRole("link")).toHaveAttribute("href", isSite ? "/" : "/portal");
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  await expect(page.locator("[data-layout]")).toHaveAttribute("data-layout", isSite ? "default" : "portal");
}

/** How many documents the main frame has loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("response", (response) => {
    if (response.request().isNavigationRequest()) loads += 1;
  });
  return () => loads;
}
