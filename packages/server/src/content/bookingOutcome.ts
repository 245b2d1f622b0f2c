import { bookingAnswer, bookingTerms, departure } from "@gratweg/contracts";
import { z } from "zod";

const refusal = { seatsLeft: z.int().min(0), alternatives: z.array(departure) };

/** How the content system decided about a booking; all but `booked` and `held` changed nothing. */
export const bookingOutcome = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("booked"), booking: bookingAnswer }),
  /** A link in a mail has to be pressed; until then its seats are kept. */
  z.object({ outcome: z.literal("held"), booking: bookingAnswer }),
  /** Same key, same body: the first answer again. */
  z.object({ outcome: z.literal("replayed"), booking: bookingAnswer }),
  z.object({ outcome: z.literal("key-reused") }),
  z.object({ outcome: z.literal("unknown-departure") }),
  z.object({ outcome: z.literal("closed"), ...refusal }),
  z.object({ outcome: z.literal("past"), ...refusal }),
  z.object({ outcome: z.literal("sold-out"), ...refusal }),
  z.object({ outcome: z.literal("price-changed"), totalCents: z.int().min(0), terms: bookingTerms }),
  z.object({ outcome: z.literal("form-sheet-changed"), terms: bookingTerms }),
  /** Of one e-mail address. */
  z.object({ outcome: z.literal("too-many-bookings") }),
  /** Refuses an e-mail address that nobody has proven. */
  z.object({ outcome: z.literal("too-many-holds") }),
  /** Tells how long until the first hold of the departure ends. */
  z.object({ outcome: z.literal("departure-held"), minutes: z.int().min(1) }),
]);
export type BookingOutcome = z.infer<typeof bookingOutcome>;

/** What a hold's link leads to; `held`: it can be pressed. */
export const proofOutcome = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.enum(["held", "confirmed", "expired", "cancelled", "closed"]),
    booking: bookingAnswer,
  }),
  z.object({ outcome: z.literal("unknown") }),
]);
export type ProofOutcome = z.infer<typeof proofOutcome>;
