import { counted, watchAnalytics, type Analytics } from "../support/analytics";
import { enterLogin, expect, LOGIN, test as base } from "../support/portal";
import { product } from "../support/product";

const test = base.extend<{ analytics: Analytics; scripts: string[] }>({
  analytics: async ({ context, faults }, provide) => provide(await watchAnalytics(context, faults)),
  /** Scripts that were asked for. */
  scripts: async ({ page }, provide) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await provide(scripts);
  },
});

const FORGOTTEN = "/de/portal/user/reset-password";
const library = (scripts: readonly string[]) => scripts.filter((url) => /postHog/i.test(url));

test.use({ decided: "undecided" });

test("after consent: one page view for each screen, none for a changed query or where a guard led away [2.67]", async ({
  page,
  analytics,
  scripts,
}) => {
  await page.goto("/de/portal/settings");
  await expect(page).toHaveURL(/\/user\/login\?weiter=/);
  await analytics.decide(true);
  const number = await counted(analytics);
  await expect.poll(() => analytics.views(number)).toEqual([LOGIN]);
  expect(library(scripts)).toHaveLength(1);

  await page.getByRole("link", { name: "Passwort vergessen?" }).click();
  await expect(page).toHaveURL(`${FORGOTTEN}?weiter=%2Fde%2Fportal%2Fsettings`);
  // Who goes back before the screen has come has not seen it.
  await expect.poll(() => analytics.views(number)).toEqual([LOGIN, FORGOTTEN]);
  await page.goBack();
  await expect(page).toHaveURL(/\/user\/login/);
  await enterLogin(page, product().accounts.plain);
  await expect(page).toHaveURL("/de/portal/settings");
  await expect.poll(() => analytics.views(number)).toEqual([LOGIN, FORGOTTEN, LOGIN, "/de/portal/settings"]);
  expect(analytics.asked.map((request) => new URL(request.url()).origin)).toEqual(
    analytics.asked.map(() => product().analytics),
  );
});
