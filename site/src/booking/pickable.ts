import type { BookingTerms, Departure } from "@gratweg/contracts";
import type { TripDeparture } from "@gratweg/design-system";
import { shownPrice } from "../trips/shownPrice";

/** Dates to choose from, the asked one among them even when it cannot be booked. */
export function pickableDepartures({
  departure,
  alternatives,
  availability,
}: Pick<BookingTerms, "departure" | "alternatives" | "availability">): TripDeparture[] {
  const isGone = availability === "closed" || availability === "past";
  return [
    { ...tripDeparture(departure), ...(isGone ? { state: "cancelled" as const } : {}) },
    ...alternatives.filter(({ number }) => number !== departure.number).map(tripDeparture),
  ];
}

export function tripDeparture(departure: Departure): TripDeparture {
  return {
    number: departure.number,
    startDate: departure.startDate,
    endDate: departure.endDate,
    ...shownPrice(departure),
    singleSupplementCents: departure.singleSupplement.amount,
    seatsLeft: departure.seatsLeft,
    guaranteed: departure.guaranteed,
  };
}
