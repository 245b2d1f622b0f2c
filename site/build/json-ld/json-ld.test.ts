import { siteByKey } from "@gratweg/sites";
import { departure, richInput, richPages } from "../discovery/rich-fixture";
import { article, media, tour } from "../fixtures";
import { sitePages } from "../pages";
import type { SitePage } from "../pages/page-kit";
import { tripsOf } from "../trips";
import { articleJsonLd } from "./article";
import { siteJsonLd } from "./organisation";
import { structuredData } from "./rules";
import { tripJsonLd } from "./trip";

type Thing = Record<string, unknown> & { "@type": string };
const things = ({ context }: SitePage) => context.meta.jsonLd as Thing[];
const pages = richPages();
const at = (path: string) => {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`no page at ${path}`);
  return page;
};
const kinds = (path: string) => things(at(path)).map((thing) => thing["@type"]);
const one = (path: string, kind: string) => things(at(path)).find((thing) => thing["@type"] === kind);

it.each(
  [...richPages(), ...richPages("portal")].map(
    (page) => [`${page.context.meta.canonical ?? page.path}`, page] as const,
  ),
)("%s describes itself by the rules", (_address, page) => {
  for (const thing of things(page))
    expect(structuredData.safeParse(JSON.parse(JSON.stringify(thing))).error?.issues ?? []).toEqual([]);
});

it("each kind of page says what it is", () => {
  expect({
    home: kinds("/de"),
    search: kinds("/de/reisesuche"),
    trip: kinds("/de/reise/1001/karwendel"),
    article: kinds("/de/magazin/lernen/neu"),
    list: kinds("/de/top/huetten"),
    questions: kinds("/de/haeufige-fragen"),
    text: kinds("/de/agb"),
    booking: kinds("/de/reise/buchen"),
    error: kinds("/404.html"),
  }).toEqual({
    home: ["Organization", "WebSite"],
    search: ["BreadcrumbList"],
    trip: ["TouristTrip", "FAQPage", "BreadcrumbList"],
    article: ["Article", "BreadcrumbList"],
    list: ["ItemList", "BreadcrumbList"],
    questions: ["FAQPage", "BreadcrumbList"],
    text: ["BreadcrumbList"],
    booking: [],
    error: [],
  });
});

it("every page with a path bar lists the same steps", () => {
  for (const page of pages) {
    const { crumbs } = page.context.model as { crumbs?: { label: string; href: string }[] };
    if (!crumbs) continue;
    const list = things(page).find((thing) => thing["@type"] === "BreadcrumbList");
    expect(list?.["itemListElement"]).toEqual(
      crumbs.map(({ label, href }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        item: `https://wandern.gratweg.example${href}`,
      })),
    );
  }
  expect(one("/de/reise/1001/karwendel", "BreadcrumbList")?.["itemListElement"]).toEqual([
    expect.objectContaining({ name: "Startseite", item: "https://wandern.gratweg.example/de" }),
    expect.objectContaining({ name: "Reisesuche", item: "https://wandern.gratweg.example/de/reisesuche" }),
    expect.objectContaining({
      name: "Österreich",
      item: "https://wandern.gratweg.example/de/reisesuche?country=oesterreich",
    }),
    expect.objectContaining({ name: "Über den Grat & „weiter“" }),
  ]);
});

it("a trip offers the dates that can be booked, each by its organiser, and no past or cancelled one", () => {
  const organiser = {
    "@type": "Organization",
    name: "Kammweg & Söhne",
    url: "https://kammweg.example",
    address: {
      "@type": "PostalAddress",
      streetAddress: "Am Markt 1",
      postalCode: "06484",
      addressLocality: "Quedlinburg",
      addressCountry: "Deutschland",
    },
  };
  expect(one("/de/reise/1001/karwendel", "TouristTrip")).toMatchObject({
    provider: organiser,
    offers: [
      {
        "@type": "Offer",
        name: "Über den Grat & „weiter“: 26. Juni\u2009–\u20091. Juli 2027",
        price: "790.50",
        priceCurrency: "EUR",
        availability: "https://schema.org/InStock",
        validFrom: "2026-09-01",
        validThrough: "2027-06-26",
        url: "https://wandern.gratweg.example/de/reise/1001/karwendel/buchen/100101",
        seller: organiser,
      },
    ],
  });
});

