import type { SearchQuery } from "@gratweg/contracts";
import { addAll, emptyBits, fullBits, hasBit, keepOnly, members, type Bits } from "../index/bits";
import type { TripIndex } from "../index/build";
import { startingBetween, type Calendar } from "../index/calendar";
import { FACETS, type FacetName } from "../index/facet-table";
import type { FacetCounter } from "./facet-counter";
import { someMatches, type DepartureFilter } from "./departures";
import type { Scratch } from "./scratch";

export interface FacetFilter {
  name: FacetName;
  trips: Bits;
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
): Filters {
  const facets: FacetFilter[] = [];
  for (const name of FACETS) {
    if (query[name].length === 0) continue;
    const { numberOfValue, trips } = index.facets.facets[name];
    const bits = emptyBits(index.trips.length);
    for (const value of query[name]) {
      const own = trips[numberOfValue.get(String(value)) ?? -1];
      if (own) addAll(bits, own);
    }
    facets.push({ name, trips: bits });
  }
  let hard: Bits | null = null;
  if (departures.hasDays) hard = startingBetween(calendar, departures.from, departures.to);
  if (query.minDays !== null || query.maxDays !== null) {
    const lasting = emptyBits(index.trips.length);
    for (const [days, trips] of index.lengths) {
      if (days >= (query.minDays ?? 0) && days <= (query.maxDays ?? Infinity)) addAll(lasting, trips);
    }
    if (hard) keepOnly(hard, lasting);
    else hard = lasting;
  }
  return { facets, hard, departures };
}

export function isUnfiltered({ facets, hard, departures }: Filters): boolean {
  return facets.length === 0 && hard === null && !departures.hasPrices;
}

/** Without words: trips that fail at most one facet (they count in that facet) and pass the rest, as candidates. */
export function candidatesWithoutText(
  index: TripIndex,
  filters: Filters,
  counter: FacetCounter,
  totals: Uint32Array,
  scratch: Scratch,
): number {
  const all = filters.hard ?? fullBits(index.trips.length);
  const [only] = filters.facets;
  if (!only) return members(all, scratch.trips);
  if (filters.facets.length === 1 && !filters.hard && !filters.departures.hasPrices) {
    counter.useCountsFor(only.name, totals);
    return members(only.trips, scratch.trips);
  }
  const failingNone = Uint32Array.from(all);
  const failingOne = emptyBits(index.trips.length);
  for (const { trips } of filters.facets) {
    for (let word = 0; word < trips.length; word += 1) {
      const passing = trips[word]!;
      failingOne[word] = (failingOne[word]! & passing) | (failingNone[word]! & ~passing);
      failingNone[word]! &= passing;
    }
  }
  addAll(failingNone, failingOne);
  return members(failingNone, scratch.trips);
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
  const { hard, facets, departures } = filters;
  let kept = 0;
  for (let i = 0; i < count; i += 1) {
    const trip = trips[i]!;
    if (hard !== null && !hasBit(hard, trip)) continue;
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
