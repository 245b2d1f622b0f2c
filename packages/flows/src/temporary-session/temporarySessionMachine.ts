import { fromCallback, setup, type ActorRefFrom } from "xstate";

export interface TemporarySessionInput {
  /** Whether the flag of this tab says that the mode is on. */
  isOn: boolean;
}

export type TemporarySessionEvent =
  | { type: "mode.enable" }
  | { type: "mode.disable" }
  /** The page is left or hidden; times in epoch ms. `graceUntil` is null where none is stored. */
  | { type: "page.leave"; at: number; graceUntil: number | null };

const types = {} as {
  context: TemporarySessionInput;
  events: TemporarySessionEvent;
  input: TemporarySessionInput;
};

/**
 * Temporary session mode of section 4, for a public or shared computer: while it is on, leaving or hiding the page signs out, unless a
 * grace time lies in the future (one is on the way to the payment page, and comes back).
 */
export const temporarySessionMachine = setup({
  types,
  actors: {
    /** Hears the page being left while the mode is on; its end detaches the handlers. */
    watchLeaving: fromCallback<TemporarySessionEvent>(() => {}),
  },
  actions: {
    storeFlag: () => {},
    /** The grace time goes with it. */
    removeFlag: () => {},
    signOut: () => {},
  },
  guards: {
    isOn: ({ context }) => context.isOn,
    isInGrace: (_, { at, graceUntil }: { at: number; graceUntil: number | null }) =>
      graceUntil !== null && graceUntil > at,
  },
}).createMachine({
  id: "temporary-session",
  context: ({ input }) => ({ isOn: input.isOn }),
  initial: "reading",
  states: {
    reading: { always: [{ guard: "isOn", target: "on" }, { target: "off" }] },
    off: { on: { "mode.enable": { target: "on", actions: "storeFlag" } } },
    on: {
      invoke: { id: "watchLeaving", src: "watchLeaving" },
      on: {
        "mode.disable": { target: "off", actions: "removeFlag" },
        "page.leave": [
          { guard: { type: "isInGrace", params: ({ event }) => event } },
          // The mode stays on: whoever signs in next on this computer is protected too.
          { actions: "signOut" },
        ],
      },
    },
  },
});

export type TemporarySessionMachine = typeof temporarySessionMachine;
export type TemporarySessionActor = ActorRefFrom<TemporarySessionMachine>;
