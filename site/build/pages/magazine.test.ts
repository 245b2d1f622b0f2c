import type { ArticleModel, ListingModel } from "../../src/editorial-models";
import { article, blocks, media, pagesInput, sites } from "../fixtures";
import { sitePages } from "../pages";

const topic = { name: "Unterwegs lernen", slug: "lernen", teaser: "Packen und gehen.", image: null };

function magazine(nodes: ReturnType<typeof article>[], topics = [topic]) {
  const input = pagesInput({ magazineTopics: { nodes: topics }, magazineArticles: { nodes } });
  const pages = sitePages(input).filter(({ path }) => path.startsWith("/de/magazin"));
  const find = (path: string) => pages.find((page) => page.path === path)?.context;
  return { paths: pages.map(({ path }) => path), find };
}

it("shows topics and articles of this site, newest first", () => {
  const { paths, find } = magazine(
    [
      article("alt", { publishedOn: "2026-01-01" }),
      article("neu", { publishedOn: "2026-11-05" }),
      article("fremd", { sites: sites("biking") }),
      article("ohne-thema", { topic: null }),
    ],
    [topic, { ...topic, slug: "leer", name: "Leer" }],
  );
  expect(paths).toEqual([
    "/de/magazin",
    "/de/magazin/lernen",
    "/de/magazin/lernen/alt",
    "/de/magazin/lernen/neu",
  ]);
  const index = find("/de/magazin")?.model as ListingModel;
  expect(index.crumbs).toEqual([
    { label: "Startseite", href: "/de" },
    { label: "Magazin", href: "/de/magazin" },
  ]);
  expect(
    index.sections.map(({ title, emphasis, teasers }) => [title, emphasis, teasers.map(({ href }) => href)]),
  ).toEqual([
    ["Neu im Magazin", "none", ["/de/magazin/lernen/neu", "/de/magazin/lernen/alt"]],
    ["Themen", "none", ["/de/magazin/lernen"]],
  ]);
  expect(index.sections[1]?.teasers[0]?.note).toBe("2 Beiträge");
});

it("of three and more, the newest stands out", () => {
  const { find } = magazine([article("a"), article("b"), article("c")]);
  expect((find("/de/magazin")?.model as ListingModel).sections[0]?.emphasis).toBe("first");
});

it("says so while there is nothing to read", () => {
  const { paths, find } = magazine([]);
  expect(paths).toEqual(["/de/magazin"]);
  expect(find("/de/magazin")?.model).toMatchObject({
    sections: [],
    empty: "Hier erscheinen bald die ersten Beiträge.",
  });
});

it("an article knows its tours on this site, its neighbours and its address", () => {
  const { find } = magazine([
    article("nacht", {
      image: media("/static/nacht.webp", "Erleuchtete Fenster"),
      tours: [{ number: 1002 }, { number: 1001 }, { number: 9999 }],
      body: blocks("Eine Hütte ist kein Hotel."),
    }),
    article("zug", { author: "Ida Beispiel", publishedOn: null }),
  ]);
  const page = find("/de/magazin/lernen/nacht");
  const model = page?.model as ArticleModel;
  expect(page?.route).toBe("magazine-article___de");
  expect(page?.params).toEqual({ name: "lernen", subtopic: "nacht" });
  expect(model.trips.map(({ number }) => number)).toEqual([1001]);
  expect(model.more?.title).toBe("Mehr aus „Unterwegs lernen“");
  expect(model.more?.teasers.map(({ title, kicker }) => [title, kicker])).toEqual([["Artikel zug", null]]);
  expect(model.picture).toMatchObject({ src: "/static/nacht.webp", alt: "Erleuchtete Fenster" });
  expect(page?.meta).toMatchObject({
    title: "Artikel nacht – Gratweg Wandern",
    description: "Worum es in nacht geht.",
    canonical: "https://wandern.gratweg.example/de/magazin/lernen/nacht",
    noindex: false,
  });
});

it("what editors wrote for search engines goes first", () => {
  const { find } = magazine([
    article("nacht", { seo: { metaTitle: "Hüttenregeln", metaDescription: "Kurz.", noindex: true } }),
  ]);
  expect(find("/de/magazin/lernen/nacht")?.meta).toMatchObject({
    title: "Hüttenregeln – Gratweg Wandern",
    description: "Kurz.",
    noindex: true,
  });
});
