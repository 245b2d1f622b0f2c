import type { BookingAnswer, BookingTerms } from "@gratweg/contracts";
import type { BookingEntries, BookingIssueCode } from "@gratweg/contracts/booking-rules";
import type { BookingRefusal } from "./BookingError";
import type { BookingStep } from "./bookingSteps";

export interface BookingInput {
  /** `number` of the trip and of the departure, from the address. */
  trip: number;
  departure: number;
  /** Of the address; without one the step of the draft. */
  step?: BookingStep | null;
}

/** What an account knows about the person who books; empty where it does not. */
export interface KnownBooker {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** Something to correct. With code `server` the server says it in German in `message`. */
export interface BookingFormIssue {
  /** As in `BookingIssue`, and `departure`, `formSheet`. */
  field: string;
  code: BookingIssueCode | "seats" | "soldOut" | "closed" | "past" | "formSheet" | "server";
  message?: string;
}

/**
 * The key under which a body was sent. With the entries, what else the body held makes the very same body again, also when
 * price or form sheet have changed since.
 */
export interface BookingSubmission {
  key: string;
  /** Of the body. */
  fingerprint: string;
  departure: number;
  formSheetVersion: string;
  expectedCents: number;
  /** Sent, and nobody knows whether it was booked. */
  isUnclear: boolean;
}

/** What is kept between two visits of the page. */
export interface BookingDraft {
  entries: BookingEntries;
  /** Version of the form sheet that was acknowledged. */
  formSheetSeen: string | null;
  step: BookingStep;
  submission: BookingSubmission | null;
  /** Something to be told above the current step. Only `keyReused` outlives the page. */
  notice: BookingNotice | null;
}

export interface BookingRefusalShown extends BookingRefusal {
  reason: "soldOut" | "closed" | "past";
}

/** Something to be told above the current step. */
export type BookingNotice =
  /** The last attempt to book is unclear; sending it again is safe. */
  | "pending"
  /** The form sheet is a newer one than was acknowledged. */
  | "formSheetChanged"
  /** Another date was chosen because the first was gone: the price may differ. */
  | "departureSwitched"
  /** An earlier attempt, with other entries, has been booked: sending again would book a second time. */
  | "keyReused";

export interface BookingPriceChange {
  beforeCents: number;
  nowCents: number;
}

export interface BookingFailureShown {
  reason: "timeout" | "unavailable" | "tooMany" | "departureHeld" | "unknown";
  /** Counted from the failure; null where nothing has to be waited for. */
  retryInSeconds: number | null;
}

export interface BookingContext extends BookingDraft {
  trip: number;
  departure: number;
  /** Where to go as soon as the terms are there; null: to the draft's step. */
  wantedStep: BookingStep | null;
  /** The day in Berlin when the terms were loaded. */
  today: string;
  /** Of the departure before while those of another are being loaded. */
  terms: BookingTerms | null;
  /** What is shown as to be corrected: after a refused step, not while something is entered for the first time. */
  issues: BookingFormIssue[];
  /** How often issues were shown: with each time the error summary wants the focus. */
  issueRounds: number;
  /** Why the terms could not be loaded. */
  unavailableReason: "notFound" | "unavailable" | "offline" | null;
  conflict: BookingRefusalShown | null;
  priceChange: BookingPriceChange | null;
  failure: BookingFailureShown | null;
  /** Automatic retries since the button was pressed. */
  retries: number;
  /** Whether an attempt before the present one was unclear; a refusal of the form's shape does not clear it up. */
  wasUnclear: boolean;
  /** As the browser says; it is not asked before sending. */
  isConnected: boolean;
  answer: BookingAnswer | null;
  /** Signed in; null: nobody, or not known yet. */
  booker: KnownBooker | null;
}
