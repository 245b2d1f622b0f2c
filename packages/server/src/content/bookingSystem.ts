import { bookingTermsAnswer } from "@gratweg/contracts";
import type { BookingSource } from "../ports";
import { bookingOutcome } from "./bookingOutcome";
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
    book: async (order, context) => readAnswer(await ask("bookings", context, order), bookingOutcome),
  };
}
