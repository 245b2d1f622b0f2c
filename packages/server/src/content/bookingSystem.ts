import { bookingTermsAnswer } from "@gratweg/contracts";
import type { BookingSource } from "../ports";
import { createHmac } from "node:crypto";
import { addressKey, networkKey } from "../limits/clientAddress";
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
      const guest = isProven ? undefined : guestOf(context.clientAddress);
      const body = { ...order, ...(guest ? { guest } : {}) };
      return readAnswer(await ask("bookings", context, body), bookingOutcome);
    },
    prove: async (link, context) => readAnswer(await ask("bookings/prove", context, link), proofOutcome),
  };

  /** Tells networks and clients apart for a day; nobody without the secret reads an address out of it. */
  function guestOf(clientAddress: string): { network: string; client: string } {
    const hash = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
    return {
      network: hash(`booking-network\n${networkKey(clientAddress)}`),
      client: hash(`booking-client\n${addressKey(clientAddress)}`),
    };
  }
}
