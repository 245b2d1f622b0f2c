import type { SearchSort } from "@gratweg/contracts";
import { emptyBits, addBit, hasBit } from "../index/bits";
import type { TripIndex } from "../index/build";
import { NEVER, type Calendar } from "../index/calendar";
import { lowestMatching, nextMatching, type DepartureFilter } from "./departures";
import type { Scratch } from "./scratch";
import { listMatch } from "./text-match";
import { Top } from "./top";

export interface OrderRequest {
  sort: SearchSort;
  hasText: boolean;
  /** Without words the nights that are asked for decide what is relevant: each trip's share of them. */
  nights: Uint8Array | null;
  /** Every trip was found, and the scratch lists none. */
  isAll: boolean;
  /** The trips found are not listed: see TextMatch. */
  rarity: number | null;
  histogram?: Uint32Array;
  departures: DepartureFilter;
  /** Only the first so many are needed. */
  limit: number;
}

/**
 * The first `limit` of the found trips in the asked order. Equal ones: next matching departure, then number; trips without a
 * matching departure come last in orders of date and price.
 */
export function firstInOrder(
  index: TripIndex,
  calendar: Calendar,
  request: OrderRequest,
  scratch: Scratch,
  count: number,
): number[] {
  const limit = Math.min(request.limit, count);
  if (request.rarity !== null) {
    if (request.sort === "relevance") return mostWorthy(calendar, scratch, limit, request.histogram);
    listMatch({ count, facetCounts: null, rarity: request.rarity }, scratch);
  }
  const whole = wholeOrder(calendar, request);
  if (request.isAll) {
    if (whole) return Array.from(whole.subarray(0, limit));
    scratch.trips.set(calendar.byDate);
  } else if (whole && (limit * whole.length) / Math.max(1, count) < count)
    return walk(whole, scratch, count, limit);
  const isNarrowed = request.departures.hasDays || request.departures.hasPrices;
  if (request.sort === "relevance" && request.hasText && !isNarrowed)
    return mostScored(calendar, scratch, count, limit);
  return select(index, calendar, request, scratch, count, limit);
}

/** The usual case of `select`, in a tight loop. */
function mostScored(calendar: Calendar, { trips, scores }: Scratch, count: number, limit: number): number[] {
  const top = new Top(limit);
  let least = 0;
  for (let i = 0; i < count; i += 1) {
    if (scores[i]! < least) continue;
    const trip = trips[i]!;
    top.offer((TOP_SCORE - scores[i]!) * RANKS + calendar.ranks[trip]!, trip);
    if (top.bound !== Infinity) least = TOP_SCORE - Math.floor(top.bound / RANKS);
  }
  return top.sorted();
}

/** An order of all trips that is known beforehand. */
function wholeOrder(
  calendar: Calendar,
  { sort, hasText, nights, departures }: OrderRequest,
): Uint32Array | null {
  if (departures.hasDays || departures.hasPrices) return null;
  if (sort === "date" || (sort === "relevance" && !hasText && !nights)) return calendar.byDate;
  if (sort === "price") return calendar.byPrice;
  if (sort === "-price") return calendar.byPriceFalling;
  return null;
}

function walk(order: Uint32Array, { trips }: Scratch, count: number, limit: number): number[] {
  const found: number[] = [];
  const set = emptyBits(order.length);
  for (let i = 0; i < count; i += 1) addBit(set, trips[i]!);
  for (let place = 0; place < order.length && found.length < limit; place += 1) {
    if (hasBit(set, order[place]!)) found.push(order[place]!);
  }
  return found;
}

/** By the worth of the only word; departures do not filter here. */
function mostWorthy(
  calendar: Calendar,
  { worths }: Scratch,
  limit: number,
  histogram?: Uint32Array,
): number[] {
  const top = new Top(limit);
  let least = 1;
  if (histogram) {
    let better = 0;
    for (let worth = 255; worth > 0 && better < limit; worth -= 1) {
      better += histogram[worth]!;
      if (better >= limit) least = worth;
    }
  }
  for (let trip = 0; trip < worths.length; trip += 1) {
    const worth = worths[trip]!;
    if (worth < least) continue;
    top.offer((TOP_SCORE - worth) * RANKS + calendar.ranks[trip]!, trip);
    if (top.bound !== Infinity) least = Math.max(least, TOP_SCORE - Math.floor(top.bound / RANKS));
  }
  return top.sorted();
}

/** Above every score. */
const TOP_SCORE = 2 ** 31;
const RANKS = 2 ** 20;
const ALL_NIGHTS = 100;
/** Room for days since 2000, and NEVER behind them. */
const DAYS = 2 ** 17;

function select(
  index: TripIndex,
  calendar: Calendar,
  { sort, hasText, nights, departures, limit: _limit }: OrderRequest,
  { trips, scores }: Scratch,
  count: number,
  limit: number,
): number[] {
  const isNarrowed = departures.hasDays || departures.hasPrices;
  const top = new Top(limit);
  const base = isNarrowed ? DAYS : RANKS;
  const sortKey = sortKeys(index, calendar, departures, isNarrowed);
  for (let i = 0; i < count; i += 1) {
    const trip = trips[i]!;
    const first =
      (sort === "relevance"
        ? hasText
          ? TOP_SCORE - scores[i]!
          : ALL_NIGHTS - (nights?.[trip] ?? 0)
        : sortKey[sort](trip)) * base;
    if (first > top.bound) continue;
    const second = isNarrowed
      ? daysSince2000(nextMatching(index, calendar, departures, trip))
      : calendar.ranks[trip]!;
    top.offer(first + second, trip);
  }
  return top.sorted();
}

function sortKeys(
  index: TripIndex,
  calendar: Calendar,
  departures: DepartureFilter,
  isNarrowed: boolean,
): Record<Exclude<SearchSort, "relevance">, (trip: number) => number> {
  const price = (trip: number) =>
    isNarrowed ? lowestMatching(index, calendar, departures, trip) : calendar.lowest[trip]!;
  return {
    date: () => 0,
    price,
    "-price": (trip) => {
      const cents = price(trip);
      return cents === NEVER ? NEVER : NEVER - 1 - cents;
    },
    duration: (trip) => index.trips[trip]!.days,
    "-duration": (trip) => 100_000 - index.trips[trip]!.days,
  };
}

/** Monotone in the day and small; not the true number of days. */
function daysSince2000(day: number): number {
  if (day === NEVER) return DAYS - 1;
  const year = Math.floor(day / 10_000);
  return Math.min(
    DAYS - 2,
    Math.max(0, (year - 2000) * 416 + (Math.floor(day / 100) % 100) * 32 + (day % 100)),
  );
}