it.each([
  [10, "InStock"],
  [3, "LimitedAvailability"],
  [0, "SoldOut"],
])("with %i seats left when the site is built, a date says %s", (seatsLeft, state) => {
  const input = richInput();
  const departures = { nodes: [departure(100101, 1001, { seatsLeft })] };
  const content = { ...input.content, departures };
  const [page] = sitePages({ ...input, content, trips: tripsOf(content, "hiking", input.today) }).filter(
    ({ path }) => path === "/de/reise/1001/karwendel",
  );
  expect(page && things(page)[0]).toMatchObject({
    offers: [{ availability: `https://schema.org/${state}` }],
  });
});

it("another site's trip points to its owner, and is booked here", () => {
  expect(one("/de/reise/1002/rad", "TouristTrip")).toMatchObject({
    url: "https://radreisen.gratweg.example/de/reise/1002/rad",
  });
});

it("a trip without dates offers nothing, questions without answers are no questions", () => {
  expect(one("/de/reise/1003/geheim", "TouristTrip")).not.toHaveProperty("offers");
  expect(kinds("/de/reise/1003/geheim")).not.toContain("FAQPage");
});

describe("says no more than is known", () => {
  const site = siteByKey("hiking");
  const about = { path: "/de/magazin/lernen/neu", topic: "Lernen", site };
  const ofTrip = (more: Parameters<typeof tour>[2], operators = richInput().content.operators.nodes) => {
    const content = {
      ...richInput().content,
      tours: { nodes: [tour(1, "a", more)] },
      operators: { nodes: operators },
    };
    const [trip] = tripsOf(content, "hiking", "2026-11-21");
    return trip ? tripJsonLd(trip, "https://wandern.gratweg.example", "https://a.example/de/reise/1/a") : {};
  };

  it("of an article", () => {
    const full = article("neu", { image: media("/neu.webp", "Rucksack"), author: "Lea Grün" });
    expect(articleJsonLd(full, about)).toMatchObject({
      headline: "Artikel neu",
      description: "Worum es in neu geht.",
      image: ["https://wandern.gratweg.example/neu.webp"],
      datePublished: "2026-10-08",
      author: { "@type": "Person", name: "Lea Grün" },
      mainEntityOfPage: { "@id": "https://wandern.gratweg.example/de/magazin/lernen/neu" },
    });
    const sparse = articleJsonLd(article("neu", { teaser: "", publishedOn: "", author: null }), about);
    for (const name of ["description", "image", "datePublished"]) expect(sparse).not.toHaveProperty(name);
    expect(sparse).toMatchObject({ author: { "@type": "Organization", name: site.name } });
    expect(articleJsonLd(article("neu", { author: "Die REDAKTION" }), about)).toMatchObject({
      author: { "@type": "Organization", name: "Die REDAKTION" },
    });
  });

  it("of the site", () => {
    const [organisation] = siteJsonLd(site, { email: "a@b.example", phone: "030 123" });
    expect(organisation).toMatchObject({
      ...{
        "@id": "https://wandern.gratweg.example/#organisation",
        email: "a@b.example",
        telephone: "+4930123",
      },
      contactPoint: { email: "a@b.example", telephone: "+4930123" },
    });
    const [silent] = siteJsonLd(site, { email: null, phone: null });
    for (const name of ["email", "telephone", "contactPoint.email", "contactPoint.telephone"])
      expect(silent).not.toHaveProperty(name);
  });

  it("of a trip and its organiser", () => {
    const own = { name: "X", slug: "x" };
    const bare = ofTrip({ travelTypes: [], days: null });
    for (const name of ["image", "touristType", "provider", "offers"]) expect(bare).not.toHaveProperty(name);
    expect(bare).toMatchObject({
      "@id": "https://a.example/de/reise/1/a#reise",
      itinerary: { numberOfItems: 1, itemListElement: [] },
    });
    const [known] = richInput().content.operators.nodes;
    const nowhere = { street: null, postalCode: null, city: null, countryName: null, website: null };
    const organised = ofTrip({ operator: own }, known ? [{ ...known, ...own, ...nowhere }] : []);
    expect(organised).toMatchObject({ provider: { name: "X" } });
    for (const name of ["provider.address", "provider.url"]) expect(organised).not.toHaveProperty(name);
    const rich = ofTrip({
      gallery: [media("/1.webp", "a"), media("/2.webp", "b")],
      travelTypes: [{ name: "Gruppenreise", slug: "gruppe" }],
    });
    expect(rich).toMatchObject({
      image: ["https://wandern.gratweg.example/1.webp", "https://wandern.gratweg.example/2.webp"],
      touristType: ["Gruppenreise"],
    });
  });
});
