import { counted, watchAnalytics, type Analytics } from "../support/analytics";
import { arrivedAt } from "../support/foreign-server";
import { product } from "../support/product";
import { searchPage } from "../support/search-page";
import { expect, test as base, visit } from "../support/visitor";

const test = base.extend<{ analytics: Analytics }>({
  analytics: async ({ context, faults }, provide) => provide(await watchAnalytics(context, faults)),
});

const SEARCH = "/de/reisesuche";

test.use({ hasDeclined: false });

test("after consent: one page view for each route, none for a changed query or hash [2.67, 7.29, 9.24]", async ({
  page,
  analytics,
}) => {
  const search = searchPage(page);
  await visit(page, "/");
  await analytics.allow();
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
