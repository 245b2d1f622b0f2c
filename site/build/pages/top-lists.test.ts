import type { ListingModel, TopListModel } from "../../src/editorial-models";
import type { TopListNode } from "../editorial-content";
import { blocks, pagesInput, sites, tour } from "../fixtures";
import { sitePages } from "../pages";

function list(slug: string, numbers: (number | null)[], more: Partial<TopListNode> = {}): TopListNode {
  return {
    title: `Liste ${slug}`,
    slug,
    teaser: "Fünf Wege.",
    intro: blocks("Unsere Meinung."),
    image: null,
    entries: numbers.map((number) => ({
      reason: `Grund ${number}`,
      tour: number === null ? null : { number },
    })),
    sites: sites("hiking"),
    seo: null,
    ...more,
  };
}

function topPages(...nodes: TopListNode[]) {
  const tours = { nodes: [tour(1, "a"), tour(2, "b"), tour(3, "rad", { sites: sites("biking") })] };
  return sitePages(pagesInput({ tours, topLists: { nodes } })).filter(({ path }) =>
    path.startsWith("/de/top"),
  );
}

it("keeps the editors' order and leaves out what this site does not show", () => {
  const pages = topPages(
    list("huetten", [2, 3, null, 1]),
    list("rad", [3]),
    list("fremd", [1], { sites: null }),
  );
  expect(pages.map(({ path }) => path)).toEqual(["/de/top", "/de/top/huetten"]);
  const [index, page] = pages;
  expect((index?.context.model as ListingModel).sections[0]?.teasers).toEqual([
    expect.objectContaining({ href: "/de/top/huetten", title: "Liste huetten", note: "2 Touren" }),
  ]);
  const { entries, crumbs } = page?.context.model as TopListModel;
  expect(entries.map(({ trip, reason }) => [trip.number, reason])).toEqual([
    [2, "Grund 2"],
    [1, "Grund 1"],
  ]);
  expect(crumbs.map(({ label }) => label)).toEqual([
    "Startseite",
    "Die schönsten Wanderungen",
    "Liste huetten",
  ]);
  expect(page?.context.params).toEqual({ name: "huetten" });
  expect(page?.context.meta.jsonLd[0]).toMatchObject({
    "@type": "ItemList",
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: "Tour b", url: "https://wandern.gratweg.example/de/reise/2/b" },
      { position: 2, name: "Tour a", url: "https://wandern.gratweg.example/de/reise/1/a" },
    ],
  });
});

it("without lists the page says so", () => {
  expect(topPages()[0]?.context.model).toMatchObject({
    sections: [],
    empty: "Unsere Bestenlisten entstehen gerade.",
  });
});
