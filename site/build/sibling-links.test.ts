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
  ["/de/support", "/de/support"],
  ["https://anderswo.example/de/reise/2/dort", "https://anderswo.example/de/reise/2/dort"],
])("on a site without its target, %s leads to %s", (url, target) => {
  expect(seenOnHiking(url)).toBe(target);
});

it("the portal shows everything and links itself", () => {
  expect(withSiblingLinks(content, siteByKey("portal"))).toEqual(content);
});
