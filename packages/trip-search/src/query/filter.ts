import type { Feature, SearchQuery } from "@gratweg/contracts";
import { ALTERNATIVE } from "@gratweg/contracts/search-query";
import {
  addAll,
  addBit,
  emptyBits,
  fullBits,
  hasBit,
  keepOnly,
  leaveOut,
  members,
  type Bits,
} from "../index/bits";
import type { TripIndex } from "../index/build";
import type { Calendar } from "../index/calendar";
import { FILTERING_FACETS, type FilteringFacet } from "../index/facet-table";
import type { FacetCounter } from "./facet-counter";
import { GUARANTEED, someMatches, startingWhenAsked, type DepartureFilter } from "./departures";
import { tripsToLeaveOut } from "./excluded";
import { isPositive, type Scratch } from "./scratch";

export interface FacetFilter {
  name: FilteringFacet;
  trips: Bits;
  /** Facet counts of its trips, when it asks for a single value. */
  counts: Uint32Array | null;
}

export interface Filters {
  facets: FacetFilter[];
  /** Trips of the asked length with a departure on the asked days; null for all. */
  hard: Bits | null;
  departures: DepartureFilter;
}

export function readFilters(
  index: TripIndex,
  calendar: Calendar,
  departures: DepartureFilter,
  query: SearchQuery,
  nearKm: number,
): Filters {
  const facets: FacetFilter[] = [];
  for (const name of FILTERING_FACETS) {
    if (query[name].length === 0) continue;
    const { numberOfValue, trips, counts } = index.facets.facets[name];
    const bits = emptyBits(index.trips.length);
    for (const value of query[name]) {
      const own = trips[numberOfValue.get(String(value)) ?? -1];
      if (own) addAll(bits, own);
    }
    const single = query[name].length === 1 ? numberOfValue.get(String(query[name][0])) : undefined;
    facets.push({ name, trips: bits, counts: single === undefined ? null : counts[single]! });
  }
  let hard: Bits | null = null;
  if (departures.hasDays) hard = startingWhenAsked(calendar, departures);
  if (query.minDays !== null || query.maxDays !== null) {
    const lasting = emptyBits(index.trips.length);
    for (const [days, trips] of index.lengths) {
      if (days >= (query.minDays ?? 0) && days <= (query.maxDays ?? Infinity)) addAll(lasting, trips);
    }
    if (hard) keepOnly(hard, lasting);
    else hard = lasting;
  }
  const leftOut = tripsToLeaveOut(index, query.q);
  if (leftOut) leaveOut((hard ??= fullBits(index.trips.length)), leftOut);
  for (const { trips, isExcluded } of asked(index, calendar, query, nearKm)) {
    hard ??= fullBits(index.trips.length);
    if (isExcluded) leaveOut(hard, trips);
    else keepOnly(hard, trips);
  }
  return { facets, hard, departures };
}

/** Sets of trips that must hold or must not, of what is no facet. */
function* asked(
  index: TripIndex,
  calendar: Calendar,
  query: SearchQuery,
  nearKm: number,
): Generator<{ trips: Bits; isExcluded?: boolean }> {
  const { places, features, facets } = index;
  const size = index.trips.length;
  const union = (values: readonly string[], tripsOf: (value: string) => Bits | undefined) => {
    const bits = emptyBits(size);
    for (const value of values) {
      const own = tripsOf(value);
      if (own) addAll(bits, own);
    }
    return bits;
  };
  const alternatives = (value: string) => value.split(ALTERNATIVE);
  const placeTrips = (slug: string) => places.trips.get(slug);
  const featureTrips = (feature: string) =>
    feature === GUARANTEED ? calendar.guaranteedTrips : features.trips.get(feature as Feature);
  const activityTrips = (slug: string) =>
    facets.facets.activity.trips[facets.facets.activity.numberOfValue.get(slug) ?? -1];
  for (const value of query.place) yield { trips: union(alternatives(value), placeTrips) };
  for (const value of query.near)
    yield { trips: union(alternatives(value), (slug) => places.near(slug, nearKm)) };
  for (const value of query.feature) yield { trips: union(alternatives(value), featureTrips) };
  if (query.childAge !== null) yield { trips: forChildren(features.childAges, query.childAge) };
  yield* excluded(query.excludePlace, placeTrips);
  yield* excluded(query.excludeFeature, featureTrips);
  yield* excluded(query.excludeActivity, activityTrips);
}

