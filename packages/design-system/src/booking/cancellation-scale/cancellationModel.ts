import { parseDay } from "../../format/calendarDay";

export interface CancellationStep {
  /** The step holds from this many days before the start on; null: on the day of the start and no-show. */
  daysBefore: number | null;
  /** Of the trip's price. */
  percent: number;
}

/** A step with its end: `from` and `to` are days before the start, both included. */
export interface CancellationSpan {
  /** Null: from any time before. */
  from: number | null;
  /** Null: the day of the start and no-show. */
  to: number | null;
  percent: number;
}

/**
 * Steps in the order of time, each with its last day. A first step far from the start (or none) begins at the booking: before
 * the first limit nothing cheaper exists.
 */
export function spansOf(steps: readonly CancellationStep[]): CancellationSpan[] {
  const ordered = [...steps].sort((a, b) => (b.daysBefore ?? -1) - (a.daysBefore ?? -1));
  return ordered.map((step, index) => {
    const next = ordered[index + 1];
    const to = step.daysBefore === null ? null : next ? (next.daysBefore ?? 0) + 1 : 1;
    return { from: step.daysBefore, to, percent: step.percent };
  });
}

/** `YYYY-MM-DD` that lies so many days before `day`. */
export function dayBefore(day: string, days: number): string {
  const parts = parseDay(day);
  if (!parts) return day;
  return new Date(Date.UTC(parts.year, parts.month - 1, parts.day - days)).toISOString().slice(0, 10);
}
