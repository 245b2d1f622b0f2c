import { bookingSetup } from "./bookingSetup";
import { stepAfter } from "./bookingSteps";
import { chooseDeparture, followAddress, paramsOf, pushStep } from "./bookingTransitions";

/** The draft is stored a moment after the last change. */
const storeSoon = [
  bookingSetup.cancel("draft"),
  bookingSetup.raise({ type: "draft.store" }, { id: "draft", delay: "draftPause" }),
] as const;

const travellersState = bookingSetup.createStateConfig({
  on: {
    "traveller.change": {
      guard: { type: "isTraveller", params: paramsOf },
      actions: [{ type: "changeTraveller", params: ({ event }) => event }, ...storeSoon],
    },
    "traveller.add": { guard: "hasRoomForOneMore", actions: ["addTraveller", ...storeSoon] },
  },
});

/** Fills in the first step, also while the terms are on their way. */
export const travellerEvents = travellersState.on;

/** The form: `routing` opens the step of the context. */
export const fillingState = bookingSetup.createStateConfig({
  initial: "routing",
  on: {
    "departure.choose": chooseDeparture,
    ...travellerEvents,
    "traveller.remove": {
      guard: { type: "isRemovable", params: ({ event }) => event },
      actions: [{ type: "removeTraveller", params: ({ event }) => event }, ...storeSoon],
    },
    "options.change": {
      actions: [
        {
          type: "changeEntries",
          params: ({ context, event }) => ({
            patch: { options: { ...context.entries.options, ...event.patch } },
          }),
        },
        ...storeSoon,
      ],
    },
    "contact.change": {
      actions: [
        {
          type: "changeEntries",
          params: ({ context, event }) => ({
            patch: { contact: { ...context.entries.contact, ...event.patch } },
          }),
        },
        ...storeSoon,
      ],
    },
    "note.change": {
      actions: [
        { type: "changeEntries", params: ({ event }) => ({ patch: { note: event.note } }) },
        ...storeSoon,
      ],
    },
    "formSheet.acknowledge": {
      actions: [{ type: "acknowledgeFormSheet", params: ({ event }) => event }, ...storeSoon],
    },
    "step.next": [
      {
        guard: "isNextReachable",
        target: ".routing",
        actions: ["takeNextStep", pushStep, ...storeSoon],
      },
      { guard: "isLastStep" },
      {
        target: ".routing",
        actions: {
          type: "correct",
          params: ({ context }) => ({ step: stepAfter(context.step) ?? context.step }),
        },
      },
    ],
    "step.back": {
      guard: "hasStepBefore",
      target: ".routing",
      actions: ["takeStepBefore", pushStep, ...storeSoon],
    },
    "step.go": [
      { guard: { type: "isStep", params: ({ event }) => event } },
      {
        guard: { type: "isReachable", params: ({ event }) => event },
        target: ".routing",
        actions: [{ type: "takeStep", params: ({ event }) => event }, pushStep, ...storeSoon],
      },
      {
        target: ".routing",
        actions: [{ type: "correct", params: ({ event }) => event }, pushStep, ...storeSoon],
      },
    ],
    "address.change": followAddress,
    "terms.refresh": "#booking.loading",
  },
  states: {
    routing: {
      always: [
        { guard: { type: "isStep", params: { step: "departure" } }, target: "departure" },
        { guard: { type: "isStep", params: { step: "travellers" } }, target: "travellers" },
        { guard: { type: "isStep", params: { step: "options" } }, target: "options" },
        { guard: { type: "isStep", params: { step: "contact" } }, target: "contact" },
        { target: "check" },
      ],
    },
    departure: {},
    travellers: {},
    options: {},
    contact: {},
    check: {
      on: {
        "booking.submit": [
          { guard: "mayBeSent", target: "#booking.attempting", actions: "forgetRetries" },
          { target: "routing", actions: [{ type: "correct", params: { step: "check" } }, pushStep] },
        ],
      },
    },
  },
});
