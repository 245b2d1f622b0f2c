import { monthAfter } from "../../format/calendarDay";
import { byDate, isBookable, type TripDeparture } from "../departures/departure";

export interface CalendarMonth {
  /** `YYYY-MM` */
  month: string;
  departures: TripDeparture[];
}

/** `count` months from that of `today` on, each with its departures; earlier and later ones are left out. */
export function calendarMonths(
  departures: readonly TripDeparture[],
  today: string,
  count: number,
): CalendarMonth[] {
  const upcoming = byDate(departures).filter((departure) => departure.startDate >= today);
  return Array.from({ length: count }, (_, index) => {
    const month = monthAfter(today, index);
    return { month, departures: upcoming.filter((departure) => departure.startDate.startsWith(month)) };
  });
}

/** Where a price lies between the lowest and the highest bookable one: 0 to 1; 0 when all are equal. */
export function priceShare(departure: TripDeparture, departures: readonly TripDeparture[]): number {
  const prices = departures.filter(isBookable).map((other) => other.priceCents);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  if (!(high > low)) return 0;
  return Math.min(Math.max((departure.priceCents - low) / (high - low), 0), 1);
}
