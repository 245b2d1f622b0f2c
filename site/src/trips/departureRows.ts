import type { Departure } from "@gratweg/contracts";
import type { TripDeparture } from "@gratweg/design-system";
import type { Departures } from "./useDepartures";

/** Rows for calendar and list. Seats are told only when the server has said them: a static page cannot know. */
export function departureRows(
  { departures, state }: Pick<Departures, "departures" | "state">,
  href: (departure: Departure) => string,
): TripDeparture[] {
  return departures.map((departure) => ({
    number: departure.number,
    startDate: departure.startDate,
    endDate: departure.endDate,
    priceCents: departure.price.amount,
    singleSupplementCents: departure.singleSupplement.amount,
    guaranteed: departure.guaranteed,
    seatsLeft: state === "live" ? departure.seatsLeft : undefined,
    href: href(departure),
  }));
}
