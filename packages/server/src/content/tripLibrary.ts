import type { SearchAnswer, SearchQuery, TripCard, TripDocument } from "@gratweg/contracts";
import type { SiteKey } from "@gratweg/sites";
import type { TripCatalogue } from "../hosting/resolvePage";
import type { BuildSearchIndex, SearchIndex } from "../ports";

/** The trips as last loaded: a search index for each site that is asked, and what page validity needs. */
export interface TripLibrary extends TripCatalogue {
  /** Undefined until trips have been loaded once. */
  search(site: SiteKey, query: SearchQuery, today: string): SearchAnswer | Promise<SearchAnswer> | undefined;
  loaded(): boolean;
  size(): number;
  /** Of any departure, past and cancelled ones too. */
  tripOf(departure: number): number | undefined;
  /** As a search without filters shows it on that day, with the content system's picture; of any site. */
  card(trip: number, today: string): TripCard | undefined;
  replace(documents: TripDocument[]): void;
}

export function createTripLibrary(build: BuildSearchIndex): TripLibrary {
  let documents: TripDocument[] | undefined;
  let whole: SearchIndex | undefined;
  const ofSite = new Map<SiteKey, SearchIndex>();
  let slugs = new Map<number, string>();
  let byNumber = new Map<number, TripDocument>();
  let tripOfDeparture = new Map<number, number>();

  /** Sites that show every trip share one index; another one is built when its site is first asked, and from then on with each load. */
  const indexOf = (site: SiteKey): SearchIndex | undefined => {
    const known = ofSite.get(site);
    if (known || !documents) return known;
    const shown = documents.filter((document) => isShown(document, site));
    const index = shown.length === documents.length ? (whole ??= build(documents)) : build(shown);
    ofSite.set(site, index);
    return index;
  };

  return {
    search: (site, query, today) => indexOf(site)?.search(query, today),
    loaded: () => documents !== undefined,
    size: () => slugs.size,
    slug: (trip) => slugs.get(trip),
    hasDeparture: (trip, departure) => tripOfDeparture.get(departure) === trip,
    tripOf: (departure) => tripOfDeparture.get(departure),
    card(trip, today) {
      const document = byNumber.get(trip);
      return document && toCard(document, today);
    },
    replace(loaded) {
      const asked = [...ofSite.keys()];
      const first = build(loaded);
      documents = loaded;
      whole = first;
      ofSite.clear();
      for (const site of asked) indexOf(site);
      byNumber = new Map(loaded.map((document) => [document.number, document]));
      slugs = new Map(loaded.map(({ number, slug }) => [number, slug]));
      tripOfDeparture = new Map(
        loaded.flatMap(({ number: trip, departures, cancelledDepartures = [] }) =>
          [...cancelledDepartures, ...departures.map(({ number }) => number)].map(
            (departure): [number, number] => [departure, trip],
          ),
        ),
      );
    },
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
  const cents = upcoming.map(({ priceCents }) => priceCents);
  const starts = upcoming.map(({ startDate }) => startDate).sort();
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
    priceFrom: cents.length === 0 ? null : { amount: Math.min(...cents), currency: "EUR" },
    nextDeparture: starts[0] ?? null,
    operator,
  };
}
