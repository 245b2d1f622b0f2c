import {
  PROBLEM_TYPES,
  type BookingConflict,
  type BookingFormSheetChanged,
  type BookingPriceChanged,
  type BookingTerms,
  type Departure,
  type Problem,
} from "@gratweg/contracts";
import { makeProblem } from "../../http/problems";
import { microcopy } from "../../microcopy";

interface Refusal {
  seatsLeft: number;
  alternatives: Departure[];
}
type Issues = NonNullable<Problem["issues"]>;

const { booking: texts } = microcopy;

/** Every way in which a booking is not confirmed. */
export const bookingProblems = {
  keyMissing: () =>
    makeProblem(400, PROBLEM_TYPES.idempotencyKeyMissing, "Idempotency key missing", texts.keyMissing),
  noObject: () => makeProblem(400, PROBLEM_TYPES.badRequest, "Bad request", texts.noObject),
  unknownDeparture: () =>
    makeProblem(404, PROBLEM_TYPES.notFound, "Departure not found", microcopy.departureNotFound),
  invalid: (issues: Issues) =>
    makeProblem(422, PROBLEM_TYPES.invalidBooking, "Invalid booking", texts.invalid(issues.length), issues),
  tooManySeats: (issues: Issues) =>
    makeProblem(422, PROBLEM_TYPES.tooManySeats, "Too many seats", texts.tooManySeats, issues),
  keyReused: () =>
    makeProblem(422, PROBLEM_TYPES.idempotencyKeyReused, "Idempotency key reused", texts.keyReused),
  soldOut: ({ seatsLeft, alternatives }: Refusal, wanted: number): BookingConflict => ({
    ...makeProblem(
      409,
      PROBLEM_TYPES.soldOut,
      "Sold out",
      texts.soldOut(seatsLeft, wanted, alternatives.length),
    ),
    seatsLeft,
    alternatives,
  }),
  closed: ({ seatsLeft, alternatives }: Refusal): BookingConflict => ({
    ...makeProblem(409, PROBLEM_TYPES.departureClosed, "Departure closed", texts.closed(alternatives.length)),
    seatsLeft,
    alternatives,
  }),
  past: ({ seatsLeft, alternatives }: Refusal): BookingConflict => ({
    ...makeProblem(409, PROBLEM_TYPES.departurePast, "Departure past", texts.past(alternatives.length)),
    seatsLeft,
    alternatives,
  }),
  priceChanged: (before: number, now: number, terms: BookingTerms): BookingPriceChanged => ({
    ...makeProblem(409, PROBLEM_TYPES.priceChanged, "Price changed", texts.priceChanged(before, now)),
    total: { amount: now, currency: "EUR" },
    terms,
  }),
  formSheetChanged: (terms: BookingTerms): BookingFormSheetChanged => ({
    ...makeProblem(409, PROBLEM_TYPES.formSheetChanged, "Form sheet changed", texts.formSheetChanged),
    terms,
  }),
  tooManyFromAddress: () => tooMany(texts.tooManyFromAddress),
  tooManyForEmail: () => tooMany(texts.tooManyForEmail),
  tooManyHolds: () =>
    makeProblem(429, PROBLEM_TYPES.tooManyHolds, "Too many unconfirmed bookings", texts.tooManyHolds),
  departureHeld: (minutes: number) =>
    makeProblem(409, PROBLEM_TYPES.departureHeld, "Departure held", texts.departureHeld(minutes)),
  unavailable: () => unavailable(texts.unavailable),
  busy: () => unavailable(texts.busy),
  termsUnavailable: () => unavailable(microcopy.termsUnavailable),
};

function tooMany(detail: string): Problem {
  return makeProblem(429, PROBLEM_TYPES.tooManyRequests, "Too many bookings", detail);
}

function unavailable(detail: string): Problem {
  return makeProblem(503, PROBLEM_TYPES.bookingUnavailable, "Booking unavailable", detail);
}

/** The same refusal, read from a departure's terms; undefined while the wanted seats can be booked. */
export function refusalByTerms(terms: BookingTerms, wanted: number): BookingConflict | undefined {
  const { availability, alternatives, departure } = terms;
  const refusal = { seatsLeft: departure.seatsLeft, alternatives };
  if (availability === "closed") return bookingProblems.closed(refusal);
  if (availability === "past") return bookingProblems.past(refusal);
  return availability === "soldOut" || departure.seatsLeft < wanted
    ? bookingProblems.soldOut(refusal, wanted)
    : undefined;
}
