import type { Suggestions } from "@gratweg/contracts";
import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";

export interface TripSuggestionsContext {
  /** As it stands in the field. */
  typed: string;
  /** Of `answered`; they stay in sight while the next ones are asked for. */
  suggestions: Suggestions | null;
  /** What `suggestions` belong to, without blanks around; null before the first answer. */
  answered: string | null;
  /** What was searched on this device. */
  recent: readonly string[];
}

export type TripSuggestionsEvent =
  | { type: "text.type"; typed: string }
  /** The field has been entered, or an arrow key asks for the list. */
  | { type: "list.open"; typed: string }
  | { type: "list.close" }
  | { type: "recent.forget" };

const types = {} as { context: TripSuggestionsContext; events: TripSuggestionsEvent };

/**
 * Suggestions while somebody types. An answer that comes late never shows, because leaving `asking` stops its actor,
 * whose signal aborts the request.
 */
export const tripSuggestionsMachine = setup({
  types,
  actors: {
    fetchSuggestions: fromPromise<Suggestions, { typed: string }>(() =>
      Promise.reject(new Error("fetchSuggestions is not provided")),
    ),
    readRecent: fromPromise<readonly string[]>(() => Promise.resolve([])),
  },
  actions: {
    takeTyped: assign((_, { typed }: { typed: string }) => ({ typed })),
    storeRecent: assign((_, { recent }: { recent: readonly string[] }) => ({ recent })),
    storeAnswer: assign(({ context }, { suggestions }: { suggestions: Suggestions }) => ({
      suggestions,
      answered: context.typed.trim(),
    })),
    dropAnswer: assign({ suggestions: null, answered: null }),
    dropRecent: assign({ recent: [] }),
    forgetRecent: () => {},
  },
  guards: {
    isBlank: ({ context }) => context.typed.trim() === "",
    isAnswered: ({ context }) => context.answered === context.typed.trim(),
  },
  delays: { typingPause: 25 },
}).createMachine({
  id: "trip-suggestions",
  context: { typed: "", suggestions: null, answered: null, recent: [] },
  initial: "closed",
  on: {
    "text.type": {
      target: ".deciding",
      actions: { type: "takeTyped", params: ({ event }) => ({ typed: event.typed }) },
    },
    "list.open": {
      target: ".opening",
      actions: { type: "takeTyped", params: ({ event }) => ({ typed: event.typed }) },
    },
    "list.close": ".closed",
    "recent.forget": { actions: ["dropRecent", "forgetRecent"] },
  },
  states: {
    closed: {},
    opening: {
      invoke: {
        id: "readRecent",
        src: "readRecent",
        onDone: {
          target: "deciding",
          actions: { type: "storeRecent", params: ({ event }) => ({ recent: event.output }) },
        },
        onError: "deciding",
      },
    },
    deciding: {
      always: [
        { guard: "isBlank", target: "showing", actions: "dropAnswer" },
        { guard: "isAnswered", target: "showing" },
        { target: "pausing" },
      ],
    },
    pausing: { after: { typingPause: "asking" } },
    asking: {
      invoke: {
        id: "fetchSuggestions",
        src: "fetchSuggestions",
        input: ({ context }) => ({ typed: context.typed.trim() }),
        onDone: {
          target: "showing",
          actions: { type: "storeAnswer", params: ({ event }) => ({ suggestions: event.output }) },
        },
        // Whoever types can search all the same: no complaint, and no list of something else.
        onError: { target: "showing", actions: "dropAnswer" },
      },
    },
    showing: {},
  },
});

export type TripSuggestionsMachine = typeof tripSuggestionsMachine;
export type TripSuggestionsActor = ActorRefFrom<TripSuggestionsMachine>;
