import type { BookingTerms } from "@gratweg/contracts";
import type { BookingEntries, Traveller } from "@gratweg/contracts/booking-rules";
import type { BookingContext, BookingFailureShown, BookingInput, BookingNotice } from "./bookingContext";
import {
  bodyToSend,
  emptyEntries,
  emptyTraveller,
  fingerprintOf,
  fittingEntries,
  isUnclearHere,
  priceOf,
  reachableStep,
  stepIssues,
  stepOfField,
} from "./bookingDraft";
import type { BookingFailure, BookingRefusal } from "./BookingError";
import { BOOKING_STEPS, type BookingStep } from "./bookingSteps";

type Change = Partial<BookingContext>;

export const MAX_AUTOMATIC_RETRIES = 3;
/** Who has to wait longer is told so and tries again by hand. */
export const LONGEST_AUTOMATIC_WAIT_SECONDS = 60;
const WAIT_AFTER_TOO_MANY_SECONDS = 60;

export function startContext({ trip, departure, step = null }: BookingInput): BookingContext {
  return {
    trip,
    departure,
    wantedStep: step,
    today: "",
    terms: null,
    entries: emptyEntries(),
    formSheetSeen: null,
    step: step ?? "departure",
    submission: null,
    issues: [],
    issueRounds: 0,
    notice: null,
    unavailableReason: null,
    conflict: null,
    priceChange: null,
    failure: null,
    retries: 0,
    wasUnclear: false,
    isConnected: true,
    answer: null,
  };
}

/** Issues of fields that have changed are no longer shown; a marked price was that of other entries. */
export function entered(context: BookingContext, patch: Partial<BookingEntries>): Change {
  const entries = fittingEntries({ ...context.entries, ...patch }, context.terms);
  const changed = (field: string) => valueAt(entries, field) !== valueAt(context.entries, field);
  return {
    entries,
    issues: context.issues.filter(({ field }) => field !== "travellers" && !changed(field)),
    priceChange: null,
  };
}

export function withTraveller(
  entries: BookingEntries,
  index: number,
  patch: Partial<Traveller>,
): Traveller[] {
  return entries.travellers.map((traveller, at) => (at === index ? { ...traveller, ...patch } : traveller));
}

export function oneMoreTraveller(entries: BookingEntries): Traveller[] {
  return [...entries.travellers, emptyTraveller()];
}

/** Issues carry places, and those behind the one who leaves move up: all of travellers' go. */
export function withoutTraveller(context: BookingContext, index: number): Change {
  const travellers = context.entries.travellers.filter((_, at) => at !== index);
  const issues = context.issues.filter(({ field }) => stepOfField(field) !== "travellers");
  return entered({ ...context, issues }, { travellers });
}

function valueAt(entries: BookingEntries, field: string): unknown {
  return field
    .split(".")
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], entries);
}

/** What the server found in other steps stays until it was seen there. */
export function moved({ issues, step: left }: BookingContext, step: BookingStep): Change {
  const unseen = issues.filter(({ code, field }) => code === "server" && stepOfField(field) !== left);
  return { step, issues: unseen, conflict: null, failure: null };
}

/** To the step, or to the first before it with something to do; too many travellers for the seats are shown at once. */
export function arrived(context: BookingContext, wanted: BookingStep): Change {
  const step = reachableStep(context, wanted);
  const change = moved(context, step);
  const seats = stepIssues(context, step).filter(({ code }) => code === "seats");
  return {
    ...change,
    issues: [...seats, ...(change.issues ?? [])],
    issueRounds: context.issueRounds + (seats.length > 0 ? 1 : 0),
  };
}

/** To the first step with something to correct up to `last`, which shows it; to `last` where there is nothing. */
export function corrected(context: BookingContext, last: BookingStep): Change {
  const step = reachableStep(context, last);
  return { ...moved(context, step), issues: stepIssues(context, step), issueRounds: context.issueRounds + 1 };
}

/** That something has been booked already is more important than anything else. */
function notice({ notice: present }: BookingContext, other: BookingNotice): BookingNotice {
  return present === "keyReused" ? present : other;
}

export function switched(context: BookingContext, departure: number, step: BookingStep): Change {
  const isRescued = context.conflict !== null;
  return {
    ...moved(context, step),
    departure,
    wantedStep: isRescued ? "check" : step,
    notice: isRescued ? notice(context, "departureSwitched") : context.notice,
    priceChange: null,
    unavailableReason: null,
  };
}

/** New terms for the same entries. A form sheet that was not acknowledged yet has to be. */
export function withTerms(context: BookingContext, terms: BookingTerms, today: string): BookingContext {
  const { formSheetSeen } = context;
  const isSheetNew = formSheetSeen !== null && formSheetSeen !== terms.formSheet.version;
  return {
    ...context,
    terms,
    today,
    entries: fittingEntries(context.entries, terms),
    formSheetSeen: isSheetNew ? null : formSheetSeen,
    notice: isSheetNew ? notice(context, "formSheetChanged") : context.notice,
    unavailableReason: null,
  };
}

/** The form with its terms, at the step that was asked for or the first one before it with something to do. */
export function opened(context: BookingContext, terms: BookingTerms, today: string): BookingContext {
  const next = withTerms(context, terms, today);
  const isPending = isUnclearHere(next);
  return {
    ...next,
    ...arrived(next, isPending ? "check" : (context.wantedStep ?? context.step)),
    notice: isPending ? notice(next, "pending") : next.notice,
    wantedStep: null,
  };
}

/** The same entries under new terms, with the old price beside the new one. */
export function repriced(context: BookingContext, terms: BookingTerms): BookingContext {
  const next = withTerms(context, terms, context.today);
  const beforeCents = context.submission?.expectedCents ?? priceOf(context)?.totalCents ?? 0;
  const nowCents = priceOf(next)?.totalCents ?? beforeCents;
  return { ...next, priceChange: beforeCents === nowCents ? null : { beforeCents, nowCents } };
}

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
      return {
        reason: "tooMany",
        retryInSeconds: failure.retryAfterSeconds ?? WAIT_AFTER_TOO_MANY_SECONDS,
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
