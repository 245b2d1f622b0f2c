import { richPages } from "./discovery/rich-fixture";
import { blocks, pagesInput, sites } from "./fixtures";
import { sitePages } from "./pages";
import { readingList } from "./reading-list";

it("names questions by their anchors, help, articles and nothing else", () => {
  const question = (text: string) => ({
    question: text,
    answer: blocks("Ja."),
    category: { slug: "vorher" },
    sites: sites("hiking"),
  });
  const pages = sitePages(
    pagesInput({
      faqCategories: { nodes: [{ name: "Vorher", slug: "vorher" }] },
      faqEntries: { nodes: [question("Darf mein Hund mit?"), question("Wann muss ich zahlen?")] },
      supportTopics: {
        nodes: [{ title: "Mein Konto", slug: "konto", teaser: null, icon: null, body: blocks("Text") }],
      },
    }),
  );
  expect(readingList(pages).filter(({ kind }) => kind === "question" || kind === "help")).toEqual([
    { kind: "question", title: "Darf mein Hund mit?", href: "/de/haeufige-fragen#vorher-1" },
    { kind: "question", title: "Wann muss ich zahlen?", href: "/de/haeufige-fragen#vorher-2" },
    { kind: "help", title: "Mein Konto", href: "/de/support/konto" },
  ]);
  const known = new Set(pages.map(({ path }) => path));
  for (const { href } of readingList(pages)) expect(known).toContain(href.replace(/#.*/, ""));
});

it("names articles and lists by their titles, and no page without one", () => {
  const pages = richPages();
  expect(readingList(pages).filter(({ kind }) => kind === "article" || kind === "list")).toEqual([
    { kind: "article", title: "Artikel neu", href: "/de/magazin/lernen/neu" },
    { kind: "article", title: "Artikel alt", href: "/de/magazin/lernen/alt" },
    { kind: "list", title: "Hütten", href: "/de/top/huetten" },
  ]);
  for (const model of [null, { title: "" }, { title: 7 }]) {
    const untitled = pages
      .filter(({ template }) => template === "article")
      .map((page) => ({ ...page, context: { ...page.context, model } }));
    expect(readingList(untitled)).toEqual([]);
  }
});
