import type { Departure } from "@gratweg/contracts";
import type { TripDeparture } from "@gratweg/design-system";

export function tripDeparture(departure: Departure): TripDeparture {
  return {
    number: departure.number,
    startDate: departure.startDate,
    endDate: departure.endDate,
    priceCents: departure.price.amount,
    seatsLeft: departure.seatsLeft,
    guaranteed: departure.guaranteed,
  };
}
