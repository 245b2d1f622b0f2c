import { paths } from "@gratweg/contracts/routes";
import type { Trip } from "../trips";
import type { Fact } from "./facts";

/** The trips that have one fact, or a place and one more, in common. Each has a page. */
export interface Collection {
  path: string;
  /** One, or two of which the first is a place. */
  facts: readonly [Fact] | readonly [Fact, Fact];
  trips: readonly Trip[];
}

/** Below that a combination repeats what the page of the place shows at a glance, and costs the build as much as any other page. */
const LEAST_TRIPS_OF_PAIR = 3;

export function collectionsOf(facts: readonly Fact[]): Collection[] {
  const places = facts.filter(({ kind }) => kind === "place");
  const others = facts.filter(({ kind }) => kind !== "place");
  const single = (fact: Fact): Collection => ({
    path: paths.tripCollections(fact.slug),
    facts: [fact],
    trips: fact.trips,
  });
  return [
    ...eachOnce(facts).map(single),
    ...places.flatMap((place) => others.flatMap((other) => pairOf(place, other))),
  ];
}

/** A place keeps its address where an activity or a month has the same one. */
function eachOnce(facts: readonly Fact[]): Fact[] {
  const slugs = new Set<string>();
  return facts.filter(({ slug }) => !slugs.has(slug) && slugs.add(slug));
}

/** Returns the combination, or nothing where it is too small or the same as one of its facts alone. */
function pairOf(place: Fact, other: Fact): Collection[] {
  const there = new Set(place.trips.map(({ node }) => node.number));
  // The other fact's own trips: of a month they carry its departures alone.
  const trips = other.trips.filter(({ node }) => there.has(node.number));
  const isOwn = trips.length < place.trips.length && trips.length < other.trips.length;
  if (trips.length < LEAST_TRIPS_OF_PAIR || !isOwn) return [];
  return [{ path: paths.tripCollections(place.slug, other.slug), facts: [place, other], trips }];
}
