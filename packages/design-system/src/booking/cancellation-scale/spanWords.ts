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

/** The first span holds from the booking on: before it there is nothing to step back from. */
export function spanWords({ from, to }: CancellationSpan, isFirst: boolean, startDate?: string): SpanWords {
  const day = (days: number) => formatDate(dayBefore(startDate ?? "", days));
  if (from === null) return { days: texts.onStart, dates: startDate && formatDate(startDate) };
  if (to === null) {
    return isFirst
      ? { days: texts.always }
      : { days: texts.fromDays(from), dates: startDate && texts.from(day(from)) };
  }
  if (isFirst) return { days: texts.untilDays(to), dates: startDate && texts.until(day(to)) };
  if (from === to) return { days: texts.oneDay(to), dates: startDate && day(to) };
  return {
    days: texts.betweenDays(from, to),
    dates: startDate && formatShortRange(dayBefore(startDate, from), dayBefore(startDate, to)),
  };
}

export function percentWords(percent: number): string {
  return percent === 0 ? texts.free : texts.percent(percent);
}
