/** A line of `content/departures.jsonl`: a departure of 2027, which is repeated on the same Saturday or Sunday of that month in every year. */
export interface YearlyDeparture {
  number: number;
  /** Slug of a tour. */
  tour: string;
  startDate: string;
  priceCents: number;
  memberPriceCents?: number;
  singleSupplementCents: number;
  guaranteed?: boolean;
}

interface Tour {
  days: readonly unknown[];
  groupSizeMin: number;
  groupSizeMax: number;
}

/** Limits how far ahead departures are offered, and below how many of one tour. */
export const HORIZON_MONTHS = 18;
const MOST_DEPARTURES = 6;
const FIRST_YEAR = 2027;

export function addDays(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Returns the same day of a later month, or that month's last day when it is shorter. */
export function addMonths(day: string, count: number): string {
  const date = new Date(day);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count + 1, 0));
  last.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** Returns the n-th such weekday of the same month in another year. */
function inYear(day: string, year: number): string {
  const date = new Date(day);
  const week = Math.ceil(date.getUTCDate() / 7);
  const first = new Date(Date.UTC(year, date.getUTCMonth(), 1));
  const offset = (date.getUTCDay() - first.getUTCDay() + 7) % 7;
  return addDays(first.toISOString().slice(0, 10), offset + (week - 1) * 7);
}

/**
 * The departures of one tour that start after `today` (YYYY-MM-DD) and within the horizon, earliest first. A departure has the same
 * number whatever `today` is; the two digits come round again after sixteen years or more.
 */
export function departuresFor(tour: Tour, yearly: readonly YearlyDeparture[], today: string) {
  const cycle = Math.floor(99 / yearly.length) * yearly.length;
  const limit = addMonths(today, HORIZON_MONTHS);
  const thisYear = new Date(today).getUTCFullYear();
  return [0, 1, 2]
    .flatMap((later) =>
      yearly.map(({ tour: _tour, guaranteed = false, ...departure }) => {
        const startDate = inYear(departure.startDate, thisYear + later);
        const slot = (departure.number % 100) - 1 + (thisYear + later - FIRST_YEAR) * yearly.length;
        return {
          ...departure,
          number: departure.number - (departure.number % 100) + (((slot % cycle) + cycle) % cycle) + 1,
          startDate,
          endDate: addDays(startDate, tour.days.length - 1),
          capacity: tour.groupSizeMax,
          minimumParticipants: tour.groupSizeMin,
          guaranteed,
          state: "open" as const,
        };
      }),
    )
    .filter(({ startDate }) => startDate > today && startDate <= limit)
    .sort((one, other) => one.startDate.localeCompare(other.startDate))
    .slice(0, MOST_DEPARTURES);
}
