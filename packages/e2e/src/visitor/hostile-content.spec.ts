import { PORTAL_ROUTES } from "@gratweg/contracts/routes";
import type { BrowserContext, Page } from "@playwright/test";
import { startCopy } from "../../../../scripts/lib/product-copy.mjs";
import { builtFiles, builtPages } from "../support/built-pages";
import {
  hostileFields,
  hostileMatter,
  TRIP,
  unreadableData,
  unreadableXml,
  writeHostileContent,
} from "../support/hostile-content";
import { openCalls } from "../support/open-calls";
import { comeSignedIn, expect, test as portalTest } from "../support/portal";
import { product, standIn } from "../support/product";
import { repositoryRoot } from "../support/repository";
import { KARWENDEL } from "../support/search-page";
import { untilAlive } from "../support/visitor";

/** Spoils the content, so it has a product of its own: nobody else reads it, and it may come before or after every other test. */
const test = portalTest.extend<object, { spoiled: void }>({
  spoiled: [
    async ({ browserName: _ }, provide) => {
      // The build stops by itself when a page brings a script that is not known.
      const copy = await startCopy({
        root: repositoryRoot(),
        of: product(),
        name: "hostile",
        prepare: writeHostileContent,
      });
      const putBack = standIn({ ...product(), ...copy });
      await provide();
      putBack();
      await copy.stop();
    },
    // A build of the site, at worst after another one, and two processes that start.
    { scope: "worker", auto: true, timeout: 300_000 },
  ],
});

test("whatever editors write, nothing of it runs, and nothing leads anywhere bad", async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(90_000);
  const { accounts } = product();
  expect(hostileFields().length).toBeGreaterThan(100);
  for (const path of [KARWENDEL.path, "/api/trips/search"])
    expect([path, await (await request.get(path)).text()]).toEqual([
      path,
      expect.stringContaining("__tripwire"),
    ]);

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
      // Not the network's rest: a refusal whose body nobody reads is never finished.
      const calls = openCalls(page);
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        const response = await page.goto(path);
        expect([path, response?.status()]).toEqual([path, 200]);
        if (path.startsWith("/de/portal")) await expect(page.locator("h1").first()).toBeVisible();
        else await untilAlive(page);
        await calls.answered();
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
