import { layoutOf, SITES, siteByKey, type SiteKey } from "@gratweg/sites";
import { askSite, originOf } from "../support/hosts";
import { KARWENDEL } from "../support/search-page";
import { expect, test } from "../support/siblings";
import { visit } from "../support/visitor";

for (const site of SITES)
  test.describe(`${site.key}.localhost`, () => {
    test.use({ baseURL: async ({ baseURL: _ }, provide) => provide(originOf(site.key)) });

    test("answers with its own name, words, colour, layout and address, and says that it is a test system [1.20]", async ({
      page,
    }) => {
      await visit(page, "/de");
      await expect(page).toHaveTitle(new RegExp(escaped(site.name)));
      await expect(page.getByRole("banner")).toContainText(site.name);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.hero.headline);
      await expect(page.getByRole("main")).toContainText(site.hero.lead);
      await expect(page.locator("html")).toHaveClass(
        new RegExp(`site-${site.theme.primary}-${site.theme.gray}`),
      );
      await expect(page.locator("[data-layout]").first()).toHaveAttribute("data-layout", layoutOf(site));
      // The domain that one is on, not the one that the site will have.
      const { host } = new URL(page.url());
      await expect(page.getByRole("complementary", { name: `Testsystem: ${host}` })).toHaveText(
        `Testsystem: ${host}`,
      );
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        `https://${site.domain}/de`,
      );
    });

    test("its other pages are its own too", async ({ page, faults }) => {
      faults.expect(/404/);
      await visit(page, "/de/top");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.topLists.title);
      await page.goto("/de/gibt-es-nicht");
      await expect(page.getByRole("banner")).toContainText(site.name);
    });
  });

test("siblings are told apart by their colours", async ({ page, faults }) => {
  faults.expect(/^foreign request/);
  const shown = new Map<string, string>();
  for (const { key, theme } of SITES) {
    await page.goto(`${originOf(key)}/de`);
    const button = page.getByRole("main").getByRole("button", { name: "Suchen", exact: true }).first();
    shown.set(theme.primary, await button.evaluate((element) => getComputedStyle(element).backgroundColor));
  }
  expect(shown.size).toBe(new Set(SITES.map(({ theme }) => theme.primary)).size);
  expect(new Set(shown.values()).size).toBe(shown.size);
});

test("a trip that several sites show belongs to one of them, and all of them say so", async ({ request }) => {
  const owners = new Map<SiteKey, string>();
  for (const { key } of SITES) {
    const answer = await askSite(request, key, KARWENDEL.path);
    if (answer.status() !== 200) continue;
    const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(await answer.text())?.[1];
    owners.set(key, canonical ?? "");
  }
  expect(owners.size).toBeGreaterThan(1);
  const [address = ""] = new Set(owners.values());
  expect([...owners.values()]).toEqual(Array.from(owners, () => address));
  const owner = SITES.find(({ domain }) => address === `https://${domain}${KARWENDEL.path}`);
  expect(owner && owners.has(owner.key)).toBe(true);
});

test("the search of a site finds its own trips alone, the portal's finds those of all", async ({
  request,
}) => {
  const found = new Map<SiteKey, number[]>();
  for (const { key } of SITES) {
    const answer = await askSite(request, key, "/api/trips/search?pageSize=100");
    const { data } = (await answer.json()) as { data: { number: number }[] };
    found.set(key, data.map(({ number }) => number).sort());
  }
  const ofSiblings = SITES.filter(({ key }) => key !== "portal").flatMap(({ key }) => found.get(key) ?? []);
  expect(found.get("portal")).toEqual([...new Set(ofSiblings)].sort());
  expect(new Set([...found.values()].map((numbers) => numbers.join())).size).toBeGreaterThan(2);
});

test("an unknown host is told that nothing is here", async ({ page, faults }) => {
  faults.expect(/421|^foreign request/);
  const answer = await page.goto(originOf("hiking").replace("hiking", "nirgends"));
  expect(answer?.status()).toBe(421);
  await expect(page.getByRole("main")).toContainText("keine Website");
});

test("the names of this machine itself are the hiking site", async ({ page, request, faults }) => {
  faults.expect(/^foreign request/);
  await page.goto(originOf("hiking").replace("hiking.", ""));
  await expect(page.getByRole("banner")).toContainText(siteByKey("hiking").name);
  const { origin } = new URL(page.url());
  const latest = async (url: string) => (await request.get(`${url}/builds/latest.json`)).json() as unknown;
  expect(await latest(origin.replace("localhost", "127.0.0.1"))).toEqual(await latest(origin));
});

test("each site has its own stamp of the build, icons and colours for the device", async ({ request }) => {
  const ids = new Set<string>();
  const names = new Set<string>();
  for (const { key, name } of SITES) {
    const latest = (await (await askSite(request, key, "/builds/latest.json")).json()) as { id: string };
    ids.add(latest.id);
    const manifest = (await (await askSite(request, key, "/manifest.webmanifest")).json()) as {
      name: string;
    };
    expect(manifest.name).toBe(name);
    names.add(manifest.name);
  }
  expect([ids.size, names.size]).toEqual([SITES.length, SITES.length]);
});

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
