import { monthAfter } from "../../format/calendarDay";
import { byDate, type TripDeparture } from "../departures/departure";

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
