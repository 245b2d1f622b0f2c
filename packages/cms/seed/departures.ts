import type { DepartureRule, DepartureSeed, TourSeed } from "./types";

/** How far ahead departures are offered, and how many of one tour at most. */
export const HORIZON_MONTHS = 18;
const MOST_DEPARTURES = 6;
/** The first year whose departures end in 01, 02, …; any fixed year would do. */
const FIRST_YEAR = 2027;
const DAY_MS = 86_400_000;

type Source = Pick<TourSeed, "number" | "days" | "departurePlan">;

function parseDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function formatDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export function addDays(day: string, count: number): string {
  return formatDay(new Date(parseDay(day).getTime() + count * DAY_MS));
}

/** The same day of a later month, or that month's last day when it is shorter. */
export function addMonths(day: string, count: number): string {
  const date = parseDay(day);
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count + 1, 0));
  target.setUTCDate(Math.min(date.getUTCDate(), target.getUTCDate()));
  return formatDay(target);
}

/** The n-th Saturday or Sunday of the rule's month. */
function startIn(year: number, rule: DepartureRule): string {
  const weekday = rule.weekday === "saturday" ? 6 : 0;
  const first = new Date(Date.UTC(year, rule.month - 1, 1));
  const offset = (weekday - first.getUTCDay() + 7) % 7;
  return formatDay(new Date(first.getTime() + (offset + (rule.week - 1) * 7) * DAY_MS));
}

/**
 * A rule's departure has the same number whatever the day of seeding is: it is counted from FIRST_YEAR. Two digits hold at least
 * sixteen years; only then does a number come round again, when its first bearer is long past.
 */
function numberOf(tour: Source, index: number, year: number): number {
  const perYear = tour.departurePlan.rules.length;
  const cycle = Math.floor(99 / perYear) * perYear;
  const slot = (year - FIRST_YEAR) * perYear + index;
  return tour.number * 100 + (((slot % cycle) + cycle) % cycle) + 1;
}

/** The tour's departures that start after `today` (YYYY-MM-DD) and within the horizon, earliest first. */
export function departuresFor(tour: Source, today: string): DepartureSeed[] {
  const { rules, singleSupplementCents, capacity, minimumParticipants } = tour.departurePlan;
  const thisYear = parseDay(today).getUTCFullYear();
  const limit = addMonths(today, HORIZON_MONTHS);
  return [thisYear, thisYear + 1, thisYear + 2]
    .flatMap((year) =>
      rules.map((rule, index): DepartureSeed => {
        const startDate = startIn(year, rule);
        return {
          number: numberOf(tour, index, year),
          tour: tour.number,
          startDate,
          endDate: addDays(startDate, tour.days.length - 1),
          priceCents: rule.priceCents,
          singleSupplementCents,
          capacity,
          minimumParticipants,
          guaranteed: rule.guaranteed ?? false,
          state: "open",
        };
      }),
    )
    .filter(({ startDate }) => startDate > today && startDate <= limit)
    .sort((a, b) => a.startDate.localeCompare(b.startDate))
    .slice(0, MOST_DEPARTURES);
}
