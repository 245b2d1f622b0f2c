import { formatDate, formatShortRange } from "../../format/formatDate";
import { bookingMicrocopy } from "../../microcopy/bookingMicrocopy";
import { dayBefore, type CancellationSpan } from "./cancellationModel";

const texts = bookingMicrocopy.cancellation;

export interface SpanWords {
  /** In days before the start. */
  days: string;
  /** In days of the calendar. */
  dates?: string;
}

export function spanWords({ from, to }: CancellationSpan, isFirst: boolean, startDate?: string): SpanWords {
  if (to === null) return { days: texts.onStart, dates: startDate && formatDate(startDate) };
  const day = (days: number) => formatDate(dayBefore(startDate ?? "", days));
  if (isFirst) return { days: texts.untilDays(to), dates: startDate && texts.until(day(to)) };
  if (from === null || from === to) return { days: texts.oneDay(to), dates: startDate && day(to) };
  return {
    days: texts.betweenDays(from, to),
    dates: startDate && formatShortRange(dayBefore(startDate, from), dayBefore(startDate, to)),
  };
}

export function percentWords(percent: number): string {
  return percent === 0 ? texts.free : texts.percent(percent);
}
