import type { BookingTerms } from "@gratweg/contracts";
import type { BookingEntries, Traveller } from "@gratweg/contracts/booking-rules";
import type { BookingContext, BookingInput, BookingNotice, KnownBooker } from "./bookingContext";
import {
  emptyEntries,
  emptyTraveller,
  fittingEntries,
  isUnclearHere,
  priceOf,
  reachableStep,
  stepIssues,
  stepOfField,
} from "./bookingDraft";
import type { BookingStep } from "./bookingSteps";

type Change = Partial<BookingContext>;

export function startContext({ trip, departure, step = null }: BookingInput): BookingContext {
  return {
    trip,
    departure,
    wantedStep: step,
    today: "",
    terms: null,
    entries: emptyEntries(),
    formSheetSeen: null,
    // The address names a departure: it was chosen on the trip's page.
    step: step ?? "travellers",
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
    booker: null,
  };
}

/** What the account knows goes where nothing has been entered yet; a name as a whole, so that two people's never mix. */
export function recognised(context: BookingContext, booker: KnownBooker): Change {
  const { travellers, contact } = context.entries;
  const { firstName, lastName, email, phone } = booker;
  const isNameless = travellers[0]?.firstName === "" && travellers[0].lastName === "";
  return {
    booker,
    entries: {
      ...context.entries,
      travellers: isNameless ? withTraveller(context.entries, 0, { firstName, lastName }) : travellers,
      contact: { ...contact, email: contact.email || email, phone: contact.phone || phone },
    },
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
