import { PORTAL_ROUTES } from "@gratweg/contracts/routes";
import type { BrowserContext, Page } from "@playwright/test";
import { buildSite } from "../../../../scripts/lib/site.mjs";
import { builtFiles, builtPages } from "../support/built-pages";
import {
  hostileFields,
  hostileMatter,
  TRIP,
  unreadableData,
  unreadableXml,
  writeHostileContent,
} from "../support/hostile-content";
import { comeSignedIn, expect, test } from "../support/portal";
import { product } from "../support/product";
import { repositoryRoot } from "../support/repository";
import { KARWENDEL } from "../support/search-page";
import { untilAlive } from "../support/visitor";

/** The last project of the configuration: it spoils the content, and nobody reads it afterwards. */
test("whatever editors write, nothing of it runs, and nothing leads anywhere bad", async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(300_000);
  const { data, environment, accounts } = product();
  expect(hostileFields().length).toBeGreaterThan(100);
  await writeHostileContent(data);
  // The build stops by itself when a page brings a script that is not known.
  const { built } = await buildSite({
    root: repositoryRoot(),
    data,
    key: "hiking",
    env: environment,
    // Written past the content system, it does not show in the content's version.
    force: true,
  });
  expect(built).toBe(true);
  const authorization = `Bearer ${environment["GRATWEG_HOOK_SECRET"] ?? ""}`;
  for (const hook of ["content-changed", "site-built"])
    expect((await request.post(`/internal/${hook}`, { headers: { authorization } })).status()).toBe(202);
  const isThere = async (path: string) => (await (await request.get(path)).text()).includes("__tripwire");
  await expect.poll(() => isThere(KARWENDEL.path), { timeout: 15_000 }).toBe(true);
  await expect.poll(() => isThere("/api/trips/search"), { timeout: 15_000 }).toBe(true);

  const trip = KARWENDEL.path.slice("/de/reise/".length);
  const departures = (await jsonOf(page, `/api/trips/${KARWENDEL.number}/departures`)) as {
    data: { number: number }[];
  };
  // As long as a search may be.
  const words = encodeURIComponent(`"'><img src=x onerror="${TRIP}"><script>${TRIP}</script>`);
  const screens = Object.values(PORTAL_ROUTES)
    .filter((pattern) => !/[*]|:token|return|success/.test(pattern))
    .map((pattern) => `/de${pattern.replace(":id/:name", trip)}`);
  const isOpen = (path: string) => path.startsWith("/de/portal/user/");
  const isForManagers = (path: string) => path.endsWith("/manage-users");
  await openAll(context, [
    ...builtPages(),
    "/de/reisesuche?q=Karwendel&page=1",
    `/de/reisesuche?q=${words}`,
    `${KARWENDEL.path}/buchen/${departures.data[0]?.number}`,
    ...screens.filter(isOpen),
    `/de/portal/user/set-new-password?token=${words}`,
  ]);

  const feeds = builtFiles(/\.(?:xml|webmanifest)$/);
  expect(feeds.length).toBeGreaterThanOrEqual(5);
  const answers = ["/api/trips/search", "/api/frame", "/api/plans", "/api/offers"];
  await comeSignedIn(page, accounts.member);
  for (const path of [
    ...[...feeds, ...answers],
    ...["member", "track.gpx"].map((part) => `/api/trips/${KARWENDEL.number}/${part}`),
  ])
    await expectData(page, path);
  const [users, own] = [
    screens.filter(isForManagers),
    screens.filter((path) => !isOpen(path) && !isForManagers(path)),
  ];
  await openAll(context, own);
  // What the portal keeps of the member counts more than another cookie.
  await page.goto("/robots.txt");
  await page.evaluate(() => localStorage.clear());
  await comeSignedIn(page, accounts.manager);
  await openAll(context, users);
});

/** Four at a time. */
async function openAll(context: BrowserContext, paths: readonly string[]): Promise<void> {
  const left = [...paths];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      const page = await context.newPage();
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        const response = await page.goto(path);
        expect([path, response?.status()]).toEqual([path, 200]);
        if (!path.startsWith("/de/portal")) await untilAlive(page);
        await page.waitForLoadState("networkidle");
        expect([path, await page.evaluate(hostileMatter), await page.evaluate(unreadableData)]).toEqual([
          path,
          [],
          [],
        ]);
      }
      await page.close();
    }),
  );
}

async function textOf(page: Page, path: string): Promise<{ type: string; text: string }> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === "gratweg_token")?.value;
  const answer = await page.request.get(path, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  expect([path, answer.status(), answer.headers()["x-content-type-options"]]).toEqual([path, 200, "nosniff"]);
  return { type: answer.headers()["content-type"] ?? "", text: await answer.text() };
}

async function jsonOf(page: Page, path: string): Promise<unknown> {
  return JSON.parse((await textOf(page, path)).text) as unknown;
}

/** No type that a browser shows as a page, and whole: what people wrote stands in its values alone. */
async function expectData(page: Page, path: string): Promise<void> {
  const { type, text } = await textOf(page, path);
  expect([path, type]).toEqual([
    path,
    expect.stringMatching(/^application\/(?:[\w.+-]*xml|(?:manifest\+)?json)/),
  ]);
  // Without a word of an editor's.
  const isWordless = /sitemap|manifest/.test(path);
  expect([path, text.includes("__tripwire")]).toEqual([path, !isWordless]);
  if (/json/.test(type)) expect(JSON.parse(text)).toBeInstanceOf(Object);
  // On a page without a policy, since ours refuses every parser.
  else expect([path, await page.evaluate(unreadableXml, text)]).toEqual([path, []]);
}