function* excluded(
  values: readonly string[],
  tripsOf: (value: string) => Bits | undefined,
): Generator<{ trips: Bits; isExcluded: true }> {
  for (const value of values) {
    const trips = tripsOf(value);
    if (trips) yield { trips, isExcluded: true };
  }
}

function forChildren(childAges: Uint8Array, age: number): Bits {
  const bits = emptyBits(childAges.length);
  childAges.forEach((from, trip) => {
    if (from <= age) addBit(bits, trip);
  });
  return bits;
}

function isFacetsOnly({ hard, departures }: Filters): boolean {
  return hard === null && !departures.hasPrices;
}

export function isUnfiltered({ facets, hard, departures }: Filters): boolean {
  return facets.length === 0 && isFacetsOnly({ facets, hard, departures });
}

/**
 * Trips that fail at most one facet (they count in that facet) and pass the rest, as candidates. When one facet is the only filter,
 * only its own trips: the counts of all are known. The same with two facets of one value each, when there are no words.
 */
export function filteredTrips(
  index: TripIndex,
  filters: Filters,
  counter: FacetCounter,
  known: Uint32Array | null,
  isAllFound: boolean,
): Bits {
  const [only] = filters.facets;
  if (only && known && filters.facets.length === 1 && isFacetsOnly(filters)) {
    counter.useCountsFor(only.name, known);
    return only.trips;
  }
  const [one, other] = filters.facets;
  if (isAllFound && filters.facets.length === 2 && one?.counts && other?.counts && isFacetsOnly(filters)) {
    counter.useCountsFor(one.name, other.counts);
    counter.useCountsFor(other.name, one.counts);
    const both = Uint32Array.from(one.trips);
    keepOnly(both, other.trips);
    return both;
  }
  const failingNone = filters.hard ? Uint32Array.from(filters.hard) : fullBits(index.trips.length);
  if (!only) return failingNone;
  const failingOne = emptyBits(index.trips.length);
  for (const { trips } of filters.facets) {
    for (let word = 0; word < trips.length; word += 1) {
      const passing = trips[word]!;
      failingOne[word] = (failingOne[word]! & passing) | (failingNone[word]! & ~passing);
      failingNone[word]! &= passing;
    }
  }
  addAll(failingNone, failingOne);
  return failingNone;
}

/** Candidates among trips that are found but not listed: those of the filter, which are fewer. */
export function listWorthy(trips: Bits, rarity: number, scratch: Scratch): number {
  const count = members(trips, scratch.trips);
  let kept = 0;
  for (let i = 0; i < count; i += 1) {
    const trip = scratch.trips[i]!;
    const worth = scratch.worths[trip]!;
    scratch.trips[kept] = trip;
    scratch.scores[kept] = worth * rarity;
    kept += isPositive(worth);
  }
  return kept;
}

/** Candidates among trips that are listed. */
export function keepListed(bits: Bits, { trips, scores }: Scratch, count: number): number {
  let kept = 0;
  for (let i = 0; i < count; i += 1) {
    const trip = trips[i]!;
    trips[kept] = trip;
    scores[kept] = scores[i]!;
    kept += (bits[trip >>> 5]! >>> (trip & 31)) & 1;
  }
  return kept;
}

/** Keeps the candidates that pass, counting facets on the way; answers how many passed. */
export function applyFilters(
  index: TripIndex,
  calendar: Calendar,
  filters: Filters,
  counter: FacetCounter,
  { trips, scores }: Scratch,
  count: number,
): number {
  const { facets, departures } = filters;
  let kept = 0;
  for (let i = 0; i < count; i += 1) {
    const trip = trips[i]!;
    if (departures.hasPrices && !someMatches(index, calendar, departures, trip)) continue;
    let failed = -1;
    let fails = 0;
    for (let f = 0; f < facets.length && fails < 2; f += 1) {
      if (hasBit(facets[f]!.trips, trip)) continue;
      failed = f;
      fails += 1;
    }
    if (fails > 1) continue;
    if (fails === 1) {
      counter.countFor(facets[failed]!.name, failed, trip);
      continue;
    }
    trips[kept] = trip;
    scores[kept++] = scores[i]!;
  }
  counter.countAll(trips, kept);
  return kept;
}
