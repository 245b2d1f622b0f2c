import type { SearchQuery } from "@gratweg/contracts";
import { placesOfTrip, type TripPlace } from "@gratweg/trip-search";
import type { Content } from "../content";
import { toDocument, type Trip } from "../trips";
import { monthName, monthSlug } from "./months";

/** Something that trips have in common and that people look for. */
export interface Fact {
  kind: "place" | "activity" | "month";
  /** In the page's address. */
  slug: string;
  name: string;
  /** Editors' words about it. */
  intro: string | null;
  /** The search's parameters that find the same trips. */
  query: Partial<SearchQuery>;
  /** In the catalogue's order. A month's trips carry their departures of this month alone. */
  trips: readonly Trip[];
  /** Slugs of directly larger places. */
  within: readonly string[];
}

/** A place with fewer trips says no more than the trip itself, unless editors have named it as a country or a region. */
const LEAST_TRIPS_OF_PLACE = 2;

/** Of places with the very same trips the first kind has the page. */
const KINDS: readonly TripPlace["kind"][] = [
  ...(["country", "state", "mountains", "landscape", "island", "coast", "sea", "lake"] as const),
  ...(["national-park", "path", "valley", "river", "terrain", "part-of-world", "continent"] as const),
  ...(["city", "peak"] as const),
];

export function placeFacts(content: Content, trips: readonly Trip[]): Fact[] {
  const teasers = new Map(content.regions.nodes.map(({ slug, teaser }) => [slug, teaser]));
  const found = new Map<string, { place: TripPlace; trips: Trip[] }>();
  for (const trip of trips)
    for (const place of placesOfTrip(toDocument(trip))) {
      const entry = found.get(place.slug) ?? { place, trips: [] };
      entry.trips.push(trip);
      found.set(place.slug, entry);
    }
  const named = new Set(trips.flatMap(({ node }) => [node.country?.slug, node.region?.slug]));
  const rank = ({ place }: { place: TripPlace }) => (named.has(place.slug) ? -1 : KINDS.indexOf(place.kind));
  const taken = new Set([keyOf(trips)]);
  const facts: Fact[] = [];
  for (const { place, trips: own } of [...found.values()].sort((a, b) => rank(a) - rank(b))) {
    const isNamed = named.has(place.slug);
    if (!isNamed && (own.length < LEAST_TRIPS_OF_PLACE || taken.has(keyOf(own)))) continue;
    taken.add(keyOf(own));
    facts.push({
      kind: "place",
      slug: place.slug,
      name: place.name,
      intro: teasers.get(place.slug) ?? null,
      query: { place: [place.slug] },
      trips: own,
      within: place.within,
    });
  }
  return facts.sort((a, b) => b.trips.length - a.trips.length || a.name.localeCompare(b.name, "de"));
}

export function activityFacts(content: Content, trips: readonly Trip[]): Fact[] {
  return content.activities.nodes
    .map(({ slug, name, description }): Fact => ({
      kind: "activity",
      slug,
      name,
      intro: description,
      query: { activity: [slug] },
      trips: trips.filter(({ node }) => node.activities?.some((activity) => activity.slug === slug)),
      within: [],
    }))
    .filter((fact) => fact.trips.length > 0)
    .sort((a, b) => b.trips.length - a.trips.length || a.name.localeCompare(b.name, "de"));
}

/** The next twelve months in which trips start. An address names no year, so that it stays the month's for ever. */
export function monthFacts(trips: readonly Trip[], today: string): Fact[] {
  const months = new Set(
    trips.flatMap(({ departures }) =>
      departures.map(({ startDate }) => startDate.slice(0, 7)).filter((month) => isWithinYear(month, today)),
    ),
  );
  return [...months].sort().map((month) => ({
    kind: "month",
    slug: monthSlug(month),
    name: monthName(month),
    intro: null,
    query: { month: [month] },
    trips: trips.flatMap((trip) => {
      const departures = trip.departures.filter(({ startDate }) => startDate.startsWith(month));
      return departures.length > 0 ? { ...trip, departures } : [];
    }),
    within: [],
  }));
}

function isWithinYear(month: string, today: string): boolean {
  const next = `${Number(today.slice(0, 4)) + 1}${today.slice(4, 7)}`;
  return month < next;
}

function keyOf(trips: readonly Trip[]): string {
  return trips.map(({ node }) => node.number).join();
}
