import { counted, watchAnalytics, type Analytics } from "../support/analytics";
import { addressOf, departureOf } from "../support/booking-page";
import { ANALYTICS_KEY, arrivedAt } from "../support/foreign-server";
import { product } from "../support/product";
import { KARWENDEL, searchPage } from "../support/search-page";
import { expect, test as base, untilAlive, visit } from "../support/visitor";

const test = base.extend<{ analytics: Analytics }>({
  analytics: async ({ context, faults }, provide) => provide(await watchAnalytics(context, faults)),
});

const SEARCH = "/de/reisesuche";

test.use({ decided: "undecided" });

test("before consent and after a refusal: no request, no script, nothing stored", async ({
  page,
  analytics,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  await analytics.decide(false);
  await page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link", { name: "Magazin" }).click();
  await expect(page).toHaveURL("/de/magazin");
  await page.waitForLoadState("networkidle");
  expect(analytics.asked).toEqual([]);
  expect(scripts.filter((url) => url.includes("posthog"))).toEqual([]);
  expect(await analytics.traces(page)).toEqual([]);
});

test("after consent: one page view for each route, none for a changed query or hash [2.67, 7.29, 9.24]", async ({
  page,
  analytics,
}) => {
  const search = searchPage(page);
  await visit(page, "/");
  await analytics.decide(true);
  const number = await counted(analytics);
  await expect.poll(() => analytics.views(number)).toEqual(["/"]);

  await search.field.fill("Huette");
  await search.submit.click();
  await expect(page).toHaveURL(`${SEARCH}?feature=huette`);
  await search.option("Land", /Österreich/).check();
  await expect(page).toHaveURL(`${SEARCH}?country=oesterreich&feature=huette`);
  await page.evaluate(() => (window.location.hash = "ergebnisse"));
  await page.goBack();
  await search.titles.first().click();
  await expect(page).toHaveURL(/\/de\/reise\//);
  const trip = new URL(page.url()).pathname;
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${SEARCH}\\?`));
  await expect.poll(() => analytics.views(number)).toEqual(["/", SEARCH, trip, SEARCH]);

  // A page that is loaded anew counts its first route, once.
  await visit(page, "/de/magazin");
  await expect.poll(() => analytics.views(number)).toEqual(["/", SEARCH, trip, SEARCH, "/de/magazin"]);
  const sent = (await arrivedAt(product().analytics)).filter(({ address }) => address.startsWith("/e/"));
  expect([...new Set(sent.map(({ method, compression }) => `${method} ${compression}`))]).toEqual([
    "POST gzip",
  ]);
  const [view] = await analytics.events(number);
  expect(view?.properties["$process_person_profile"]).toBe(true);
});

test("web experiments are asked by the key, web vitals are told when the page goes out of sight [7.30]", async ({
  page,
  analytics,
}) => {
  await analytics.decide(true);
  await visit(page, "/");
  const number = await counted(analytics);
  const experiments = () =>
    analytics.asked
      .filter((request) => request.url().includes("web_experiments"))
      .map((request) => [request.method(), new URL(request.url()).searchParams.get("token")]);
  await expect.poll(experiments).toEqual([["GET", ANALYTICS_KEY]]);
  // Values are final when the page goes out of sight.
  await visit(page, "/de/impressum");
  const vitals = async () =>
    (await analytics.events(number)).find(({ event }) => event === "$web_vitals")?.properties;
  await expect.poll(vitals).toMatchObject({
    $pathname: "/",
    $web_vitals_FCP_value: expect.any(Number),
    $web_vitals_LCP_value: expect.any(Number),
  });
  expect(analytics.asked.map((request) => new URL(request.url()).origin)).toEqual(
    analytics.asked.map(() => product().analytics),
  );
});

test("a page of a booking is counted without its name and its secrets", async ({
  page,
  request,
  analytics,
}) => {
  const address = addressOf(await departureOf(request, KARWENDEL.number));
  await analytics.decide(true);
  await visit(page, `${address}/bestaetigung/Sieglinde%20Muster?token=geheim&confirm=1`);
  const number = await counted(analytics);
  await expect.poll(() => analytics.views(number)).toEqual([`${address}/bestaetigung/:fullName`]);
  await page.goto("/de/impressum");
  await untilAlive(page);
  await expect.poll(() => analytics.views(number)).toHaveLength(2);
  const everything = JSON.stringify(await arrivedAt(product().analytics));
  expect(everything).not.toMatch(/sieglinde|geheim|confirm=1/i);
});

test("withdrawal: nothing more is sent or kept; consent again begins with another number", async ({
  page,
  analytics,
}) => {
  await visit(page, "/");
  await analytics.decide(true);
  const number = await counted(analytics);
  await expect.poll(() => analytics.views(number)).toEqual(["/"]);
  expect((await analytics.traces(page)).length).toBeGreaterThan(2);

  await analytics.decide(false);
  await expect.poll(() => analytics.traces(page)).toEqual([]);
  const before = analytics.asked.length;
  const menu = page.getByRole("navigation", { name: "Hauptmenü" });
  for (const [name, path] of [
    ["Magazin", "/de/magazin"],
    ["Hilfe", "/de/support"],
  ] as const) {
    await menu.getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await page.waitForLoadState("networkidle");
  }
  await visit(page, SEARCH);
  await page.waitForLoadState("networkidle");
  expect(analytics.asked.slice(before)).toEqual([]);
  expect(await analytics.traces(page)).toEqual([]);

  await analytics.decide(true);
  const next = await counted(analytics);
  expect(next).not.toBe(number);
  await expect.poll(() => analytics.views(next)).toEqual([SEARCH]);
  expect(await analytics.views(number)).toEqual(["/"]);
});

test("by the site's own panel: statistics alone are switched on, later off again", async ({
  page,
  analytics,
}) => {
  await visit(page, "/");
  const panel = page.getByRole("dialog", { name: "Datenschutzeinstellungen" });
  await page.getByRole("button", { name: "Auswählen" }).click();
  await panel.getByRole("switch", { name: "Statistik" }).check();
  await panel.getByRole("button", { name: "Auswahl speichern" }).click();
  const number = await counted(analytics);
  await expect.poll(() => analytics.views(number)).toEqual(["/"]);

  await page.getByRole("contentinfo").getByText("Datenschutzeinstellungen").click();
  await panel.getByRole("button", { name: "Alles ablehnen" }).click();
  await expect.poll(() => analytics.traces(page)).toEqual([]);
  expect(await analytics.number()).toBeUndefined();
});

test("a browser with Global Privacy Control is not counted, whatever was clicked", async ({
  page,
  context,
  analytics,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
  );
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await analytics.decide(true);
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  await visit(page, SEARCH);
  await page.waitForLoadState("networkidle");
  expect(analytics.asked).toEqual([]);
  expect(scripts.filter((url) => url.includes("posthog"))).toEqual([]);
});

for (const [what, blocked] of [
  ["service", () => `${product().analytics}/**`],
  ["library", () => "**/posthog-*.js"],
] as const)
  test(`whoever blocks the analytics ${what} reads, searches and goes on as before`, async ({
    page,
    context,
    analytics,
    faults,
  }) => {
    faults.expect(/^failed request: .* net::ERR_FAILED$/);
    faults.expect(/^console error: Failed to load resource: net::ERR_FAILED/);
    let stopped = 0;
    await context.route(blocked(), (route) => {
      stopped++;
      return route.abort();
    });
    await analytics.decide(true);
    await visit(page, "/");
    await expect.poll(() => stopped).toBeGreaterThan(0);
    const loaded = await page.evaluate(() => performance.timeOrigin);
    const search = searchPage(page);
    await search.field.fill("Huette");
    await search.submit.click();
    await expect(search.titles.first()).toBeVisible();
    await search.titles.first().click();
    await expect(page).toHaveURL(/\/de\/reise\//);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
  });
