import { richPages } from "./rich-fixture";
import { sitemapFiles } from "./sitemap";
import { xmlMistakes } from "./validate-xml";

const ORIGIN = "https://wandern.gratweg.example";
const addresses = (text = "") => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const lastmodOf = (text: string, path: string) =>
  new RegExp(`<loc>${ORIGIN}${path}</loc><lastmod>([^<]*)`).exec(text)?.[1];

it("both indexes list the language's file, dated by its newest page [2.36, 2.37]", async () => {
  const files = sitemapFiles(richPages(), ORIGIN);
  expect(Object.keys(files)).toEqual(["sitemap.xml", "index-sitemap.xml", "de-DE-sitemap.xml"]);
  expect(files["index-sitemap.xml"]).toBe(files["sitemap.xml"]);
  expect(addresses(files["sitemap.xml"])).toEqual([`${ORIGIN}/de-DE-sitemap.xml`]);
  expect(files["sitemap.xml"]).toContain("<lastmod>2026-11-20T10:00:00.000Z</lastmod>");
  expect(await xmlMistakes(files["sitemap.xml"] ?? "", "siteindex.xsd")).toEqual([]);
});

it("lists what this site owns: no second home, no other site's trip, nothing hidden, no booking, error or portal page [2.38]", async () => {
  const file = sitemapFiles(richPages(), ORIGIN)["de-DE-sitemap.xml"] ?? "";
  expect(addresses(file)).toEqual(
    [
      "/de",
      "/de/reisesuche",
      "/de/reise/1001/karwendel",
      "/de/reisen",
      "/de/reisen/oesterreich",
      "/de/reisen/juni",
      "/de/magazin",
      "/de/magazin/lernen",
      "/de/magazin/lernen/neu",
      "/de/magazin/lernen/alt",
      "/de/top",
      "/de/top/huetten",
      "/de/support",
      "/de/haeufige-fragen",
      "/de/support/konto",
      "/de/impressum",
      "/de/datenschutz",
      "/de/influencer",
      "/de/agb",
      "/de/vertrag-kuendigen",
      "/de/vertrag-widerrufen",
    ].map((path) => ORIGIN + path),
  );
  expect(await xmlMistakes(file, "urlset-with-alternates.xsd")).toEqual([]);
});

it("the owner's sitemap lists the trip that others show, too", () => {
  const origin = "https://radreisen.gratweg.example";
  const file = sitemapFiles(richPages("biking"), origin)["de-DE-sitemap.xml"];
  expect(addresses(file)).toContain(`${origin}/de/reise/1002/rad`);
});

it("is dated by what pages show: a trip also by its dates, lists by their newest entry, and nothing by the build", () => {
  const file = sitemapFiles(richPages(), ORIGIN)["de-DE-sitemap.xml"] ?? "";
  expect({
    // A date was cancelled.
    trip: lastmodOf(file, "/de/reise/1001/karwendel"),
    search: lastmodOf(file, "/de/reisesuche"),
    article: lastmodOf(file, "/de/magazin/lernen/neu"),
    topic: lastmodOf(file, "/de/magazin/lernen"),
    questions: lastmodOf(file, "/de/haeufige-fragen"),
    imprint: lastmodOf(file, "/de/impressum"),
  }).toEqual({
    trip: "2026-11-20T10:00:00.000Z",
    search: "2026-11-20T10:00:00.000Z",
    article: "2026-10-09T08:00:00.000Z",
    topic: "2026-11-19T09:00:00.000Z",
    questions: "2026-11-18T00:00:00.000Z",
    imprint: undefined,
  });
});

it("names itself as the German and as the default version of each page [2.38]", () => {
  const [, entry = ""] = (sitemapFiles(richPages(), ORIGIN)["de-DE-sitemap.xml"] ?? "").split("<url>");
  expect(entry).toContain(
    `<xhtml:link rel="alternate" hreflang="de-DE" href="${ORIGIN}/de"/><xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/de"/>`,
  );
});

it("a test system has the same sitemap, though its pages ask not to be kept", () => {
  expect(sitemapFiles(richPages("hiking", false), ORIGIN)).toEqual(sitemapFiles(richPages(), ORIGIN));
});

it.each([
  ["addresses", { addresses: 5, bytes: 1_000_000 }],
  ["bytes", { addresses: 50_000, bytes: 2_000 }],
])("too many %s are split, and the index lists every part", async (_what, limits) => {
  const files = sitemapFiles(richPages(), ORIGIN, limits);
  const parts = addresses(files["sitemap.xml"]).map((address) => address?.slice(ORIGIN.length + 1) ?? "");
  expect(parts.slice(0, 3)).toEqual(["de-DE-sitemap.xml", "de-DE-sitemap-2.xml", "de-DE-sitemap-3.xml"]);
  expect(Object.keys(files).slice(2)).toEqual(parts);
  expect(parts.flatMap((part) => addresses(files[part]))).toEqual(
    addresses(sitemapFiles(richPages(), ORIGIN)["de-DE-sitemap.xml"]),
  );
  for (const part of parts) {
    expect(Buffer.byteLength(files[part] ?? "")).toBeLessThanOrEqual(limits.bytes);
    expect(addresses(files[part]).length).toBeLessThanOrEqual(limits.addresses);
    expect(await xmlMistakes(files[part] ?? "", "urlset-with-alternates.xsd")).toEqual([]);
  }
});

it("fifty thousand addresses are one file, one more makes two [2.38]", () => {
  const [page] = richPages().filter(({ path }) => path === "/de/agb");
  if (!page) throw new Error("no page");
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...page,
      path: `/de/seite-${at}`,
      context: { ...page.context, meta: { ...page.context.meta, canonical: `${ORIGIN}/de/seite-${at}` } },
    }));
  expect(Object.keys(sitemapFiles(many(50_000), ORIGIN))).toHaveLength(3);
  expect(Object.keys(sitemapFiles(many(50_001), ORIGIN))).toHaveLength(4);
});
