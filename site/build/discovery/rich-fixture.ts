/** A site on which every kind of page stands, for the tests of what machines read. */
import { siteByKey, type SiteKey } from "@gratweg/sites";
import type { DepartureNode, OperatorNode } from "../content";
import { article, blocks, media, pagesInput, sites, tour } from "../fixtures";
import { sitePages } from "../pages";
import type { PagesInput, SitePage } from "../pages/page-kit";
import { tripsOf } from "../trips";

const operator: OperatorNode = {
  name: "Kammweg & Söhne",
  slug: "kammweg",
  description: null,
  street: "Am Markt 1",
  postalCode: "06484",
  city: "Quedlinburg",
  countryName: "Deutschland",
  email: null,
  phone: null,
  website: "https://kammweg.example",
  insolvencyInsurer: null,
  logo: null,
};

export function departure(
  number: number,
  tourNumber: number,
  more: Partial<DepartureNode> = {},
): DepartureNode {
  return {
    number,
    createdAt: "2026-09-01T06:00:00.000Z",
    updatedAt: "2026-09-02T06:00:00.000Z",
    startDate: "2027-06-26",
    endDate: "2027-07-01",
    priceCents: 79050,
    singleSupplementCents: null,
    capacity: 10,
    minimumParticipants: 4,
    guaranteed: false,
    state: "open",
    tour: { number: tourNumber },
    ...more,
  };
}

const day = {
  title: "Ins Tal",
  description: "Hinab.",
  distanceKm: 9,
  ascentM: 100,
  descentM: 900,
  hours: 4,
  overnightPlace: null,
  overnightKind: null,
  meals: null,
};
const question = { question: "Gibt es <Duschen>?", answer: blocks("Ja & nein.") };
const austria = { name: "Österreich", slug: "oesterreich" };
const shown = { sites: sites("hiking"), seo: null };
const hidden = { metaTitle: null, metaDescription: null, noindex: true };

export function richInput(more: Partial<PagesInput> = {}): PagesInput {
  const { content } = pagesInput({
    tours: {
      nodes: [
        tour(1001, "karwendel", {
          title: "Über den Grat & „weiter“",
          country: austria,
          operator: { name: operator.name, slug: operator.slug },
          gallery: [media("/static/karwendel.webp", "Grat im Abendlicht")],
          days: [day, { ...day, title: "Und hinauf" }],
          questions: [question],
          travelTypes: [{ name: "Gruppenreise", slug: "gruppe" }],
        }),
        tour(1002, "rad", { canonicalSite: "biking", sites: sites("hiking", "biking") }),
        tour(1003, "geheim", { seo: hidden }),
      ],
    },
    operators: { nodes: [operator] },
    departures: {
      nodes: [
        departure(100101, 1001),
        departure(100102, 1001, { updatedAt: "2026-11-20T10:00:00.000Z", state: "cancelled" }),
        departure(100103, 1001, { startDate: "2026-01-01", endDate: "2026-01-06" }),
      ],
    },
    magazineTopics: {
      nodes: [
        {
          name: "Unterwegs lernen",
          slug: "lernen",
          teaser: "Packen.",
          image: null,
          updatedAt: "2026-11-12T09:00:00.000Z",
        },
      ],
    },
    magazineArticles: {
      nodes: [
        article("neu", { publishedOn: "2026-11-05", image: media("/static/neu.webp", "Rucksack") }),
        article("alt", {
          publishedOn: "2026-01-05",
          author: "Lea Grün",
          updatedAt: "2026-11-19T09:00:00.000Z",
        }),
      ],
    },
    topLists: {
      nodes: [
        {
          title: "Hütten",
          slug: "huetten",
          teaser: null,
          intro: null,
          image: null,
          entries: [{ reason: "Schön", tour: { number: 1001 } }],
          updatedAt: "2026-10-01T00:00:00.000Z",
          ...shown,
        },
      ],
    },
    faqEntries: {
      nodes: [{ ...question, category: null, sites: sites("hiking"), updatedAt: "2026-11-18T00:00:00.000Z" }],
    },
    supportTopics: {
      nodes: [{ title: "Konto", slug: "konto", teaser: null, icon: null, body: blocks("Text") }],
    },
    imprint: { nodes: [{ title: "Impressum", body: blocks("Text"), version: null }] },
    privacy: { nodes: [{ title: "Datenschutz", body: blocks("Text"), version: "1" }] },
    influencerPage: {
      nodes: [{ title: "Partner", intro: null, image: null, body: null, questions: [question] }],
    },
    pages: {
      nodes: [
        { title: "AGB", slug: "agb", layout: "site", intro: null, image: null, body: null, ...shown },
        {
          title: "Still",
          slug: "still",
          layout: "site",
          intro: null,
          image: null,
          body: null,
          ...shown,
          seo: hidden,
        },
      ],
    },
  });
  const site = more.site ?? siteByKey("hiking");
  return { ...pagesInput(), content, trips: tripsOf(content, site.key, "2026-11-21"), site, ...more };
}

export function richPages(key: SiteKey = "hiking", production = true): SitePage[] {
  return sitePages(richInput({ site: siteByKey(key), production }));
}
