import { formatDate } from "../../format/formatDate";
import { bookingMicrocopy } from "../../microcopy/bookingMicrocopy";
import { dayBefore, type CancellationSpan } from "./cancellationModel";

const texts = bookingMicrocopy.cancellation;

/** When a span holds, in days before the start and, with a start, in days of the calendar. */
export function timeOf(
  { from, to }: CancellationSpan,
  index: number,
  startDate?: string,
): { days: string; dates?: string } {
  if (from === null || to === null) {
    return { days: texts.onStart, dates: startDate && texts.from(startDate) };
  }
  const day = (days: number) => (startDate ? dayBefore(startDate, days) : "");
  if (index === 0) return { days: texts.untilDays(to), dates: startDate && texts.until(day(to)) };
  return {
    days: from === to ? texts.oneDay(from) : texts.betweenDays(from, to),
    dates:
      startDate &&
      (from === to ? formatDate(day(from)) : `${formatDate(day(from))} bis ${formatDate(day(to))}`),
  };
}
