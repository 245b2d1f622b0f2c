import { DECLARATION_SHELLS, paths } from "@gratweg/contracts/routes";
import type { DeclarationModel } from "../../src/declaration-models";
import type { BookingModel, SearchModel } from "../../src/view-models";
import { blocks, pagesInput, sites } from "../fixtures";
import { sitePages } from "../pages";

const node = (slug: string, more: object = {}) => ({
  title: `Titel ${slug}`,
  slug,
  layout: "site",
  intro: `Worum es geht: ${slug}`,
  body: blocks("Text."),
  image: null,
  sites: sites("hiking"),
  seo: null,
  updatedAt: "2026-11-01T08:00:00.000Z",
  ...more,
});

function pagesWith(...slugs: string[]) {
  const input = pagesInput();
  const content = { ...input.content, pages: { nodes: slugs.map((slug) => node(slug)) } };
  const pages = sitePages({ ...input, content, production: true });
  return {
    pages,
    at: (path: string) => pages.filter((page) => page.path === path),
    shell: pages[0]?.context.shell,
  };
}

it.each([
  ["agb", "terms___de", paths.terms()],
  ["barrierefreiheit", "accessibility___de", paths.accessibility()],
  ["ranking", "ranking___de", paths.ranking()],
])("the editors' page %s stands once, at the route %s", (slug, route, path) => {
  const found = pagesWith(slug).at(path);
  expect(found.map(({ template, context }) => [template, context.route])).toEqual([["page", route]]);
});

it("nothing leads to texts that editors do not show", () => {
  const { at, shell } = pagesWith();
  expect([at(paths.terms()), shell?.hasTerms, shell?.hasAccessibility]).toEqual([[], false, false]);
  expect((at(paths.search())[0]?.context.model as SearchModel).rankingHref).toBeNull();
  expect((at("/de/reise/buchen")[0]?.context.model as BookingModel).termsHref).toBeNull();
  const all = pagesWith("agb", "barrierefreiheit", "ranking");
  expect([all.shell?.hasTerms, all.shell?.hasAccessibility]).toEqual([true, true]);
  expect((all.at(paths.search())[0]?.context.model as SearchModel).rankingHref).toBe("/de/ranking");
  expect((all.at("/de/reise/buchen")[0]?.context.model as BookingModel).termsHref).toBe("/de/agb");
});

describe.each([
  ["vertrag-kuendigen", "cancel", "Verträge hier kündigen", paths.contractCancel()],
  ["vertrag-widerrufen", "withdraw", "Vertrag widerrufen", paths.contractWithdraw()],
] as const)("%s", (slug, kind, title, path) => {
  it("has its form whatever editors do, with the law's words as title; their words stand beside it", () => {
    for (const { at } of [pagesWith(), pagesWith(slug)]) {
      const [page, ...more] = at(path);
      expect([page?.template, page?.discovery.hidden, more]).toEqual(["declaration", false, []]);
      expect(page?.context.model).toMatchObject({ kind, view: "form", title });
    }
    const model = pagesWith(slug).at(path)[0]?.context.model as DeclarationModel;
    expect([model.intro, model.body]).toEqual([`Worum es geht: ${slug}`, blocks("Text.")]);
    expect((pagesWith().at(path)[0]?.context.model as DeclarationModel).intro).toMatch(/ohne Anmeldung/);
  });

  it("has shells for the server, which no search engine should know", () => {
    const { at } = pagesWith();
    for (const view of ["received", "refused"] as const) {
      const [page] = at(DECLARATION_SHELLS[kind][view]);
      expect([page?.template, page?.discovery.hidden, page?.context.meta.canonical]).toEqual([
        "declaration",
        true,
        null,
      ]);
      expect(page?.context.model).toMatchObject({ kind, view });
    }
  });
});
