import type { PageNode } from "../content";
import { blocks, pagesInput, sites } from "../fixtures";
import { sitePages } from "../pages";
import { pagesOutOfPlace } from "./text-pages";

const page = (slug: string, more: Partial<PageNode> = {}): PageNode => ({
  title: `Seite ${slug}`,
  slug,
  layout: "site",
  intro: null,
  body: blocks("Text"),
  image: null,
  sites: sites("hiking"),
  seo: null,
  ...more,
});

function contexts(more: Parameters<typeof pagesInput>[0]) {
  const pages = sitePages(pagesInput(more));
  return (path: string) => pages.find((entry) => entry.path === path)?.context;
}

it("editors' pages: those of this site and of no portal", () => {
  const nodes = [
    page("sicher"),
    page("tief/unten"),
    page("rad", { sites: sites("biking") }),
    page("konto", { layout: "portal" }),
    page("geheim", { seo: { metaTitle: null, metaDescription: null, noindex: true } }),
  ];
  const find = contexts({ pages: { nodes } });
  expect(nodes.map(({ slug }) => find(`/de/${slug}`)?.meta.noindex)).toEqual([
    false,
    false,
    undefined,
    undefined,
    true,
  ]);
  expect(find("/de/tief/unten")?.params).toEqual({ slug: "tief/unten" });
});

it("editors' pages of the portal stand below it, in its layout and in no index, and never in a screen's place [2.20]", () => {
  const portal = (slug: string) => page(slug, { layout: "portal" });
  const nodes = [portal("hinweise"), portal("rund/ums/konto"), portal("settings"), portal("user/login")];
  const find = contexts({ pages: { nodes } });
  expect(
    nodes.map(({ slug }) => {
      const found = find(`/de/portal/${slug}`);
      return found && [found.route, found.meta.noindex, found.model];
    }),
  ).toEqual([
    ["portal-page___de", true, expect.objectContaining({ title: "Seite hinweise", layout: "portal" })],
    ["portal-page___de", true, expect.objectContaining({ title: "Seite rund/ums/konto", layout: "portal" })],
    undefined,
    undefined,
  ]);
});

it.each([
  "portal",
  "portal/user/login",
  "reise/buchen",
  "reise/5/falsche-reise",
  "impressum",
  "404",
  "magazin",
])("an editor's page never takes the place of %s, and the build names it", (slug) => {
  const before = contexts({})(`/de/${slug}`);
  const node = page(slug, { title: "Falle" });
  expect(contexts({ pages: { nodes: [node] } })(`/de/${slug}`)).toEqual(before);
  expect(pagesOutOfPlace([node, page("frei")])).toEqual([
    `The page "Falle" is left out: its slug "${slug}" belongs to a page of the product.`,
  ]);
});

it("of two pages of one address the second is left out and named, and the site is built", () => {
  const twice = { nodes: [page("doppelt", { title: "Erste" }), page("doppelt", { title: "Zweite" })] };
  const warn = jest.fn();
  const shown = sitePages({ ...pagesInput({ pages: twice }), warn }).filter(
    ({ path }) => path === "/de/doppelt",
  );
  expect(shown.map(({ context }) => context.model)).toEqual([expect.objectContaining({ title: "Erste" })]);
  expect(warn.mock.calls).toEqual([
    ["Two pages want to stand at /de/doppelt; the second is left out. Give one of them another slug."],
  ]);
});

it("legal texts tell their version, and have no page while they are not published", () => {
  const imprint = { nodes: [{ title: "Impressum", body: blocks("Angaben"), version: "3" }] };
  const find = contexts({ imprint });
  expect(find("/de/impressum")?.route).toBe("imprint___de");
  expect(find("/de/impressum")?.model).toMatchObject({ body: blocks("Angaben"), note: "Fassung: 3" });
  expect(find("/de/datenschutz")).toBeUndefined();
});

it("the influencer page carries its questions, also for search engines", () => {
  const node = { title: "Erzählen", intro: "Mit uns.", image: null, body: null };
  const questions = [{ question: "Muss ich?", answer: blocks("Ja.") }];
  const found = contexts({ influencerPage: { nodes: [{ ...node, questions }] } })("/de/influencer");
  expect(found?.model).toMatchObject({ questions: { items: questions }, body: [], contact: true });
  expect(found?.meta.jsonLd[0]).toMatchObject({ "@type": "FAQPage", mainEntity: [{ name: "Muss ich?" }] });
  const bare = contexts({ influencerPage: { nodes: [{ ...node, questions: null }] } })("/de/influencer");
  expect(bare?.model).toMatchObject({ questions: null });
  expect(bare?.meta.jsonLd).toHaveLength(1);
});
