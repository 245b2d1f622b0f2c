import type { BookingAnswer, BookingRequest, BookingTerms } from "@gratweg/contracts";
import { MAX_TRAVELLERS, type BookingEntries } from "@gratweg/contracts/booking-rules";
import { assign, fromPromise, setup } from "xstate";
import { complained, failed, refused, sent, settled } from "./bookingAttempt";
import {
  arrived,
  corrected,
  entered,
  moved,
  opened,
  oneMoreTraveller,
  recognised,
  repriced,
  switched,
  withoutTraveller,
  withTraveller,
} from "./bookingChanges";
import type { BookingContext, BookingDraft, BookingInput } from "./bookingContext";
import { isUnclearHere, keepsKey, reachableStep, repeatedBody, stepIssues, termsOf } from "./bookingDraft";
import { failureOf, type BookingErrorReason } from "./BookingError";
import type { BookingEvent, BookingPlace } from "./bookingEvents";
import { stepAfter, stepBefore, type BookingStep } from "./bookingSteps";

/** What the tab remembers of a departure: a draft, or the answer that it has already been booked with. */
export interface RestoredBooking {
  draft: BookingDraft | null;
  answer: BookingAnswer | null;
}

export interface LoadedTerms {
  terms: BookingTerms;
  /** The day in Berlin. */
  today: string;
}

type EventOf<Type extends BookingEvent["type"]> = Extract<BookingEvent, { type: Type }>;
export interface Thrown {
  error: unknown;
}

const missing = (actor: string) => Promise.reject(new Error(`${actor} is not provided`));

const types = {} as { context: BookingContext; events: BookingEvent; input: BookingInput; tags: "busy" };

