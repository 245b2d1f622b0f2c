import { z } from "zod";
import { bookingAnswer, cancellationStep, money } from "./booking";
import { boundedText } from "./bounded";

export const TRIP_DOCUMENTS = ["confirmation", "form-sheet", "calendar"] as const;

export const myBooking = bookingAnswer.omit({ heldUntil: true }).extend({
  state: z.enum(["confirmed", "cancelled"]),
  cancelledAt: z.iso.datetime().nullable(),
  /** Whom to ask about the trip. */
  organiser: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  travellers: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
  /** What stepping back costs today, in percent of the trip's price without insurance; null: cancelled or begun. */
  cancellation: z
    .object({
      steps: z.array(cancellationStep),
      tripPrice: money,
      percent: cancellationStep.shape.percent,
      fee: money,
    })
    .nullable(),
  /** What was asked for last, until the booking desk has decided. `fee`: of a cancellation, as of that day. */
  request: z
    .object({ kind: z.enum(["cancellation", "change"]), askedAt: z.iso.datetime(), fee: money.nullable() })
    .nullable(),
  /** Each at `GET /api/bookings/{number}/documents/{kind}`, with the bearer: HTML to print, and the calendar as ICS. */
  documents: z.array(z.object({ kind: z.enum(TRIP_DOCUMENTS), title: z.string(), mediaType: z.string() })),
});
export type MyBooking = z.infer<typeof myBooking>;

/** Answer of `GET /api/bookings`: the account's own, soonest start first, past and cancelled ones behind. */
export const myBookingsAnswer = z.object({ data: z.array(myBooking) });
export const myBookingAnswer = z.object({ data: myBooking });

/** `POST /api/bookings/{number}/requests`. What is open already stays as it is; a cancellation overtakes a change. */
export const changeRequest = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("cancellation") }),
  z.object({ kind: z.literal("change"), message: boundedText(1000) }),
]);
export type ChangeRequest = z.infer<typeof changeRequest>;
