import { siteByKey } from "@gratweg/sites";
import { feedFile } from "./feed";
import { richPages } from "./rich-fixture";
import { malformations } from "./validate-xml";

const ORIGIN = "https://wandern.gratweg.example";
const site = siteByKey("hiking");

function feed(): string {
  const url = `${ORIGIN}/vorschau/a.jpg`;
  const pages = richPages().map((page) => {
    if (page.path !== "/de/magazin/lernen/neu") return page;
    const image = { url, width: 1200, height: 630, alt: "" };
    return { ...page, context: { ...page.context, meta: { ...page.context.meta, image } } };
  });
  return feedFile(pages, site, new Map([[url, 81_234]]));
}
const items = (text: string) => text.split("<item>").slice(1);
const value = (text: string, name: string) => new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(text)?.[1];

it("is well-formed, and says where it and the magazine are", async () => {
  const text = feed();
  expect(await malformations(text)).toEqual([]);
  const [channel = ""] = text.split("<item>");
  expect(channel).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0" /);
  expect(["title", "link", "language", "lastBuildDate"].map((name) => value(channel, name))).toEqual([
    "Magazin – Gratweg Wandern",
    `${ORIGIN}/de/magazin`,
    "de-DE",
    "Thu, 19 Nov 2026 09:00:00 GMT",
  ]);
  expect(value(channel, "description")).toMatch(/^Was man vor/);
  expect(channel).toContain(
    `<atom:link href="${ORIGIN}/de/magazin/rss.xml" rel="self" type="application/rss+xml"/>`,
  );
});

it("an article has address, lasting name, teaser, topic, author, day and picture", () => {
  const [item = ""] = items(feed());
  expect(
    ["title", "link", "guid", "description", "category", "dc:creator", "pubDate"].map((name) =>
      value(item, name),
    ),
  ).toEqual([
    "Artikel neu",
    `${ORIGIN}/de/magazin/lernen/neu`,
    `${ORIGIN}/de/magazin/lernen/neu`,
    "Worum es in neu geht.",
    "Unterwegs lernen",
    "Redaktion Gratweg",
    "Thu, 05 Nov 2026 12:00:00 GMT",
  ]);
  expect(item).toContain(`<enclosure url="${ORIGIN}/vorschau/a.jpg" length="81234" type="image/jpeg"/>`);
});

it("the newest comes first, and without a picture there is no enclosure", () => {
  const all = items(feed());
  expect(all.map((item) => value(item, "title"))).toEqual(["Artikel neu", "Artikel alt"]);
  expect(all[1]).not.toContain("enclosure");
});

it("says of an article what is known, and keeps the fifty newest", () => {
  const [page] = richPages().filter(({ template }) => template === "article");
  if (!page) throw new Error("no article");
  const articles = Array.from({ length: 52 }, (_, index) => {
    const title = `Artikel ${index}`;
    const publishedOn = index === 0 ? null : `2026-01-${String((index % 28) + 1).padStart(2, "0")}`;
    const model = { ...(page.context.model as object), title, teaser: null, author: null, publishedOn };
    return { ...page, context: { ...page.context, model } };
  });
  const all = items(feedFile(articles, site, new Map()));
  expect(all).toHaveLength(50);
  const days = all.map((item) => new Date(value(item, "pubDate") ?? 0).getTime());
  expect(days).toEqual([...days].sort((a, b) => b - a));
  const [undated] = items(feedFile(articles.slice(0, 1), site, new Map()));
  expect([value(undated ?? "", "description"), undated]).toEqual([
    "Artikel 0",
    expect.not.stringMatching(/dc:creator|pubDate|enclosure/),
  ]);
});

it("a magazine without articles has a feed without items", async () => {
  const text = feedFile([], site, new Map());
  expect(await malformations(text)).toEqual([]);
  expect(items(text)).toEqual([]);
});

it("pages of the magazine name the feed, others do not", () => {
  const named = richPages().filter(({ context }) => context.meta.feed?.href === "/de/magazin/rss.xml");
  expect(named.map(({ path }) => path)).toEqual([
    "/de/magazin",
    "/de/magazin/lernen",
    "/de/magazin/lernen/neu",
    "/de/magazin/lernen/alt",
  ]);
});
