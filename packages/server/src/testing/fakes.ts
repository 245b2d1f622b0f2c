import type { SearchAnswer, SearchQuery, TripDocument } from "@gratweg/contracts";
import pino from "pino";
import type { ServerOptions } from "../createServer";
import type { SignedIn } from "../ports";

export const silent = pino({ level: "silent" });

export function trip(number: number, slug: string, more: Partial<TripDocument> = {}): TripDocument {
  return {
    number,
    slug,
    title: `Tour ${number}`,
    teaser: "Sieben Tage von Hütte zu Hütte.",
    image: null,
    continent: null,
    country: null,
    region: null,
    activities: [],
    travelTypes: [],
    travelFocusTypes: [],
    operator: null,
    days: 7,
    difficulty: 3,
    highlights: [],
    body: "",
    departures: [
      { number: number * 100 + 1, startDate: "2027-06-01", endDate: "2027-06-07", priceCents: 89_000 },
    ],
    sites: ["hiking"],
    features: [],
    childrenFromAge: null,
    track: [],
    ...more,
  };
}

/** Finds titles that contain the words; enough for a server that only hands questions on. */
export function fakeIndex(documents: TripDocument[]) {
  return {
    search(query: SearchQuery, today: string): SearchAnswer {
      const found = documents.filter(({ title }) => title.includes(query.q));
      return {
        data: found.map((document) => ({
          number: document.number,
          slug: document.slug,
          title: document.title,
          teaser: document.teaser,
          image: document.image,
          country: null,
          region: null,
          activities: [],
          days: document.days,
          difficulty: document.difficulty,
          priceFrom: null,
          cheapestDeparture: null,
          nextDeparture: today,
          operator: null,
        })),
        meta: {
          pagination: {
            page: query.page,
            pageSize: query.pageSize,
            pageCount: found.length ? 1 : 0,
            total: found.length,
          },
          facets: {
            country: [],
            region: [],
            continent: [],
            activity: [],
            operator: [],
            travelType: [],
            travelFocusType: [],
            difficulty: [],
            feature: [],
          },
        },
      };
    },
  };
}

export function signedInUser(more: Partial<SignedIn> = {}): SignedIn {
  return {
    id: 7,
    email: "anna.ott@post.example",
    confirmed: true,
    blocked: false,
    role: "authenticated",
    ...more,
  };
}

/** A server's options with content that answers at once; every part can be replaced. */
export function fakeOptions(sitesFolder: string, more: Partial<ServerOptions> = {}): ServerOptions {
  return {
    version: "0.0.0-test",
    sitesFolder,
    trips: {
      load: () => Promise.resolve([trip(1001, "karwendel"), trip(1002, "watzmann", { sites: ["biking"] })]),
    },
    buildIndex: fakeIndex,
    redirects: { load: () => Promise.resolve([]) },
    searchWords: { load: () => Promise.resolve([]) },
    portalContent: {
      load: () => Promise.resolve({ plans: [], frame: { contact: null, partner: null, associations: [] } }),
    },
    departures: { departures: () => Promise.resolve(undefined) },
    sessions: { user: () => Promise.resolve(undefined) },
    // Nobody listens there.
    strapi: { origin: "http://127.0.0.1:9", secret: "geheim" },
    icons: { icons: () => Promise.resolve(undefined) },
    log: silent,
    ...more,
  };
}
