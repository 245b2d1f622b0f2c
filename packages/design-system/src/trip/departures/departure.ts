import { nightsBetween } from "../../format/calendarDay";

export interface TripDeparture {
  number: number;
  /** `YYYY-MM-DD` */
  startDate: string;
  endDate: string;
  /** Total price for each person, in cents; for members theirs. */
  priceCents: number;
  /** What others pay, where `priceCents` is the member price. */
  normalPriceCents?: number;
  singleSupplementCents?: number;
  /** Left out where it is not known: a prerendered page must not promise seats. */
  seatsLeft?: number;
  guaranteed?: boolean;
  state?: "open" | "cancelled";
  /** Where the date is booked; without it the date cannot be chosen. */
  href?: string;
}

export function isBookable(departure: TripDeparture): boolean {
  return departure.state !== "cancelled" && departure.seatsLeft !== 0;
}

/** The bookable date with the lowest price; of equal ones the earliest. */
export function cheapestOf(departures: readonly TripDeparture[]): TripDeparture | undefined {
  return byDate(departures)
    .filter(isBookable)
    .reduce<TripDeparture | undefined>(
      (best, departure) => (best && best.priceCents <= departure.priceCents ? best : departure),
      undefined,
    );
}

export function byDate(departures: readonly TripDeparture[]): TripDeparture[] {
  return [...departures].sort(
    (a, b) => a.startDate.localeCompare(b.startDate) || a.priceCents - b.priceCents,
  );
}

/** Both the first and the last day count as days of travel. */
export function lengthOf(departure: TripDeparture): { days: number; nights: number } {
  const nights = nightsBetween(departure.startDate, departure.endDate);
  return { days: nights + 1, nights };
}
