import type { ActorRefFrom } from "xstate";
import { startContext } from "./bookingChanges";
import { bodyToSend } from "./bookingDraft";
import { BookingError } from "./BookingError";
import { fillingState, travellerEvents } from "./bookingFilling";
import { bookingSetup } from "./bookingSetup";
import {
  backToForm,
  withReasons,
  chooseDeparture,
  paramsOf,
  pushStep,
  replaceStep,
  thrown,
} from "./bookingTransitions";

const tooLate = { error: new BookingError({ reason: "timeout" }) };

/**
 * A booking from the date to the confirmation. The key goes into the draft before a body goes out, and one body always goes out
 * under one key, so that reload, back button, double click and lost connection cannot book twice.
 */
export const bookingMachine = bookingSetup.createMachine({
  id: "booking",
  context: ({ input }) => startContext(input),
  initial: "restoring",
  on: {
    "page.hide": { guard: "isDraftKept", actions: "persistDraft" },
    "draft.store": { guard: "isDraftKept", actions: "persistDraft" },
    "connection.lose": { actions: "loseConnection" },
    "connection.restore": { actions: "restoreConnection" },
    "booker.recognise": { actions: { type: "recogniseBooker", params: paramsOf } },
  },
  states: {
    restoring: {
      tags: "busy",
      invoke: {
        id: "restoreBooking",
        src: "restoreBooking",
        input: ({ context: { departure } }) => ({ departure }),
        onDone: [
          {
            guard: { type: "isHeld", params: ({ event }) => event.output },
            target: "held",
            actions: { type: "storeAnswer", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isBooked", params: ({ event }) => event.output },
            target: "done",
            actions: { type: "storeAnswer", params: ({ event }) => event.output },
          },
          { target: "loading", actions: { type: "takeDraft", params: ({ event }) => event.output } },
        ],
        onError: "loading",
      },
      on: travellerEvents,
    },
    loading: {
      tags: "busy",
      invoke: {
        id: "loadTerms",
        src: "loadTerms",
        input: ({ context: { trip, departure } }) => ({ trip, departure }),
        onDone: [
          {
            guard: { type: "isBookable", params: ({ event }) => event.output },
            target: "filling",
            actions: [{ type: "takeTerms", params: ({ event }) => event.output }, replaceStep],
          },
          {
            target: "conflict",
            actions: [
              { type: "takeTerms", params: ({ event }) => event.output },
              "takeAvailability",
              replaceStep,
            ],
          },
        ],
        onError: { target: "unavailable", actions: { type: "takeUnavailable", params: thrown } },
      },
      after: {
        termsDeadline: {
          target: "unavailable",
          actions: { type: "takeUnavailable", params: tooLate },
        },
      },
      on: { "departure.choose": chooseDeparture, ...travellerEvents },
    },
    unavailable: {
      on: {
        "departure.choose": chooseDeparture,
        "booking.retry": "loading",
        "terms.refresh": "loading",
        "connection.restore": { target: "loading", actions: "restoreConnection" },
      },
    },
    filling: fillingState,
    attempting: {
      tags: "busy",
      always: [{ guard: "keepsKey", target: "submitting" }, { target: "keying" }],
    },
    keying: {
      tags: "busy",
      invoke: {
        id: "createKey",
        src: "createKey",
        onDone: {
          target: "submitting",
          actions: { type: "storeKey", params: ({ event }) => ({ key: event.output }) },
        },
        onError: { target: "failed", actions: { type: "takeFailure", params: thrown } },
      },
    },
    submitting: {
      tags: "busy",
      entry: ["markSent", "persistDraft"],
      invoke: {
        id: "submitBooking",
        src: "submitBooking",
        input: ({ context }) => ({ body: bodyToSend(context), key: context.submission?.key ?? "" }),
        onDone: [
          {
            guard: { type: "isHeld", params: ({ event }) => ({ answer: event.output }) },
            target: "held",
            actions: [
              { type: "storeAnswer", params: ({ event }) => ({ answer: event.output }) },
              { type: "persistAnswer", params: ({ event }) => ({ answer: event.output }) },
            ],
          },
          {
            target: "done",
            actions: [
              { type: "storeAnswer", params: ({ event }) => ({ answer: event.output }) },
              { type: "persistAnswer", params: ({ event }) => ({ answer: event.output }) },
            ],
          },
        ],
        onError: [
          { guard: { type: "isReason", params: withReasons("offline") }, target: "offline" },
          {
            guard: { type: "isReason", params: withReasons("soldOut", "closed", "past") },
            target: "conflict",
            actions: ["settle", { type: "takeRefusal", params: thrown }, "persistDraft"],
          },
          {
            guard: { type: "isReason", params: withReasons("priceChanged") },
            target: "changedPrice",
            actions: ["settle", { type: "takeNewTerms", params: thrown }, "persistDraft"],
          },
          {
            guard: { type: "isReason", params: withReasons("formSheetChanged") },
            target: "filling",
            actions: ["settle", { type: "takeNewTerms", params: thrown }, "persistDraft"],
          },
          {
            guard: { type: "isReason", params: withReasons("invalid") },
            target: "filling",
            actions: ["settleAttempt", { type: "takeComplaints", params: thrown }, "persistDraft", pushStep],
          },
          {
            guard: { type: "isReason", params: withReasons("keyReused") },
            target: "filling",
            actions: ["dropKey", "persistDraft"],
          },
          {
            guard: { type: "isReason", params: withReasons("tooMany") },
            target: "failed",
            actions: ["settleAttempt", { type: "takeFailure", params: thrown }, "persistDraft"],
          },
          {
            guard: { type: "isReason", params: withReasons("departureHeld") },
            target: "failed",
            actions: ["settle", { type: "takeFailure", params: thrown }, "persistDraft"],
          },
          { target: "failed", actions: { type: "takeFailure", params: thrown } },
        ],
      },
      after: {
        submitDeadline: { target: "failed", actions: { type: "takeFailure", params: tooLate } },
      },
      on: { "connection.lose": { target: "offline", actions: "loseConnection" } },
    },
    conflict: {
      on: { ...backToForm, "departure.choose": chooseDeparture, "terms.refresh": "loading" },
    },
    changedPrice: {
      on: { ...backToForm, "price.accept": { target: "filling" } },
    },
    offline: {
      on: {
        ...backToForm,
        "booking.retry": "attempting",
        "connection.restore": { target: "attempting", actions: "restoreConnection" },
      },
    },
    failed: {
      initial: "deciding",
      on: backToForm,
      states: {
        deciding: {
          always: [
            { guard: "isBlocked", target: "blocked" },
            { guard: "isWaiting", target: "waiting" },
            { target: "resting" },
          ],
        },
        /** It will be sent again by itself. */
        waiting: {
          after: { retryPause: { target: "#booking.attempting", actions: "countRetry" } },
          on: {
            "booking.retry": "#booking.attempting",
            "connection.lose": { target: "#booking.offline", actions: "loseConnection" },
          },
        },
        /** The server wants the traveller to wait. */
        blocked: { after: { retryPause: "resting" } },
        resting: { on: { "booking.retry": "#booking.attempting" } },
      },
    },
    /** The seats are kept; the link in the mail makes a booking of it, on whatever device. */
    held: {
      entry: {
        type: "openConfirmation",
        params: ({ context: { answer } }) => ({ answer }),
      },
    },
    done: {
      entry: {
        type: "openConfirmation",
        params: ({ context: { answer } }) => ({ answer }),
      },
    },
  },
});

export type BookingMachine = typeof bookingMachine;
export type BookingActor = ActorRefFrom<BookingMachine>;
