import { bookingTermsAnswer } from "@gratweg/contracts";
import type { BookingSource, CallerContext } from "../ports";
import { bookingOutcome } from "./bookingOutcome";
import { readAnswer } from "./contentSystem";

/** The content system's internal routes, which the server alone may call. */
export function createBookingSystem(
  origin: string,
  secret: string,
  request: typeof fetch = fetch,
): BookingSource {
  const ask = (path: string, { signal, clientAddress }: CallerContext, body?: object): Promise<Response> =>
    request(`${origin}/api/internal/${path}`, {
      signal,
      redirect: "error",
      headers: {
        accept: "application/json",
        authorization: `Bearer ${secret}`,
        "x-forwarded-for": clientAddress,
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
    });

  return {
    async terms(trip, departure, context) {
      const response = await ask(`booking-terms/${trip}/${departure}`, context);
      if (response.status === 404) return undefined;
      return (await readAnswer(response, bookingTermsAnswer)).data;
    },
    book: async (order, context) => readAnswer(await ask("bookings", context, order), bookingOutcome),
  };
}
