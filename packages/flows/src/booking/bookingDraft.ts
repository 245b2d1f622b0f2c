import type { BookingRequest, BookingTerms } from "@gratweg/contracts";
import {
  bookingLines,
  bookingTotal,
  payableCents,
  contactIssues,
  noteIssues,
  optionsIssues,
  paymentPlan,
  tidyEntries,
  travellersIssues,
  type BookingEntries,
  type BookingLine,
  type PaymentPart,
  type Traveller,
} from "@gratweg/contracts/booking-rules";
import type { BookingContext, BookingFormIssue } from "./bookingContext";
import { BOOKING_STEPS, type BookingStep } from "./bookingSteps";

type Form = Pick<
  BookingContext,
  "departure" | "entries" | "formSheetSeen" | "submission" | "terms" | "today"
>;

/** The terms of the chosen departure; null while those of another one are still there. */
export function termsOf({ terms, departure }: Pick<Form, "terms" | "departure">): BookingTerms | null {
  return terms?.departure.number === departure ? terms : null;
}

/** Everything that is wrong in a step. */
export function stepIssues(form: Form, step: BookingStep): BookingFormIssue[] {
  const { entries, today } = form;
  switch (step) {
    case "departure":
      return departureIssues(form);
    case "travellers":
      return [...travellersIssues(entries.travellers, today), ...seatIssues(form)];
    case "options":
      return [...optionsIssues(entries.options, entries.travellers.length), ...noteIssues(entries.note)];
    case "contact":
      return contactIssues(entries.contact);
    case "check":
      return form.formSheetSeen !== null && form.formSheetSeen === termsOf(form)?.formSheet.version
        ? []
        : [{ field: "formSheet", code: "formSheet" }];
  }
}

function departureIssues(form: Form): BookingFormIssue[] {
  const availability = termsOf(form)?.availability;
  return isUnclearHere(form) || availability === undefined || availability === "open"
    ? []
    : [{ field: "departure", code: availability }];
}

function seatIssues(form: Form): BookingFormIssue[] {
  const terms = termsOf(form);
  const wanted = form.entries.travellers.length;
  if (!terms) return [];
  if (wanted > terms.maxTravellers) return [{ field: "travellers", code: "tooMany" }];
  return !isUnclearHere(form) && wanted > terms.departure.seatsLeft
    ? [{ field: "travellers", code: "seats" }]
    : [];
}

/** The seats that are gone may be the traveller's own. */
export function isUnclearHere({ submission, departure }: Form): boolean {
  return submission !== null && submission.isUnclear && submission.departure === departure;
}

/** The step itself where every one before it is valid, else the first that is not. */
export function reachableStep(form: Form, wanted: BookingStep): BookingStep {
  const before = BOOKING_STEPS.slice(0, BOOKING_STEPS.indexOf(wanted));
  return before.find((step) => stepIssues(form, step).length > 0) ?? wanted;
}

/** Where a field is entered, as the server names it too. */
export function stepOfField(field: string): BookingStep {
  if (field === "departure") return "departure";
  if (field.startsWith("travellers")) return "travellers";
  if (field.startsWith("options") || field === "note") return "options";
  return field.startsWith("contact") ? "contact" : "check";
}

/** One blank traveller; Germany until another country is chosen. */
export function emptyEntries(): BookingEntries {
  return {
    travellers: [emptyTraveller()],
    options: { singleRooms: 0, insurance: false },
    contact: { email: "", phone: "", street: "", postalCode: "", city: "", country: "DE" },
    note: "",
  };
}

export function emptyTraveller(): Traveller {
  return { firstName: "", lastName: "", birthDate: "" };
}

/** Not more single rooms than travellers, no insurance where none is offered. */
export function fittingEntries(entries: BookingEntries, terms: BookingTerms | null): BookingEntries {
  const { singleRooms, insurance } = entries.options;
  return {
    ...entries,
    options: {
      singleRooms: Math.min(singleRooms, entries.travellers.length),
      insurance: insurance && terms?.insurance !== null,
    },
  };
}

export interface BookingPrice {
  lines: BookingLine[];
  totalCents: number;
  payment: { deposit: PaymentPart; rest: PaymentPart | null };
}

export function priceOf(form: Form): BookingPrice | null {
  const terms = termsOf(form);
  if (!terms) return null;
  const { singleSupplement, startDate } = terms.departure;
  const lines = bookingLines(
    {
      priceCents: payableCents(terms.departure),
      singleSupplementCents: singleSupplement.amount,
      insurancePerMille: terms.insurance?.perMille ?? null,
    },
    { ...form.entries.options, travellers: form.entries.travellers.length },
  );
  const totalCents = bookingTotal(lines);
  return { lines, totalCents, payment: paymentPlan(totalCents, form.today, startDate, terms.payment) };
}

/**
 * The body to send. While an attempt is unclear and its entries still stand, exactly that attempt's body: where it was booked
 * the server gives its answer again, where it was not a changed price or form sheet is refused as at the first time.
 */
export function bodyToSend(form: Form): BookingRequest {
  return repeatedBody(form) ?? presentBody(form);
}

/** The body of the unclear attempt, or null where there is none or the entries have changed. */
export function repeatedBody(form: Form): BookingRequest | null {
  const { submission } = form;
  if (!submission || !isUnclearHere(form)) return null;
  const body = bodyOf(form, submission.formSheetVersion, submission.expectedCents);
  return fingerprintOf(body) === submission.fingerprint ? body : null;
}

function presentBody(form: Form): BookingRequest {
  return bodyOf(form, form.formSheetSeen ?? "", priceOf(form)?.totalCents ?? 0);
}

function bodyOf(form: Form, formSheetVersion: string, expectedCents: number): BookingRequest {
  return {
    departure: form.departure,
    ...tidyEntries(form.entries),
    formSheetVersion,
    expectedTotal: { amount: expectedCents, currency: "EUR" },
  };
}

/**
 * Tells bodies apart (53 bits of cyrb53). Should two ever meet, the server refuses the second one under the first one's key;
 * nothing is booked wrongly.
 */
export function fingerprintOf(body: BookingRequest): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of JSON.stringify(body)) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/**
 * Whether the body goes out under the present key: the same body does, and so does a changed one while it is unclear whether the
 * first was booked. If it was, the server refuses the second (`keyReused`) instead of booking twice.
 */
export function keepsKey(form: Form): boolean {
  const { submission } = form;
  return (
    submission !== null &&
    (submission.isUnclear || submission.fingerprint === fingerprintOf(bodyToSend(form)))
  );
}
