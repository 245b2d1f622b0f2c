import { siteByKey } from "@gratweg/sites";
import { expect, test } from "../support/visitor";

const { domain } = siteByKey("hiking");
const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? ""));

test("search engines find every page of a site by its sitemap [2.36–2.38]", async ({ request }) => {
  for (const path of ["/sitemap.xml", "/index-sitemap.xml"]) {
    const index = await request.get(path);
    expect(addresses(await index.text()).map(String)).toEqual([`https://${domain}/de-DE-sitemap.xml`]);
  }
  const listed = addresses(await (await request.get("/de-DE-sitemap.xml")).text());
  expect(listed.map(({ pathname }) => pathname)).toEqual(expect.arrayContaining(["/de", "/de/reisesuche"]));
  for (const { host, href, pathname } of listed) {
    const page = await request.get(pathname, { maxRedirects: 0 });
    expect([pathname, page.status(), host]).toEqual([pathname, 200, domain]);
    expect(await page.text()).toContain(`rel="canonical" href="${href}"`);
  }
});
