import type { ListingModel, QuestionsModel } from "../../src/editorial-models";
import type { FaqEntryNode } from "../editorial-content";
import { blocks, pagesInput, sites } from "../fixtures";
import { sitePages } from "../pages";

const entry = (
  question: string,
  category: string | null,
  more: Partial<FaqEntryNode> = {},
): FaqEntryNode => ({
  question,
  answer: blocks(`Antwort auf ${question}`, "Zweiter Absatz"),
  category: category === null ? null : { slug: category },
  sites: sites("hiking"),
  ...more,
});

function help(nodes: FaqEntryNode[]) {
  const pages = sitePages(
    pagesInput({
      faqCategories: {
        nodes: [
          { name: "Vorher", slug: "vorher" },
          { name: "Leer", slug: "leer" },
          { name: "Unterwegs", slug: "unterwegs" },
        ],
      },
      faqEntries: { nodes },
      supportTopics: {
        nodes: [
          { title: "Mein Konto", slug: "konto", teaser: null, icon: "ph:user-circle", body: blocks("Text") },
        ],
      },
    }),
  );
  return (path: string) => pages.find((page) => page.path === path)?.context;
}

it("questions stand under their category, the rest comes last, empty categories do not show", () => {
  const find = help([
    entry("A", "unterwegs"),
    entry("B", "vorher"),
    entry("C", null),
    entry("D", "geloescht"),
    entry("E", "vorher", { sites: sites("biking") }),
  ]);
  const page = find("/de/haeufige-fragen");
  const { sections, crumbs } = page?.model as QuestionsModel;
  expect(sections.map(({ id, title, items }) => [id, title, items.map(({ question }) => question)])).toEqual([
    ["vorher", "Vorher", ["B"]],
    ["unterwegs", "Unterwegs", ["A"]],
    ["weitere", "Weitere Fragen", ["C", "D"]],
  ]);
  expect(crumbs.map(({ href }) => href)).toEqual(["/de", "/de/support", "/de/haeufige-fragen"]);
  expect(page?.meta.jsonLd[0]).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [
      { name: "B", acceptedAnswer: { "@type": "Answer", text: "Antwort auf B\nZweiter Absatz" } },
      { name: "A" },
      { name: "C" },
      { name: "D" },
    ],
  });
});

it("the help page leads to topics and already answers the first questions", () => {
  const find = help(["A", "B", "C", "D"].map((question) => entry(question, "vorher")));
  const model = find("/de/support")?.model as ListingModel;
  expect(model.sections[0]?.teasers).toEqual([
    expect.objectContaining({ href: "/de/support/konto", title: "Mein Konto", icon: "ph:user-circle" }),
  ]);
  expect(model.questions?.items.map(({ question }) => question)).toEqual(["A", "B", "C"]);
  expect(model.questions?.all.href).toBe("/de/haeufige-fragen");
});

it("a topic describes itself with help's own words where it has no teaser", () => {
  const page = help([])("/de/support/konto");
  expect(page?.params).toEqual({ name: "konto" });
  expect(page?.meta.description).toBe(help([])("/de/support")?.meta.description);
  expect(page?.model).toMatchObject({ title: "Mein Konto", intro: null, contact: true });
});

it("without questions there is neither a list of them nor a claim to search engines", () => {
  const find = help([]);
  expect((find("/de/support")?.model as ListingModel).questions).toBeNull();
  expect(find("/de/haeufige-fragen")?.meta.jsonLd).toEqual([
    expect.objectContaining({ "@type": "BreadcrumbList" }),
  ]);
});
