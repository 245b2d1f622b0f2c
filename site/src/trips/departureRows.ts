import { paths } from "@gratweg/contracts/routes";
import type { TripDeparture } from "@gratweg/design-system";
import { shownPrice } from "./shownPrice";
import type { Departures } from "./useDepartures";

/**
 * Rows for calendar and list, the soonest first, each leading to its booking. Seats are told only when the server has said
 * them: a static page cannot know. Without them every date can be chosen; the booking itself asks again.
 */
export function departureRows(
  { departures, state }: Pick<Departures, "departures" | "state">,
  trip: { number: number; slug: string },
): TripDeparture[] {
  return departures.map((departure) => {
    const { number, startDate, endDate, singleSupplement, guaranteed, seatsLeft } = departure;
    const seats = state === "live" ? seatsLeft : undefined;
    return {
      number,
      startDate,
      endDate,
      ...shownPrice(departure),
      singleSupplementCents: singleSupplement.amount,
      guaranteed,
      seatsLeft: seats,
      href: seats === 0 ? undefined : paths.booking(trip.number, trip.slug, number),
    };
  });
}
