import type { SearchAnswer, SearchQuery, TripCard, TripDocument } from "@gratweg/contracts";
import type { SiteKey } from "@gratweg/sites";
import { createTripTopicsInSteps, type SearchWordGroup, type TripTopics } from "@gratweg/trip-search";
import { createSlices, type Breathe } from "../hosting/slices";
import type { TripCatalogue } from "../hosting/resolvePage";
import type { BuildSearchIndex, SearchIndex } from "../ports";

/** The trips as last loaded: a search index for each site that is asked, and what page validity needs. */
export interface TripLibrary extends TripCatalogue {
  /** Resolves when the site's index is there, which may take as long as building it: nobody else waits for it. */
  ready(site: SiteKey): Promise<void>;
  /** Undefined until trips have been loaded once. */
  search(site: SiteKey, query: SearchQuery, today: string): SearchAnswer | Promise<SearchAnswer> | undefined;
  /** The same of a site whose index is there; else undefined, and it begins to be built. For what is worth no waiting. */
  searchIfBuilt(
    site: SiteKey,
    query: SearchQuery,
    today: string,
  ): SearchAnswer | Promise<SearchAnswer> | undefined;
  /** Places and activities of all sites' trips; undefined until trips have been loaded once. */
  topics(): TripTopics | undefined;
  loaded(): boolean;
  size(): number;
  /** Of any departure, past and cancelled ones too. */
  tripOf(departure: number): number | undefined;
  /** As a search without filters shows it on that day, with the content system's picture; of any site. */
  card(trip: number, today: string): TripCard | undefined;
  /** Until it is done, the trips before are the ones that are found. */
  replace(documents: TripDocument[]): Promise<void>;
  /** What visitors mean by their words; until the indexes are built anew, it is what it was. */
  replaceWords(groups: readonly SearchWordGroup[]): Promise<void>;
}

interface Trips {
  documents: TripDocument[];
  words: readonly SearchWordGroup[];
  /** Each is built when its site is first asked, and from then on with each load. */
  indexes: Map<SiteKey, Promise<SearchIndex>>;
  built: Map<SiteKey, SearchIndex>;
}

/** @param breathe lets requests have their turn while an index is built. */
export function createTripLibrary(build: BuildSearchIndex, breathe: Breathe = createSlices()): TripLibrary {
  let current: Trips | undefined;
  /** For the trips that are loaded next. */
  let words: readonly SearchWordGroup[] = [];
  /** Trips and words are loaded apart; one after the other they are put together. */
  let replacing: Promise<unknown> = Promise.resolve();
  let topics: TripTopics | undefined;
  let slugs = new Map<number, string>();
  let byNumber = new Map<number, TripDocument>();
  let tripOfDeparture = new Map<number, number>();

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = replacing.then(work);
    replacing = done.catch(() => undefined);
    return done;
  };

  const indexOf = (trips: Trips, site: SiteKey): Promise<SearchIndex> => {
    const { documents, words, indexes, built } = trips;
    const known = indexes.get(site);
    if (known) return known;
    const shown = documents.filter((document) => isShown(document, site));
    const index = (async () => build(shown, site, breathe, words))();
    indexes.set(site, index);
    index.then(
      (ready) => built.set(site, ready),
      () => undefined,
    );
    return index;
  };

  /** Builds anew what is asked for; what cannot be indexed fails here, and what is found stays as it was. */
  const indexed = async (documents: TripDocument[], words: readonly SearchWordGroup[]): Promise<Trips> => {
    const next: Trips = { documents, words, indexes: new Map(), built: new Map() };
    // The portal's holds all trips.
    for (const site of new Set<SiteKey>(["portal", ...(current?.indexes.keys() ?? [])]))
      await indexOf(next, site);
    return next;
  };

  const replace = async (documents: TripDocument[]): Promise<void> => {
    const next = await indexed(documents, words);
    topics = await createTripTopicsInSteps(documents, breathe);
    current = next;
    byNumber = new Map(documents.map((document) => [document.number, document]));
    slugs = new Map(documents.map(({ number, slug }) => [number, slug]));
    tripOfDeparture = new Map(
      documents.flatMap(({ number: trip, departures, cancelledDepartures = [] }) =>
        [...cancelledDepartures, ...departures.map(({ number }) => number)].map(
          (departure): [number, number] => [departure, trip],
        ),
      ),
    );
  };

  const replaceWords = async (groups: readonly SearchWordGroup[]): Promise<void> => {
    if (current) current = await indexed(current.documents, groups);
    words = groups;
  };

  return {
    async ready(site) {
      if (current) await indexOf(current, site);
    },
    search(site, query, today) {
      return current && indexOf(current, site).then((index) => index.search(query, today));
    },
    searchIfBuilt(site, query, today) {
      if (!current) return undefined;
      void indexOf(current, site);
      return current.built.get(site)?.search(query, today);
    },
    topics: () => topics,
    loaded: () => current !== undefined,
    size: () => slugs.size,
    slug: (trip) => slugs.get(trip),
    hasDeparture: (trip, departure) => tripOfDeparture.get(departure) === trip,
    tripOf: (departure) => tripOfDeparture.get(departure),
    card(trip, today) {
      const document = byNumber.get(trip);
      return document && toCard(document, today);
    },
    replace: (documents) => inTurn(() => replace(documents)),
    replaceWords: (groups) => inTurn(() => replaceWords(groups)),
  };
}

/** The portal shows what any site shows. */
function isShown(document: TripDocument, site: SiteKey): boolean {
  return site === "portal" || document.sites.includes(site);
}

function toCard(document: TripDocument, today: string): TripCard {
  const { number, slug, title, teaser, image, country, region, activities, days, difficulty, operator } =
    document;
  const upcoming = document.departures.filter(({ startDate }) => startDate >= today);
  const starts = upcoming.map(({ startDate }) => startDate).sort();
  const [cheapest] = [...upcoming].sort(
    (one, other) => one.priceCents - other.priceCents || one.startDate.localeCompare(other.startDate),
  );
  return {
    number,
    slug,
    title,
    teaser,
    image,
    country,
    region,
    activities,
    days,
    difficulty,
    priceFrom: cheapest ? { amount: cheapest.priceCents, currency: "EUR" } : null,
    cheapestDeparture: cheapest?.startDate ?? null,
    nextDeparture: starts[0] ?? null,
    operator,
  };
}
