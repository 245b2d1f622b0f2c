import type { Departure } from "@gratweg/contracts";
import type { TripDeparture } from "@gratweg/design-system";
import { payableCents } from "@gratweg/contracts/booking-rules";

/** What whoever looks has to pay; to members, with what others pay beside it. */
export function shownPrice(
  departure: Pick<Departure, "price" | "memberPrice">,
): Pick<TripDeparture, "priceCents" | "normalPriceCents"> {
  const { price, memberPrice } = departure;
  return {
    priceCents: payableCents(departure),
    ...(memberPrice ? { normalPriceCents: price.amount } : {}),
  };
}
