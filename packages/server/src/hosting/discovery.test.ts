import type { FastifyInstance } from "fastify";
import { createServer } from "../createServer";
import { fakeOptions } from "../testing/fakes";
import { createSitesFolder, FILES, type SitesFolder } from "../testing/siteFolder";

const PICTURE = "vorschau/0123456789abcdef0123.jpg";
const files = (site: string) => ({
  ...FILES,
  "sitemap.xml": `<sitemapindex>${site}${" ".repeat(300)}</sitemapindex>`,
  "index-sitemap.xml": `<sitemapindex>${site}</sitemapindex>`,
  "de-DE-sitemap.xml": `<urlset>${site}</urlset>`,
  "de-DE-sitemap-2.xml": `<urlset>${site}</urlset>`,
  "robots.txt": `# ${site}`,
  "manifest.webmanifest": `{"name":"${site}"}`,
  "de/magazin/rss.xml": `<rss>${site}</rss>`,
  [PICTURE]: "jpeg",
});

let folder: SitesFolder;
beforeAll(() => {
  folder = createSitesFolder();
  for (const site of ["hiking", "biking"]) folder.write(site, files(site));
});
afterAll(() => folder.remove());

async function withServer(production: boolean, run: (app: FastifyInstance) => Promise<void>): Promise<void> {
  const app = createServer(fakeOptions(folder.path, { production }));
  await app.loaded();
  await run(app);
  await app.close();
}

const REVALIDATE = "public, max-age=0, must-revalidate";

it.each([
  ["/sitemap.xml", "application/xml; charset=utf-8", REVALIDATE],
  ["/index-sitemap.xml", "application/xml; charset=utf-8", REVALIDATE],
  ["/de-DE-sitemap.xml", "application/xml; charset=utf-8", REVALIDATE],
  ["/de-DE-sitemap-2.xml", "application/xml; charset=utf-8", REVALIDATE],
  ["/robots.txt", "text/plain; charset=utf-8", REVALIDATE],
  ["/manifest.webmanifest", "application/manifest+json; charset=utf-8", REVALIDATE],
  ["/de/magazin/rss.xml", "application/rss+xml; charset=utf-8", REVALIDATE],
  [`/${PICTURE}`, "image/jpeg", "public, max-age=31536000, immutable"],
])("%s answers on each host with that site's file, its type and its cache rule", async (url, type, cache) => {
  await withServer(true, async (app) => {
    for (const site of ["hiking", "biking"]) {
      const answer = await app.inject({ url, headers: { host: `${site}.localhost:8000` } });
      expect([answer.statusCode, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
        200,
        type,
        cache,
      ]);
      expect(answer.body).toBe(files(site)[url.slice(1) as keyof ReturnType<typeof files>]);
      const again = await app.inject({
        url,
        headers: { host: `${site}.localhost:8000`, "if-none-match": String(answer.headers.etag) },
      });
      expect(again.statusCode).toBe(304);
    }
  });
});

it("a sitemap is sent compressed once its turn has come", async () => {
  await withServer(true, async (app) => {
    const headers = { host: "hiking.localhost:8000", "accept-encoding": "br" };
    for (;;) {
      const answer = await app.inject({ url: "/sitemap.xml", headers });
      if (answer.headers["content-encoding"] === "br") break;
      await new Promise(setImmediate);
    }
  });
});

it("these are exact paths: with a slash or a prefix they lead elsewhere or nowhere", async () => {
  await withServer(true, async (app) => {
    const get = (url: string) => app.inject({ url, headers: { host: "hiking.localhost:8000" } });
    expect((await get("/de/sitemap.xml")).statusCode).toBe(404);
    expect((await get("/magazin/rss.xml")).statusCode).toBe(404);
    const slashed = await get("/de/magazin/rss.xml/");
    expect([slashed.statusCode, slashed.headers.location]).toEqual([308, "/de/magazin/rss.xml"]);
  });
});

it("a site that is not built yet says so for its sitemap as for its pages", async () => {
  await withServer(true, async (app) => {
    const answer = await app.inject({ url: "/sitemap.xml", headers: { host: "cultural.localhost:8000" } });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBeDefined();
  });
});

it.each(["/de", "/robots.txt", `/${PICTURE}`, "/de/gibt-es-nicht"])(
  "%s of a test system asks not to be kept, in production only what is missing",
  async (url) => {
    const headers = { host: "hiking.localhost:8000" };
    await withServer(false, async (app) => {
      expect((await app.inject({ url, headers })).headers["x-robots-tag"]).toBe("noindex");
    });
    await withServer(true, async (app) => {
      const answer = await app.inject({ url, headers });
      expect(answer.headers["x-robots-tag"]).toBe(answer.statusCode === 404 ? "noindex" : undefined);
    });
  },
);
