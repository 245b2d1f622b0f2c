import type { BookingTerms, Departure } from "@gratweg/contracts";

/**
 * Why terms could not be loaded or a booking was not confirmed. After `offline`, `timeout`, `unavailable` and `unknown` nobody
 * knows whether the booking was stored; after the others it was not.
 */
export type BookingErrorReason = keyof BookingErrorPayloads;

export interface BookingRefusal {
  seatsLeft: number;
  alternatives: Departure[];
}

export interface BookingErrorPayloads {
  /** The device has no connection. */
  offline: object;
  timeout: object;
  /** The server or what is behind it is away; it may say for how long. */
  unavailable: { retryAfterSeconds: number | null };
  /** No such trip or departure; of terms only. */
  notFound: object;
  soldOut: BookingRefusal;
  closed: BookingRefusal;
  past: BookingRefusal;
  priceChanged: { terms: BookingTerms };
  formSheetChanged: { terms: BookingTerms };
  /** German messages for single fields, named as in `BookingEntries`. */
  invalid: { issues: Array<{ field: string; message: string }> };
  tooMany: { retryAfterSeconds: number | null };
  /** Others hold so many seats of the departure that it takes this long, or a sign-in. */
  departureHeld: { retryAfterSeconds: number | null };
  /** The key already belongs to a booking with another body. */
  keyReused: object;
  unknown: object;
}

/** What went wrong, as data. */
export type BookingFailure = {
  [Reason in BookingErrorReason]: { reason: Reason } & BookingErrorPayloads[Reason];
}[BookingErrorReason];

/** The only error that `loadTerms` and `submitBooking` should reject with. */
export class BookingError extends Error {
  override readonly name = "BookingError";
  readonly failure: BookingFailure;

  constructor(failure: BookingFailure, options?: ErrorOptions) {
    super(`Booking: ${failure.reason}`, options);
    this.failure = failure;
  }

  get reason(): BookingErrorReason {
    return this.failure.reason;
  }
}

/** Anything else that was thrown counts as `unknown`. */
export function failureOf(error: unknown): BookingFailure {
  return error instanceof BookingError ? error.failure : { reason: "unknown" };
}
