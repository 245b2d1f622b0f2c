import type { ErrorActorEvent } from "xstate";
import type { BookingContext } from "./bookingContext";
import type { BookingErrorReason } from "./BookingError";
import type { BookingEvent } from "./bookingEvents";

type EventOf<Type extends BookingEvent["type"]> = Extract<BookingEvent, { type: Type }>;
interface InContext {
  context: BookingContext;
}

export const paramsOf = <Event>({ event }: { event: Event }): Event => event;
export const thrown = ({ event }: { event: ErrorActorEvent }) => ({ error: event.error });
export const withReasons =
  (...reasons: BookingErrorReason[]) =>
  ({ event }: { event: ErrorActorEvent }) => ({ error: event.error, reasons });

const place = ({ context: { departure, step } }: InContext) => ({ departure, step });
export const pushStep = { type: "pushStep", params: place } as const;
export const replaceStep = { type: "replaceStep", params: place } as const;

const present = ({ context: { departure } }: InContext) => ({ departure });
const atOtherDeparture = {
  guard: { type: "isOtherDeparture", params: paramsOf<{ departure?: number }> },
  target: "#booking.loading",
  reenter: true,
} as const;

/** Another date of the trip: the draft goes with the traveller. */
export const chooseDeparture = {
  ...atOtherDeparture,
  actions: [
    { type: "forgetDraft", params: present },
    { type: "switchDeparture", params: ({ event }: { event: EventOf<"departure.choose"> }) => event },
    "persistDraft",
    replaceStep,
  ],
} as const;

/** The address has it already. */
const followToDeparture = {
  ...atOtherDeparture,
  actions: [
    { type: "forgetDraft", params: present },
    {
      type: "switchDeparture",
      params: ({ event: { departure = 0, step } }: { event: EventOf<"address.change"> }) => ({
        departure,
        step,
      }),
    },
    "persistDraft",
  ],
} as const;

const toForm = "#booking.filling.routing";

/** A step that is not reachable yet is corrected in the address, without a new entry in the history. */
export const followAddress = [
  followToDeparture,
  {
    target: toForm,
    actions: [{ type: "takeReachableStep", params: paramsOf<EventOf<"address.change">> }, replaceStep],
  },
] as const;

/** Out of a message back to the form, which has kept everything. */
export const backToForm = {
  "step.back": {
    target: toForm,
    actions: [
      { type: "takeReachableStep", params: ({ context: { step } }: InContext) => ({ step }) },
      replaceStep,
    ],
  },
  "step.go": {
    target: toForm,
    actions: [{ type: "takeReachableStep", params: paramsOf<EventOf<"step.go">> }, pushStep],
  },
  "address.change": followAddress,
} as const;
