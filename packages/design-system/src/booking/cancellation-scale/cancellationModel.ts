import { parseDay } from "../../format/calendarDay";

export interface CancellationStep {
  /** The step holds from this many days before the start on; null: on the day of the start and no-show. */
  daysBefore: number | null;
  /** Of the trip's price. */
  percent: number;
}

/** A step with its end: `from` and `to` are days before the start, both included. */
export interface CancellationSpan {
  /** Null: the day of the start and no-show. */
  from: number | null;
  /** Null: up to the start and no-show. */
  to: number | null;
  percent: number;
}

/** Steps in the order of time, each up to the day before the next one. */
export function spansOf(steps: readonly CancellationStep[]): CancellationSpan[] {
  const ordered = steps
    // The day of the start is written both ways; no-show, the stricter of the two, then stands for both.
    .filter(({ daysBefore }) => daysBefore !== 0 || !steps.some((step) => step.daysBefore === null))
    .map(({ daysBefore, percent }) => ({ from: daysBefore || null, percent }))
    .sort((a, b) => (b.from ?? 0) - (a.from ?? 0));
  return ordered.map((step, index) => {
    const next = ordered[index + 1];
    return { ...step, to: step.from === null || !next ? null : (next.from ?? 0) + 1 };
  });
}

/** `YYYY-MM-DD` that lies so many days, a century at most, before `day`. */
export function dayBefore(day: string, days: number): string {
  const parts = parseDay(day);
  if (!parts) return day;
  return new Date(Date.UTC(parts.year, parts.month - 1, parts.day - Math.min(days, 36_500)))
    .toISOString()
    .slice(0, 10);
}
