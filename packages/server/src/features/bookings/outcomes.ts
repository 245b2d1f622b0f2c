import type { BookingAnswer } from "@gratweg/contracts";
import { ProblemError } from "../../http/problems";
import type { BookingOutcome, TidyBooking } from "../../ports";
import { bookingProblems } from "./bookingProblems";

export interface Booked {
  booking: BookingAnswer;
  /** The first answer again. */
  replayed: boolean;
}

/** Within the 24 hours that one address' seats are counted for, an hour is a fair time to come back. */
const EMAIL_RETRY_AFTER = { "retry-after": "3600" };

/** Holds count for a day; the first of them may be confirmed or run out much sooner. */
const HOLD_RETRY_AFTER = { "retry-after": "1800" };

/** A confirmed or held booking, or the problem that the decision is for whoever wanted to book. */
export function answerOf(outcome: BookingOutcome, request: TidyBooking): Booked {
  switch (outcome.outcome) {
    case "booked":
    case "held":
      return { booking: outcome.booking, replayed: false };
    case "replayed":
      return { booking: outcome.booking, replayed: true };
    case "key-reused":
      throw new ProblemError(bookingProblems.keyReused());
    case "unknown-departure":
      throw new ProblemError(bookingProblems.unknownDeparture());
    case "closed":
      throw new ProblemError(bookingProblems.closed(outcome));
    case "past":
      throw new ProblemError(bookingProblems.past(outcome));
    case "sold-out":
      throw new ProblemError(bookingProblems.soldOut(outcome, request.travellers.length));
    case "price-changed":
      throw new ProblemError(
        bookingProblems.priceChanged(request.expectedTotal, outcome.totalCents, outcome.terms),
      );
    case "form-sheet-changed":
      throw new ProblemError(bookingProblems.formSheetChanged(outcome.terms));
    case "too-many-bookings":
      throw new ProblemError(bookingProblems.tooManyForEmail(), EMAIL_RETRY_AFTER);
    case "too-many-holds":
      throw new ProblemError(bookingProblems.tooManyHolds(), HOLD_RETRY_AFTER);
    case "departure-held":
      throw new ProblemError(bookingProblems.departureHeld(outcome.minutes), {
        "retry-after": String(outcome.minutes * 60),
      });
  }
}
