import type { BookingAnswer, BookingTerms, Departure } from "@gratweg/contracts";
import type {
  BookingContact,
  BookingEntries,
  BookingLine,
  BookingOptions,
  PaymentPart,
  Traveller,
} from "@gratweg/contracts/booking-rules";
import type {
  BookingFailureShown,
  BookingFormIssue,
  BookingInput,
  BookingNotice,
  BookingPriceChange,
  BookingRefusalShown,
} from "../booking/bookingContext";
import type { BookingMachine } from "../booking/bookingMachine";
import type { BookingStep } from "../booking/bookingSteps";

/**
 * `loading`: terms are on their way (those of the departure before stay while another one's are loaded). `filling`: the step
 * `step` is shown. `submitting`: the button was pressed. In `conflict`, `changedPrice`, `offline` and `failed` nothing that was
 * entered is lost; `goTo` and `back` lead back to the form.
 */
export type BookingStatus =
  | "loading"
  | "unavailable"
  | "filling"
  | "submitting"
  | "conflict"
  | "changedPrice"
  | "offline"
  | "failed"
  | "done";

export interface BookingStepState {
  step: BookingStep;
  isCurrent: boolean;
  /** What it asks for is there and valid. */
  isDone: boolean;
  /** Every step before it is done. */
  isReachable: boolean;
}

export interface BookingValues {
  status: BookingStatus;
  /** `number` of the chosen departure; the address follows it. */
  departureNumber: number;
  terms: BookingTerms | null;
  departure: Departure | null;
  step: BookingStep;
  steps: readonly BookingStepState[];
  entries: BookingEntries;
  /** The form sheet of the present terms was acknowledged. */
  isFormSheetSeen: boolean;
  /** For the error summary, in the order of the form. */
  issues: readonly BookingFormIssue[];
  /** The first issue of each field: `travellers.0.firstName`, `contact.email`, `options.singleRooms`, `note`, `formSheet`, `departure`. */
  issuesByField: Readonly<Record<string, BookingFormIssue>>;
  /** Counts up when the error summary wants the focus. */
  issueRounds: number;
  /** Price of the present entries; empty and null before the terms are there. */
  lines: readonly BookingLine[];
  totalCents: number | null;
  payment: { deposit: PaymentPart; rest: PaymentPart | null } | null;
  /** To be told above the step. */
  notice: BookingNotice | null;
  /** An attempt is unclear: nobody knows whether it was booked. Submitting again cannot book twice. */
  isPending: boolean;
  /** Set in `unavailable`. */
  unavailableReason: "notFound" | "unavailable" | "offline" | null;
  /** Set in `conflict`: what is left and which other dates there are. */
  conflict: BookingRefusalShown | null;
  /** Set in `changedPrice`, and afterwards in the form until the next attempt or change, to mark the new price. */
  priceChange: BookingPriceChange | null;
  /** Set in `failed`. */
  failure: BookingFailureShown | null;
  /** In `failed`: it will be sent again by itself after `failure.retryInSeconds`. */
  isRetryAutomatic: boolean;
  /** In `failed`: `retry` does something now. */
  canRetry: boolean;
  /** The browser says that there is no connection. */
  isOffline: boolean;
  /** Set in `done`. */
  answer: BookingAnswer | null;
}

export interface BookingCommands {
  chooseDeparture: (departure: number) => void;
  changeTraveller: (index: number, patch: Partial<Traveller>) => void;
  addTraveller: () => void;
  removeTraveller: (index: number) => void;
  changeOptions: (patch: Partial<BookingOptions>) => void;
  changeContact: (patch: Partial<BookingContact>) => void;
  changeNote: (note: string) => void;
  acknowledgeFormSheet: (isSeen: boolean) => void;
  next: () => void;
  back: () => void;
  /** A step that is not reachable yet leads to the first one that is not done, with its issues. */
  goTo: (step: BookingStep) => void;
  submit: () => void;
  acceptPrice: () => void;
  retry: () => void;
  refreshTerms: () => void;
  connectionRestored: () => void;
  connectionLost: () => void;
  followAddress: (step: BookingStep, departure?: number) => void;
  /** On `pagehide` and when the tab is hidden. */
  hidePage: () => void;
}

export type Booking = BookingValues & BookingCommands;

export declare function useBooking(machine: BookingMachine, input: BookingInput): Booking;
