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
  BookingContext,
  BookingFailureShown,
  BookingFormIssue,
  BookingInput,
  BookingNotice,
  BookingPriceChange,
  BookingRefusalShown,
  KnownBooker,
} from "../booking/bookingContext";
import { priceOf, reachableStep, stepIssues } from "../booking/bookingDraft";
import type { BookingEvent } from "../booking/bookingEvents";
import type { BookingActor, BookingMachine } from "../booking/bookingMachine";
import { BOOKING_STEPS, type BookingStep } from "../booking/bookingSteps";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useLayoutEffect, useMemo } from "react";
import type { SnapshotFrom } from "xstate";

/**
 * `loading`: terms are on their way (those of the departure before stay while another one's are loaded). `filling`: the step
 * `step` is shown. `submitting`: the button was pressed. In `conflict`, `changedPrice`, `offline` and `failed` nothing that was
 * entered is lost; `goTo` and `back` lead back to the form. `held`: a link in a mail has to be pressed.
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
  | "held"
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
  /** Whether what stands there is what the account of the signed-in person knows. */
  isFromAccount: { name: boolean; contact: boolean };
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
  /** In `failed` and `offline`: `retry` does something now. */
  canRetry: boolean;
  /** The browser says that there is no connection. */
  isOffline: boolean;
  /** Set in `held` and `done`. */
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
  /** Fills in what an account knows, where nothing has been entered yet. */
  recogniseBooker: (booker: KnownBooker) => void;
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

/** The booking of the page that calls it: starts with the page and ends with it, its draft stored. */
export function useBooking(machine: BookingMachine, input: BookingInput): Booking {
  return useBookingActor(useActorRef(machine, { input }));
}

/** The same of an actor that somebody else started and ends. */
export function useBookingActor(actor: BookingActor): Booking {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const status = useSelector(actor, selectStatus);
  const failing = useSelector(actor, selectFailing);
  const commands = useMemo(() => commandsOf(actor), [actor]);
  const values = useMemo(() => valuesOf(context), [context]);
  const { hidePage } = commands;
  // Before the actor's own end, which comes with the passive effects.
  useBrowserLayoutEffect(() => hidePage, [hidePage]);
  return {
    ...values,
    ...commands,
    status,
    isRetryAutomatic: failing === "waiting",
    // A browser may believe that it is connected while nothing gets through: no event would ever lead on by itself.
    canRetry: status === "offline" || failing === "waiting" || failing === "resting",
  };
}

/** React 18 warns of layout effects on a server. */
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

const STATUS = {
  restoring: "loading",
  loading: "loading",
  unavailable: "unavailable",
  filling: "filling",
  attempting: "submitting",
  keying: "submitting",
  submitting: "submitting",
  conflict: "conflict",
  changedPrice: "changedPrice",
  offline: "offline",
  failed: "failed",
  held: "held",
  done: "done",
} as const;

function selectStatus({ value }: SnapshotFrom<BookingMachine>): BookingStatus {
  if (typeof value === "string") return STATUS[value];
  return "failed" in value ? "failed" : "filling";
}

function selectFailing({ value }: SnapshotFrom<BookingMachine>): string | null {
  return typeof value !== "string" && "failed" in value ? value.failed : null;
}

function valuesOf(context: BookingContext): Omit<BookingValues, "status" | "isRetryAutomatic" | "canRetry"> {
  const { terms, issues } = context;
  const price = priceOf(context);
  const reachable = BOOKING_STEPS.indexOf(reachableStep(context, "check"));
  return {
    departureNumber: context.departure,
    terms,
    departure: terms?.departure ?? null,
    step: context.step,
    steps: BOOKING_STEPS.map((step, index) => ({
      step,
      isCurrent: step === context.step,
      isDone: index < reachable || (index === reachable && stepIssues(context, step).length === 0),
      isReachable: index <= reachable,
    })),
    entries: context.entries,
    isFromAccount: fromAccount(context),
    isFormSheetSeen: context.formSheetSeen !== null && context.formSheetSeen === terms?.formSheet.version,
    issues,
    issuesByField: Object.fromEntries([...issues].reverse().map((issue) => [issue.field, issue])),
    issueRounds: context.issueRounds,
    lines: price?.lines ?? [],
    totalCents: price?.totalCents ?? null,
    payment: price?.payment ?? null,
    notice: context.notice,
    isPending: context.submission?.isUnclear ?? false,
    unavailableReason: context.unavailableReason,
    conflict: context.conflict,
    priceChange: context.priceChange,
    failure: context.failure,
    isOffline: !context.isConnected,
    answer: context.answer,
  };
}

function fromAccount({ booker, entries }: BookingContext): BookingValues["isFromAccount"] {
  const [first] = entries.travellers;
  const { email, phone } = entries.contact;
  return {
    name:
      booker !== null &&
      `${booker.firstName}${booker.lastName}` !== "" &&
      first?.firstName === booker.firstName &&
      first.lastName === booker.lastName,
    contact:
      booker !== null &&
      ((booker.email !== "" && email === booker.email) || (booker.phone !== "" && phone === booker.phone)),
  };
}

function commandsOf(actor: BookingActor): BookingCommands {
  const send = (event: BookingEvent) => actor.send(event);
  return {
    chooseDeparture: (departure) => send({ type: "departure.choose", departure }),
    changeTraveller: (index, patch) => send({ type: "traveller.change", index, patch }),
    addTraveller: () => send({ type: "traveller.add" }),
    removeTraveller: (index) => send({ type: "traveller.remove", index }),
    changeOptions: (patch) => send({ type: "options.change", patch }),
    changeContact: (patch) => send({ type: "contact.change", patch }),
    changeNote: (note) => send({ type: "note.change", note }),
    recogniseBooker: (booker) => send({ type: "booker.recognise", booker }),
    acknowledgeFormSheet: (isSeen) => send({ type: "formSheet.acknowledge", isSeen }),
    next: () => send({ type: "step.next" }),
    back: () => send({ type: "step.back" }),
    goTo: (step) => send({ type: "step.go", step }),
    submit: () => send({ type: "booking.submit" }),
    acceptPrice: () => send({ type: "price.accept" }),
    retry: () => send({ type: "booking.retry" }),
    refreshTerms: () => send({ type: "terms.refresh" }),
    connectionRestored: () => send({ type: "connection.restore" }),
    connectionLost: () => send({ type: "connection.lose" }),
    followAddress: (step, departure) =>
      send({ type: "address.change", step, ...(departure === undefined ? {} : { departure }) }),
    hidePage: () => send({ type: "page.hide" }),
  };
}
