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

test.describe("what cannot be drawn is the error page, too", () => {
  /** The page comes from the server as it is, and its data let the drawing fail in the browser. */
  async function breakData(page: Page, path: string, part: "model" | "shell"): Promise<void> {
    await page.route(`**/page-data${path}/page-data.json`, async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as { result: { pageContext: Record<string, unknown> } };
      data.result.pageContext[part] = null;
      await route.fulfill({ response, json: data });
    });
  }

  test("a page whose content breaks keeps header and footer, and the way home loads afresh [2.66]", async ({
    page,
    faults,
  }) => {
    faults.expect(/TypeError|Minified React error|Hydration/i);
    const loads = countLoads(page);
    await breakData(page, "/de/magazin", "model");
    await page.goto("/de/magazin");
    await expectErrorPage(page, "site");
    await expect(page.getByText("Fehler 404")).toHaveCount(0);
    await page.getByRole("link", { name: "Zurück zur Startseite" }).click();
    await expect(page).toHaveURL("/");
    await untilAlive(page);
    expect(loads()).toBe(2);
  });

  test("a page that breaks on the way leaves the rest of the site alive", async ({ page, faults }) => {
    faults.expect(/TypeError|Minified React error/i);
    await breakData(page, "/de/magazin", "model");
    await page.goto("/");
    await untilAlive(page);
    await followLink(page, "/de/magazin");
    await expectErrorPage(page, "site");
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1, name: HEADLINE })).toHaveCount(0);
    await expect(page.getByRole("search").getByLabel("Reisen suchen")).toBeVisible();
  });

  test("on a trip's path it has the portal's layout", async ({ page, faults }) => {
    faults.expect(/TypeError|Minified React error|Hydration/i);
    await breakData(page, KARWENDEL.path, "model");
    await page.goto(KARWENDEL.path);
    await expectErrorPage(page, "portal");
  });

  test("without header's and footer's data it stands alone", async ({ page, faults }) => {
    faults.expect(/TypeError|Minified React error|Hydration/i);
    await breakData(page, "/de/magazin", "shell");
    await page.goto("/de/magazin");
    await expect(page.getByRole("heading", { level: 1, name: HEADLINE })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link")).toHaveText("Zurück zur Startseite");
    await expect(page.getByRole("banner")).toHaveCount(0);
  });
});

for (const [what, answer] of [
  ["is gone", { status: 404, body: "" }],
  ["throws", { status: 200, contentType: "text/javascript", body: 'throw new Error("kaputt")' }],
] as const)
  test(`a page's script that ${what}: one reload, then the error page [2.66]`, async ({ page, faults }) => {
    faults.expect(/404|chunk|component---src-templates-listing|resources|kaputt/i);
    const loads = countLoads(page);
    await page.route(/\/component---src-templates-listing-.*\.js$/, (route) => route.fulfill(answer));
    await page.goto("/de/magazin");
    await expectErrorPage(page, "site");
    expect(loads()).toBe(2);
    await page.getByRole("link", { name: "Zurück zur Startseite" }).click();
    await expect(page).toHaveURL("/");
    await untilAlive(page);
  });

test("programs read the reason as a problem document [5.1, 8.1, 8.2]", async ({ request }) => {
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

test("an editor's redirects lead on, to a path with its query and to the sites that they are for", async ({
  request,
}) => {
  for (const [asked, status, right] of [
    ["/de/sicherheit?von=mail", 301, "/de/sicher-unterwegs?von=mail"],
    ["/de/huettentouren", 302, "/de/reisesuche?travelType=huettentour"],
  ] as const) {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect([asked, response.status(), response.headers()["location"]]).toEqual([asked, status, right]);
  }
});

test("every page has one address [2.18]", async ({ request }) => {
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