export const bookingSetup = setup({
  types,
  actors: {
    restoreBooking: fromPromise<RestoredBooking, { departure: number }>(() => missing("restoreBooking")),
    loadTerms: fromPromise<LoadedTerms, { trip: number; departure: number }>(() => missing("loadTerms")),
    createKey: fromPromise<string>(() => missing("createKey")),
    submitBooking: fromPromise<BookingAnswer, { body: BookingRequest; key: string }>(() =>
      missing("submitBooking"),
    ),
  },
  actions: {
    takeDraft: assign(({ context }, { draft }: RestoredBooking) =>
      draft ? { ...draft, wantedStep: context.wantedStep ?? draft.step } : {},
    ),
    takeTerms: assign(({ context }, { terms, today }: LoadedTerms) => opened(context, terms, today)),
    takeUnavailable: assign((_, { error }: Thrown) => {
      const { reason } = failureOf(error);
      return { unavailableReason: reason === "notFound" || reason === "offline" ? reason : "unavailable" };
    }),
    /** The terms themselves say that this date cannot be booked. */
    takeAvailability: assign(({ context }) => {
      const { availability = "open", departure, alternatives = [] } = context.terms ?? {};
      return availability === "open"
        ? {}
        : { conflict: { reason: availability, seatsLeft: departure?.seatsLeft ?? 0, alternatives } };
    }),
    switchDeparture: assign(({ context }, { departure, step }: { departure: number; step?: BookingStep }) =>
      switched(context, departure, step ?? context.step),
    ),
    changeEntries: assign(({ context }, { patch }: { patch: Partial<BookingEntries> }) =>
      entered(context, patch),
    ),
    changeTraveller: assign(({ context }, { index, patch }: EventOf<"traveller.change">) =>
      entered(context, { travellers: withTraveller(context.entries, index, patch) }),
    ),
    recogniseBooker: assign(({ context }, { booker }: EventOf<"booker.recognise">) =>
      recognised(context, booker),
    ),
    addTraveller: assign(({ context }) =>
      entered(context, { travellers: oneMoreTraveller(context.entries) }),
    ),
    removeTraveller: assign(({ context }, { index }: EventOf<"traveller.remove">) =>
      withoutTraveller(context, index),
    ),
    acknowledgeFormSheet: assign(({ context }, { isSeen }: EventOf<"formSheet.acknowledge">) => ({
      formSheetSeen: (isSeen && termsOf(context)?.formSheet.version) || null,
      issues: context.issues.filter(({ field }) => field !== "formSheet"),
      notice: context.notice === "formSheetChanged" ? null : context.notice,
    })),
    takeNextStep: assign(({ context }) => moved(context, stepAfter(context.step) ?? context.step)),
    takeStepBefore: assign(({ context }) => moved(context, stepBefore(context.step) ?? context.step)),
    takeStep: assign(({ context }, { step }: { step: BookingStep }) => moved(context, step)),
    takeReachableStep: assign(({ context }, { step }: { step: BookingStep }) => arrived(context, step)),
    /** To the first step that has to be corrected on the way to this one, with its issues. */
    correct: assign(({ context }, { step }: { step: BookingStep }) => corrected(context, step)),
    storeKey: assign(({ context }, { key }: { key: string }) => ({
      submission: {
        key,
        fingerprint: "",
        departure: context.departure,
        formSheetVersion: "",
        expectedCents: 0,
        isUnclear: false,
      },
    })),
    markSent: assign(({ context }) => sent(context)),
    /** Refused by whoever knows the key: no attempt under it was booked. */
    settle: assign(({ context }) => settled(context, false)),
    /** Refused before the key was looked up: an earlier attempt stays as unclear as it was. */
    settleAttempt: assign(({ context }) => settled(context, context.wasUnclear)),
    dropKey: assign({ submission: null, notice: "keyReused" }),
    takeRefusal: assign(({ context }, { error }: Thrown) => {
      const failure = failureOf(error);
      return failure.reason === "soldOut" || failure.reason === "closed" || failure.reason === "past"
        ? refused(context, failure.reason, failure)
        : {};
    }),
    takeNewTerms: assign(({ context }, { error }: Thrown) => {
      const failure = failureOf(error);
      return failure.reason === "priceChanged" || failure.reason === "formSheetChanged"
        ? repriced(context, failure.terms)
        : {};
    }),
    takeComplaints: assign(({ context }, { error }: Thrown) => {
      const failure = failureOf(error);
      return failure.reason === "invalid" ? complained(context, failure.issues) : {};
    }),
    takeFailure: assign(({ context }, { error }: Thrown) => ({
      failure: failed(failureOf(error), context.retries),
    })),
    countRetry: assign(({ context }) => ({ retries: context.retries + 1 })),
    forgetRetries: assign({ retries: 0 }),
    loseConnection: assign({ isConnected: false }),
    restoreConnection: assign({ isConnected: true }),
    storeAnswer: assign((_, { answer }: { answer: BookingAnswer | null }) => ({ answer, failure: null })),
    persistDraft: () => {},
    forgetDraft: (_, _params: { departure: number }) => {},
    /** Draft away, confirmation stored. */
    persistAnswer: (_, _params: { answer: BookingAnswer }) => {},
    openConfirmation: (_, _params: { answer: BookingAnswer | null }) => {},
    pushStep: (_, _params: BookingPlace) => {},
    replaceStep: (_, _params: BookingPlace) => {},
  },
  guards: {
    isHeld: (_, { answer }: Pick<RestoredBooking, "answer">) => answer?.state === "held",
    isBooked: (_, { answer }: RestoredBooking) => answer !== null,
    /** While an attempt is unclear the seats that are gone may be the traveller's own. */
    isBookable: ({ context }, { terms }: LoadedTerms) =>
      terms.availability === "open" || isUnclearHere(context),
    isDraftKept: ({ context }) => context.terms !== null && context.answer === null,
    isOtherDeparture: ({ context }, { departure }: { departure?: number }) =>
      departure !== undefined && departure !== context.departure,
    isTraveller: ({ context }, { index }: { index: number }) => index in context.entries.travellers,
    isRemovable: ({ context }, { index }: { index: number }) =>
      context.entries.travellers.length > 1 && index in context.entries.travellers,
    hasRoomForOneMore: ({ context }) =>
      context.entries.travellers.length <
      Math.min(MAX_TRAVELLERS, context.terms?.maxTravellers ?? MAX_TRAVELLERS),
    isStep: ({ context }, { step }: { step: BookingStep }) => context.step === step,
    isReachable: ({ context }, { step }: { step: BookingStep }) => reachableStep(context, step) === step,
    isNextReachable: ({ context }) => {
      const next = stepAfter(context.step);
      return next !== null && reachableStep(context, next) === next;
    },
    isLastStep: ({ context }) => stepAfter(context.step) === null,
    hasStepBefore: ({ context }) => stepBefore(context.step) !== null,
    mayBeSent: ({ context }) =>
      repeatedBody(context) !== null ||
      (reachableStep(context, "check") === "check" && stepIssues(context, "check").length === 0),
    keepsKey: ({ context }) => keepsKey(context),
    isReason: (_, { error, reasons }: Thrown & { reasons: readonly BookingErrorReason[] }) =>
      reasons.includes(failureOf(error).reason),
    isWaiting: ({ context }) => context.failure !== null && context.failure.retryInSeconds !== null,
    isBlocked: ({ context: { failure } }) =>
      failure?.reason === "tooMany" || failure?.reason === "departureHeld",
  },
  delays: {
    /** After the last change until the draft is stored. */
    draftPause: 300,
    termsDeadline: 10_000,
    submitDeadline: 20_000,
    retryPause: ({ context }) => (context.failure?.retryInSeconds ?? 0) * 1000,
  },
});
