import { bookingTermsAnswer } from "@gratweg/contracts";
import type { BookingSource } from "../ports";
import { bookingOutcome, proofOutcome } from "./bookingOutcome";
import { readAnswer } from "./contentSystem";
import { internalCalls } from "./contentSystemCalls";

/** The content system's internal routes, which the server alone may call. */
export function createBookingSystem(
  origin: string,
  secret: string,
  request: typeof fetch = fetch,
): BookingSource {
  const ask = internalCalls(origin, secret, request);

  return {
    async terms(trip, departure, context, isMember = false) {
      const query = isMember ? "?member=1" : "";
      const response = await ask(`booking-terms/${trip}/${departure}${query}`, context);
      if (response.status === 404) return undefined;
      return (await readAnswer(response, bookingTermsAnswer)).data;
    },
    async book({ isProven, ...order }, context) {
      const body = isProven ? order : { ...order, isGuest: true };
      return readAnswer(await ask("bookings", context, body), bookingOutcome);
    },
    prove: async (link, context) => readAnswer(await ask("bookings/prove", context, link), proofOutcome),
  };
}
