import { moved } from "./bookingChanges";
import type { BookingContext, BookingFailureShown } from "./bookingContext";
import { bodyToSend, fingerprintOf, stepOfField } from "./bookingDraft";
import type { BookingFailure, BookingRefusal } from "./BookingError";
import { BOOKING_STEPS } from "./bookingSteps";

type Change = Partial<BookingContext>;

const MAX_AUTOMATIC_RETRIES = 3;
/** Who has to wait longer is told so and tries again by hand. */
const LONGEST_AUTOMATIC_WAIT_SECONDS = 60;
const WAIT_AFTER_REFUSAL_SECONDS = 60;

/** The departure as a refusal describes it. */
export function refused(
  context: BookingContext,
  reason: "soldOut" | "closed" | "past",
  { seatsLeft, alternatives }: BookingRefusal,
): Change {
  const { terms } = context;
  // A few seats may be left, only not enough: then fewer travellers can go.
  const availability = reason === "soldOut" && seatsLeft > 0 ? "open" : reason;
  return {
    conflict: { reason, seatsLeft, alternatives },
    terms: terms && { ...terms, availability, alternatives, departure: { ...terms.departure, seatsLeft } },
  };
}

/** The attempt that goes out now: from here on nobody knows whether it was booked, until an answer says so. */
export function sent(context: BookingContext): Change {
  const { submission } = context;
  if (!submission) return {};
  const body = bodyToSend(context);
  return {
    wasUnclear: submission.isUnclear,
    issues: [],
    notice: null,
    failure: null,
    submission: {
      key: submission.key,
      fingerprint: fingerprintOf(body),
      departure: body.departure,
      formSheetVersion: body.formSheetVersion,
      expectedCents: body.expectedTotal.amount,
      isUnclear: true,
    },
  };
}

/** The server answered that this attempt was not booked. `wasUnclear`: an earlier one under the same key may have been. */
export function settled({ submission }: BookingContext, isUnclear: boolean): Change {
  return { submission: submission && { ...submission, isUnclear } };
}

export function complained(
  context: BookingContext,
  issues: ReadonlyArray<{ field: string; message: string }>,
): Change {
  const ordered = [...issues].sort((one, other) => orderOf(one.field) - orderOf(other.field));
  return {
    ...moved(context, stepOfField(ordered[0]?.field ?? "")),
    issues: ordered.map(({ field, message }) => ({ field, code: "server", message })),
    issueRounds: context.issueRounds + 1,
  };
}

function orderOf(field: string): number {
  return BOOKING_STEPS.indexOf(stepOfField(field));
}

/** `retryInSeconds` is null where nothing happens by itself. */
export function failed(failure: BookingFailure, retries: number): BookingFailureShown {
  switch (failure.reason) {
    case "tooMany":
    case "departureHeld":
      return {
        reason: failure.reason,
        retryInSeconds: failure.retryAfterSeconds ?? WAIT_AFTER_REFUSAL_SECONDS,
      };
    case "timeout":
      return { reason: "timeout", retryInSeconds: automaticWait(null, retries) };
    case "unavailable":
      return { reason: "unavailable", retryInSeconds: automaticWait(failure.retryAfterSeconds, retries) };
    default:
      return { reason: "unknown", retryInSeconds: null };
  }
}

function automaticWait(retryAfterSeconds: number | null, retries: number): number | null {
  const seconds = retryAfterSeconds ?? 2 ** (retries + 1);
  return retries < MAX_AUTOMATIC_RETRIES && seconds <= LONGEST_AUTOMATIC_WAIT_SECONDS ? seconds : null;
}
