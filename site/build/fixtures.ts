/** Content for the tests of the build: as little as types allow, to be overridden. */
import { askedFor } from "@gratweg/contracts/features";
import { SITE_KEYS, siteByKey, siteField, type SiteField } from "@gratweg/sites";
import type { MediaNode, SiteSelection } from "./content-nodes";
import type { Content, DepartureNode, TourNode } from "./content";
import type { MagazineArticleNode } from "./editorial-content";
import type { PagesInput } from "./pages/page-kit";
import { tripsOf } from "./trips";

export const TODAY = "2026-11-21";

export function blocks(...texts: string[]) {
  return texts.map((text) => ({
    type: "paragraph" as const,
    children: [{ type: "text" as const, text }],
  }));
}

export function media(src: string, alternativeText: string): MediaNode {
  return { alternativeText, sizes: [{ src, width: 480, height: 320, file: src, digest: src }] };
}

export function sites(...shown: SiteField[]): SiteSelection {
  const fields = SITE_KEYS.map(siteField);
  return Object.fromEntries(fields.map((field) => [field, shown.includes(field)])) as SiteSelection;
}

export function tour(number: number, slug: string, more: Partial<TourNode> = {}): TourNode {
  return {
    number,
    title: `Tour ${slug}`,
    slug,
    teaser: `Von A nach ${slug}.`,
    body: blocks("Ein Weg."),
    updatedAt: "2026-11-01T08:00:00.000Z",
    distanceKm: 12,
    ascentM: 800,
    descentM: 700,
    distanceNote: null,
    techniqueGrade: 2,
    fitnessGrade: 3,
    groupSizeMin: 4,
    groupSizeMax: 10,
    guideLanguage: "Deutsch",
    arrivalByTrain: null,
    ...askedFor({}),
    reducedMobility: null,
    canonicalSite: null,
    gallery: null,
    highlights: null,
    days: null,
    included: null,
    notIncluded: null,
    waypoints: null,
    questions: null,
    activities: null,
    travelTypes: null,
    travelFocusTypes: null,
    country: null,
    region: null,
    operator: null,
    sites: sites("hiking"),
    seo: null,
    ...more,
  };
}

export function departure(
  number: number,
  tourNumber: number,
  startDate: string,
  more: Partial<DepartureNode> = {},
): DepartureNode {
  return {
    number,
    startDate,
    endDate: startDate,
    priceCents: 50_000,
    singleSupplementCents: null,
    capacity: 10,
    minimumParticipants: null,
    guaranteed: null,
    state: "open",
    tour: { number: tourNumber },
    updatedAt: "2026-11-01T08:00:00.000Z",
    ...more,
  };
}

export function article(slug: string, more: Partial<MagazineArticleNode> = {}): MagazineArticleNode {
  return {
    title: `Artikel ${slug}`,
    slug,
    teaser: `Worum es in ${slug} geht.`,
    body: blocks("Ein Satz."),
    author: "Redaktion Gratweg",
    publishedOn: "2026-10-08",
    updatedAt: "2026-10-09T08:00:00.000Z",
    image: null,
    topic: { slug: "lernen" },
    tours: null,
    sites: sites("hiking"),
    seo: null,
    ...more,
  };
}

export function pagesInput(more: Partial<Content> = {}): PagesInput {
  const none = { nodes: [] };
  const content: Content = {
    tours: { nodes: [tour(1001, "karwendel"), tour(1002, "steig", { sites: sites("biking") })] },
    departures: none,
    operators: none,
    countries: none,
    regions: none,
    activities: none,
    pages: none,
    settings: none,
    magazineTopics: none,
    magazineArticles: none,
    topLists: none,
    faqCategories: none,
    faqEntries: none,
    supportTopics: none,
    imprint: none,
    privacy: none,
    influencerPage: none,
    ...more,
  };
  const site = siteByKey("hiking");
  const trips = tripsOf(content, "hiking", TODAY);
  return { content, trips, site, today: TODAY, operators: [], production: true };
}
