import type { SearchQuery } from "@gratweg/contracts";
import type { TripIndex } from "../index/build";
import { addBit, emptyBits, type Bits } from "../index/bits";
import { NEVER, startingBetween, type Calendar } from "../index/calendar";
import { dayNumber } from "../index/departure-table";

/** Which departures match: those to come, on the asked days, at the asked price. */
export interface DepartureFilter {
  hasDays: boolean;
  hasPrices: boolean;
  /** YYYYMMDD, inclusive. */
  from: number;
  to: number;
  /** YYYYMM; null for all. */
  months: ReadonlySet<number> | null;
  excludedMonths: ReadonlySet<number> | null;
  /** Whether only departures count that take place in any case. */
  isGuaranteed: boolean;
  /** Cents, inclusive. */
  lowest: number;
  highest: number;
}

/** The feature that departures have and not trips. */
export const GUARANTEED = "garantiert";

const LAST_DAY = 99991231;

export function readDepartureFilter(query: SearchQuery, today: number): DepartureFilter {
  const isGuaranteed = query.feature.includes(GUARANTEED);
  return {
    hasDays:
      isGuaranteed ||
      query.from !== null ||
      query.to !== null ||
      query.month.length + query.excludeMonth.length > 0,
    isGuaranteed,
    hasPrices: query.minPrice !== null || query.maxPrice !== null,
    from: Math.max(today, query.from === null ? 0 : dayNumber(query.from)),
    to: query.to === null ? LAST_DAY : dayNumber(query.to),
    months: monthSet(query.month),
    excludedMonths: monthSet(query.excludeMonth),
    lowest: query.minPrice === null ? 0 : query.minPrice * 100,
    highest: query.maxPrice === null ? NEVER - 1 : query.maxPrice * 100,
  };
}

function monthSet(months: readonly string[]): ReadonlySet<number> | null {
  return months.length === 0 ? null : new Set(months.map((month) => Number(month.replace("-", ""))));
}

/** Whether a departure is among the asked ones; `from` is checked too, `to` by whoever reads on. */
function isAsked(
  { from, months, excludedMonths, isGuaranteed }: DepartureFilter,
  day: number,
  guaranteed: number,
): boolean {
  if (day < from || (isGuaranteed && guaranteed === 0)) return false;
  if (months === null && excludedMonths === null) return true;
  const month = Math.floor(day / 100);
  return (months === null || months.has(month)) && (excludedMonths === null || !excludedMonths.has(month));
}

/** Trips with a departure on the asked days. */
export function startingWhenAsked(calendar: Calendar, filter: DepartureFilter): Bits {
  if (filter.months === null && filter.excludedMonths === null && !filter.isGuaranteed)
    return startingBetween(calendar, filter.from, filter.to);
  const bits = emptyBits(calendar.nextDays.length);
  calendar.days.forEach((day, place) => {
    if (day <= filter.to && isAsked(filter, day, calendar.guaranteed[place]!))
      addBit(bits, calendar.trips[place]!);
  });
  return bits;
}

/** Day of the first matching departure, or NEVER. */
export function nextMatching(
  index: TripIndex,
  calendar: Calendar,
  filter: DepartureFilter,
  trip: number,
): number {
  const { days, cents, guaranteed, offsets } = index.departures;
  const end = offsets[trip + 1]!;
  for (let at = calendar.firsts[trip]!; at < end; at += 1) {
    const day = days[at]!;
    if (day > filter.to) return NEVER;
    if (isAsked(filter, day, guaranteed[at]!) && cents[at]! >= filter.lowest && cents[at]! <= filter.highest)
      return day;
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
  const { days, cents, guaranteed, offsets } = index.departures;
  const end = offsets[trip + 1]!;
  let cheapest: number | null = null;
  let lowest = NEVER;
  for (let at = calendar.firsts[trip]!; at < end; at += 1) {
    const day = days[at]!;
    if (day > filter.to) break;
    if (
      isAsked(filter, day, guaranteed[at]!) &&
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

/** Whether some departure matches of a trip that has one on the asked days; cheap answers first. */
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
    if (cheapest >= filter.lowest && dearest <= filter.highest) return true;
    if (!filter.hasDays && (cheapest >= filter.lowest || dearest <= filter.highest)) return true;
  }
  return nextMatching(index, calendar, filter, trip) !== NEVER;
}
