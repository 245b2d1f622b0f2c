import type { Page } from "@playwright/test";
import { KARWENDEL } from "../support/search-page";
import { expect, test, untilAlive } from "../support/visitor";

const HEADLINE = "Diese Seite ist umgezogen.";

for (const { path, wording, layout } of [
  { path: "/gibt-es-nicht", wording: "Page not found", layout: "site" },
  { path: "/en/reisesuche-nicht", wording: "Page not found", layout: "portal" },
  { path: "/de/gibt-es-nicht", wording: "Page Not Found", layout: "site" },
  { path: "/de/magazin/gibt/es/nicht", wording: "Page Not Found", layout: "site" },
  { path: "/de/portal/gibt-es-nicht", wording: "Page Not Found", layout: "portal" },
  { path: "/de/reise/999/gibt-es-nicht", wording: "Page Not Found", layout: "portal" },
  { path: "/de/reisesuche/gibt-es-nicht", wording: "Page Not Found", layout: "portal" },
] as const)
  test(`${path} leads back to the ${layout}, and the address stays`, async ({ page, faults }) => {
    faults.expect(/status( of)? 404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await untilAlive(page);
    await expect(page.locator('meta[name="error"]')).toHaveAttribute("content", `${wording}: ${path}`);
    await expectErrorPage(page, layout);
    await expect(page).toHaveURL(path);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the server already sends the right one of both pages", async ({ page, faults }) => {
    faults.expect(/status( of)? 404/);
    await page.goto("/de/portal/gibt-es-nicht");
    await expectErrorPage(page, "portal");
    await page.goto("/de/gibt-es-nicht");
    await expectErrorPage(page, "site");
    await page.getByRole("link", { name: "Zurück zur Startseite" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("a link within the site to a page that is gone", async ({ page, faults }) => {
  faults.expect(/status( of)? 404/);
  await page.goto("/");
  await untilAlive(page);
  await followLink(page, "/de/gibt-es-nicht");
  await expectErrorPage(page, "site");
  await expect(page).toHaveURL("/de/gibt-es-nicht");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: HEADLINE })).toHaveCount(0);

  await followLink(page, "/de/reise/999/gibt-es-nicht");
  await expectErrorPage(page, "portal");
  await expect(page).toHaveURL("/de/reise/999/gibt-es-nicht");
});

test("programs read the reason as a problem document", async ({ request }) => {
  for (const [path, title] of [
    ["/gibt-es-nicht", "Page not found: /gibt-es-nicht"],
    ["/de/gibt-es-nicht", "Page Not Found: /de/gibt-es-nicht"],
  ] as const) {
    const response = await request.get(path, { headers: { accept: "application/json" } });
    expect(response.status()).toBe(404);
    expect(response.headers()["content-type"]).toContain("application/problem+json");
    expect(await response.json()).toMatchObject({ status: 404, title });
  }
});

test("every page has one address", async ({ request }) => {
  for (const [asked, right] of [
    [`/de/reise/${KARWENDEL.number}/alter-name`, KARWENDEL.path],
    [`/de/reise/${KARWENDEL.number}/alter-name?von=mail`, `${KARWENDEL.path}?von=mail`],
    [`${KARWENDEL.path}/`, KARWENDEL.path],
    ["/de/", "/de"],
    ["/de/reisesuche/?q=Huette", "/de/reisesuche?q=Huette"],
    ["/top", "/de/top"],
    ["/impressum", "/de/impressum"],
    ["/portal/angebot", "/de/portal/angebot"],
  ] as const) {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect([asked, response.status(), response.headers()["location"]]).toEqual([asked, 308, right]);
  }
  const home = await request.get("/", { maxRedirects: 0 });
  expect(home.status()).toBe(200);
  expect(await home.text()).toMatch(/<link[^>]+rel="canonical"[^>]+href="https:\/\/[^"/]+\/de"/);
});

/** What the site's links do, here to a page that was taken down after the present one was opened. */
function followLink(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    (window as unknown as { ___navigate: (to: string) => void }).___navigate(to);
  }, path);
}

async function expectErrorPage(page: Page, layout: "site" | "portal"): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: HEADLINE })).toBeVisible();
  await expect(page.getByText("Unser Team sucht bereits nach ihr.")).toBeVisible();
  const main = page.getByRole("main");
  const isSite = layout === "site";
  await expect(main.getByRole("link")).toHaveText(isSite ? "Zurück zur Startseite" : "Zurück zum Portal");
  await expect(main.getByRole("link")).toHaveAttribute("href", isSite ? "/" : "/portal");
  await expect(page.getByRole("banner")).toHaveCount(isSite ? 1 : 0);
  await expect(page.getByRole("contentinfo")).toHaveCount(isSite ? 1 : 0);
}
