import { type CalendarDay, parseDay } from "../format/calendarDay";
import { formatDate } from "../format/formatDate";
import type { DatePickerTexts } from "../microcopy/datePickerMicrocopy";

export interface DayLimits {
  /** First and last day that may be chosen, `YYYY-MM-DD`. */
  min?: CalendarDay;
  max?: CalendarDay;
  /**
   * Why a day cannot be chosen („Die Hütten haben geschlossen.“), nothing for a day that can. Asked for each day in sight, so
   * it has to be cheap; the reason is shown and read aloud when the day is reached.
   */
  unavailable?: (day: CalendarDay) => string | null | undefined;
}

/** What is wrong with a chosen day, in words for the visitor; null for a good one and for none. */
export function dayProblem(day: CalendarDay, limits: DayLimits, texts: DatePickerTexts): string | null {
  if (!day) return null;
  const parts = parseDay(day);
  if (!parts) return texts.notADay;
  if (parts.year < 1000) return texts.shortYear;
  if (limits.min && day < limits.min) return texts.tooEarly(formatDate(limits.min));
  if (limits.max && day > limits.max) return texts.tooLate(formatDate(limits.max));
  const reason = limits.unavailable?.(day);
  return reason ? texts.unavailable(formatDate(day), reason) : null;
}

/** „Wählbar vom … bis …“, for the calendar's foot; nothing without limits. */
export function limitsInWords({ min, max }: DayLimits, texts: DatePickerTexts): string | null {
  if (min && max) return texts.selectable(formatDate(min), formatDate(max));
  if (min) return texts.selectableFrom(formatDate(min));
  return max ? texts.selectableUntil(formatDate(max)) : null;
}
