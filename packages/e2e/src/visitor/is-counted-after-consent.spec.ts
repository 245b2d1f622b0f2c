import { counted, watchAnalytics, type Analytics } from "../support/analytics";
import { ANALYTICS_KEY, arrivedAt } from "../support/foreign-server";
import { product } from "../support/product";
import { searchPage } from "../support/search-page";
import { expect, test as base, visit } from "../support/visitor";

const test = base.extend<{ analytics: Analytics }>({
  analytics: async ({ context, faults }, provide) => provide(await watchAnalytics(context, faults)),
});

const SEARCH = "/de/reisesuche";

test.use({ decided: "undecided" });

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

test.describe("who has allowed it before", () => {
  test.use({ decided: ["analytics"] });

  test("web experiments are asked by the key, web vitals are told when the page goes out of sight [7.30]", async ({
    page,
    analytics,
  }) => {
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
