import { siteByKey } from "@gratweg/sites";
import type { MetaModel } from "../src/view-models";
import { textOwner } from "./canonical";
import type { Content } from "./content";
import { article, blocks, pagesInput, sites, TODAY, tour } from "./fixtures";
import { sitePages } from "./pages";
import { tripsOf } from "./trips";

const tours = {
  nodes: [
    tour(1, "weg", { canonicalSite: "hiking", sites: sites("hiking", "outdoorsSweden") }),
    tour(2, "rad", { canonicalSite: "biking", sites: sites("hiking", "biking") }),
    tour(3, "fluss", { canonicalSite: "biking", sites: sites("biking", "outdoorsSweden") }),
  ],
};
const content = { tours } as Content;
const numbers = (...found: number[]) => found.map((number) => ({ number }));

it.each([
  ["most of its tours decide", sites("hiking", "biking"), numbers(1, 2, 3), "biking"],
  ["also against the order", sites("hiking", "outdoorsSweden", "biking"), numbers(2, 3), "biking"],
  ["a site that does not show it owns nothing", sites("hiking", "outdoorsSweden"), numbers(2, 3), "hiking"],
  ["equal votes: the first in order", sites("biking", "hiking"), numbers(1, 2), "hiking"],
  ["no tours: the first in order", sites("outdoorsSweden", "biking"), [], "biking"],
  ["on the portal alone: the portal", null, numbers(1), "portal"],
])("%s", (_rule, selection, found, owner) => {
  expect(textOwner(selection, found, content)?.key).toBe(owner);
});

it("an article, a list, questions and legal texts name their owner; the magazine's page is its site's own", () => {
  const input = pagesInput({
    tours,
    magazineTopics: {
      nodes: [{ name: "Lernen", slug: "lernen", teaser: null, image: null, updatedAt: "2026-11-01" }],
    },
    magazineArticles: {
      nodes: [
        article("am-fluss", { sites: sites("hiking", "biking"), tours: numbers(2, 3) }),
        article("zu-fuss", { sites: sites("hiking", "biking"), tours: numbers(1) }),
      ],
    },
    topLists: {
      nodes: [
        {
          title: "Am Wasser",
          slug: "am-wasser",
          teaser: null,
          intro: blocks("Wasser."),
          image: null,
          entries: [{ reason: "Nass.", tour: { number: 2 } }],
          sites: sites("hiking", "biking"),
          seo: null,
          updatedAt: "2026-11-01",
        },
      ],
    },
    imprint: {
      nodes: [{ title: "Impressum", body: blocks("Wir."), version: null, updatedAt: "2026-11-01" }],
    },
  });
  const pages = sitePages({
    ...input,
    site: siteByKey("biking"),
    trips: tripsOf(input.content, "biking", TODAY),
  });
  const canonical = (path: string): MetaModel["canonical"] | undefined =>
    pages.find((page) => page.path === path)?.context.meta.canonical;
  const hiking = "https://wandern.gratweg.example";
  const biking = "https://radreisen.gratweg.example";
  expect(
    Object.fromEntries(
      [
        "/de",
        "/de/magazin",
        "/de/magazin/lernen",
        "/de/magazin/lernen/am-fluss",
        "/de/magazin/lernen/zu-fuss",
        "/de/top",
        "/de/top/am-wasser",
        "/de/haeufige-fragen",
        "/de/impressum",
      ].map((path) => [path, canonical(path)]),
    ),
  ).toEqual({
    "/de": `${biking}/de`,
    "/de/magazin": `${biking}/de/magazin`,
    "/de/magazin/lernen": `${biking}/de/magazin/lernen`,
    "/de/magazin/lernen/am-fluss": `${biking}/de/magazin/lernen/am-fluss`,
    "/de/magazin/lernen/zu-fuss": `${hiking}/de/magazin/lernen/zu-fuss`,
    "/de/top": `${biking}/de/top`,
    "/de/top/am-wasser": `${biking}/de/top/am-wasser`,
    "/de/haeufige-fragen": `${hiking}/de/haeufige-fragen`,
    "/de/impressum": `${hiking}/de/impressum`,
  });
});
