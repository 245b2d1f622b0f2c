import { z } from "zod";
import { bookingAnswer } from "./booking";

export const TRIP_DOCUMENTS = ["confirmation", "form-sheet", "calendar"] as const;

export const myBooking = bookingAnswer.omit({ heldUntil: true }).extend({
  state: z.enum(["confirmed", "cancelled"]),
  cancelledAt: z.iso.datetime().nullable(),
  /** Whom to ask about the trip. */
  organiser: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  travellers: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
  /** Each at `GET /api/bookings/{number}/documents/{kind}`, with the bearer: HTML to print, and the calendar as ICS. */
  documents: z.array(z.object({ kind: z.enum(TRIP_DOCUMENTS), title: z.string(), mediaType: z.string() })),
});
export type MyBooking = z.infer<typeof myBooking>;

/** Answer of `GET /api/bookings`: the account's own, soonest start first, past and cancelled ones behind. */
export const myBookingsAnswer = z.object({ data: z.array(myBooking) });
export const myBookingAnswer = z.object({ data: myBooking });
