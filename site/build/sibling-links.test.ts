import { siteByKey } from "@gratweg/sites";
import { article, pagesInput, sites, tour } from "./fixtures";
import { withSiblingLinks } from "./sibling-links";

const link = (url: string) => [
  {
    type: "paragraph" as const,
    children: [{ type: "link" as const, url, children: [{ type: "text" as const, text: "x" }] }],
  },
];

const { content } = pagesInput({
  tours: {
    nodes: [
      tour(1, "hier", { sites: sites("hiking", "biking"), canonicalSite: "biking" }),
      tour(2, "dort", { sites: sites("biking", "outdoorsSweden"), canonicalSite: "outdoors-sweden" }),
      tour(3, "irgendwo", { sites: sites("biking") }),
    ],
  },
  magazineArticles: {
    nodes: [
      article("gemeinsam", { sites: sites("hiking", "biking") }),
      article("rad", { sites: sites("biking") }),
      article("ohne-thema", { sites: sites("biking"), topic: null }),
    ],
  },
  topLists: {
    nodes: [
      {
        ...{ title: "Flüsse", slug: "fluesse", teaser: null, intro: null, image: null, seo: null },
        entries: [
          { reason: "Schön", tour: { number: 2 } },
          { reason: "Schön", tour: null },
        ],
        sites: sites("biking", "outdoorsSweden"),
      },
      {
        ...{ title: "Leer", slug: "leer", teaser: null, intro: null, image: null, seo: null },
        ...{ entries: null, sites: sites("biking") },
      },
    ],
  },
  pages: {
    nodes: [
      {
        ...{
          title: "Leihrad",
          slug: "leihrad",
          layout: "site",
          intro: null,
          body: null,
          image: null,
          seo: null,
        },
        sites: sites("biking"),
      },
    ],
  },
});

/** Where a link of a text leads on the hiking site. */
function seenOnHiking(url: string): unknown {
  const body = link(url);
  const texts = { nodes: [{ question: "?", answer: body, category: null, sites: sites("hiking") }] };
  const [entry] = withSiblingLinks({ ...content, faqEntries: texts }, siteByKey("hiking")).faqEntries.nodes;
  return (entry?.answer as typeof body)[0]?.children[0]?.url;
}

it.each([
  ["/de/reise/1/hier", "/de/reise/1/hier"],
  ["/de/reise/2/dort", "https://draussen-schweden.gratweg.example/de/reise/2/dort"],
  [
    "/de/reise/2/frueherer-name?x=1#termine",
    "https://draussen-schweden.gratweg.example/de/reise/2/frueherer-name?x=1#termine",
  ],
  ["/de/reise/3/irgendwo", "https://radreisen.gratweg.example/de/reise/3/irgendwo"],
  ["/de/reise/4/nirgends", "/de/reise/4/nirgends"],
  ["/de/magazin/lernen/gemeinsam", "/de/magazin/lernen/gemeinsam"],
  ["/de/magazin/lernen/rad", "https://radreisen.gratweg.example/de/magazin/lernen/rad"],
  // Of the two that show it, the one that owns its tour.
  ["/de/top/fluesse", "https://draussen-schweden.gratweg.example/de/top/fluesse"],
  ["/de/top/leer", "https://radreisen.gratweg.example/de/top/leer"],
  ["/de/leihrad", "https://radreisen.gratweg.example/de/leihrad"],
  ["/de/leihrad/weiter", "/de/leihrad/weiter"],
  ["/de/support", "/de/support"],
  ["https://anderswo.example/de/reise/2/dort", "https://anderswo.example/de/reise/2/dort"],
])("on a site without its target, %s leads to %s", (url, target) => {
  expect(seenOnHiking(url)).toBe(target);
});

it("the portal shows everything and links itself", () => {
  expect(withSiblingLinks(content, siteByKey("portal"))).toEqual(content);
});
