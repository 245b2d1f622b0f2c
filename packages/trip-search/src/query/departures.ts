import type { SearchQuery } from "@gratweg/contracts";
import type { TripIndex } from "../index/build";
import { NEVER, type Calendar } from "../index/calendar";
import { dayNumber } from "../index/departure-table";

/** Which departures match: those to come, on the asked days, at the asked price. */
export interface DepartureFilter {
  hasDays: boolean;
  hasPrices: boolean;
  /** YYYYMMDD, inclusive. */
  from: number;
  to: number;
  /** Cents, inclusive. */
  lowest: number;
  highest: number;
}

const LAST_DAY = 99991231;

export function readDepartureFilter(query: SearchQuery, today: number): DepartureFilter {
  return {
    hasDays: query.from !== null || query.to !== null,
    hasPrices: query.minPrice !== null || query.maxPrice !== null,
    from: Math.max(today, query.from === null ? 0 : dayNumber(query.from)),
    to: query.to === null ? LAST_DAY : dayNumber(query.to),
    lowest: query.minPrice === null ? 0 : query.minPrice * 100,
    highest: query.maxPrice === null ? NEVER - 1 : query.maxPrice * 100,
  };
}

/** Day of the first matching departure, or NEVER. */
export function nextMatching(
  index: TripIndex,
  calendar: Calendar,
  filter: DepartureFilter,
  trip: number,
): number {
  const { days, cents, offsets } = index.departures;
  const end = offsets[trip + 1]!;
  for (let at = calendar.firsts[trip]!; at < end; at += 1) {
    const day = days[at]!;
    if (day > filter.to) return NEVER;
    if (day >= filter.from && cents[at]! >= filter.lowest && cents[at]! <= filter.highest) return day;
  }
  return NEVER;
}

/** Lowest price in cents among the matching departures, or NEVER. */
export function lowestMatching(
  index: TripIndex,
  calendar: Calendar,
  filter: DepartureFilter,
  trip: number,
): number {
  const cheapest = cheapestMatching(index, calendar, filter, trip);
  return cheapest === null ? NEVER : index.departures.cents[cheapest]!;
}

/** Place in the departure table of the matching departure with the lowest price, of equal ones the first; null without any. */
export function cheapestMatching(
  index: TripIndex,
  calendar: Calendar,
  filter: DepartureFilter,
  trip: number,
): number | null {
  const { days, cents, offsets } = index.departures;
  const end = offsets[trip + 1]!;
  let cheapest: number | null = null;
  let lowest = NEVER;
  for (let at = calendar.firsts[trip]!; at < end; at += 1) {
    const day = days[at]!;
    if (day > filter.to) break;
    if (
      day >= filter.from &&
      cents[at]! >= filter.lowest &&
      cents[at]! < lowest &&
      cents[at]! <= filter.highest
    ) {
      lowest = cents[at]!;
      cheapest = at;
    }
  }
  return cheapest;
}

/** Whether some departure matches; cheap answers first. */
export function someMatches(
  index: TripIndex,
  calendar: Calendar,
  filter: DepartureFilter,
  trip: number,
): boolean {
  if (filter.hasPrices) {
    const cheapest = calendar.lowest[trip]!;
    const dearest = calendar.highest[trip]!;
    if (cheapest > filter.highest || dearest < filter.lowest) return false;
    if (!filter.hasDays && (cheapest >= filter.lowest || dearest <= filter.highest)) return true;
  }
  return nextMatching(index, calendar, filter, trip) !== NEVER;
}
