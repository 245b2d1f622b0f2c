import { fromPromise, setup, type ActorRefFrom } from "xstate";

export interface WidgetInput {
  /** Whether the visitor allows it from the start. */
  isAllowed: boolean;
}

export type WidgetEvent =
  /** This once; nothing is stored. */
  | { type: "widget.load" }
  | { type: "widget.retry" }
  /** A decision was made, here or elsewhere, and this is what it says. */
  | { type: "consent.grant" }
  | { type: "consent.withdraw" };

const types = {} as { context: WidgetInput; events: WidgetEvent; input: WidgetInput };

const missing = () => Promise.reject(new Error("loadWidget is not provided"));

/**
 * Somebody else's part of a page: gated until it is allowed, then loading, showing or failed. A withdrawal unloads it at once, also one
 * that was loaded for this once only.
 */
export const widgetMachine = setup({
  types,
  /** Done when the part shows something; its signal says that it is no longer wanted. */
  actors: { loadWidget: fromPromise<void>(missing) },
  actions: { unloadWidget: () => {} },
  guards: { isAllowed: ({ context }) => context.isAllowed },
  delays: { patience: 15_000 },
}).createMachine({
  id: "widget",
  context: ({ input }) => input,
  initial: "deciding",
  states: {
    deciding: { always: [{ guard: "isAllowed", target: "loading" }, { target: "gated" }] },
    gated: { on: { "widget.load": "loading", "consent.grant": "loading" } },
    loading: {
      invoke: { id: "loadWidget", src: "loadWidget", onDone: "showing", onError: "failed" },
      after: { patience: "failed" },
      on: { "consent.withdraw": { target: "gated", actions: "unloadWidget" } },
    },
    showing: { on: { "consent.withdraw": { target: "gated", actions: "unloadWidget" } } },
    failed: {
      entry: "unloadWidget",
      on: { "widget.retry": "loading", "consent.withdraw": "gated" },
    },
  },
});

export type WidgetMachine = typeof widgetMachine;
export type WidgetActor = ActorRefFrom<WidgetMachine>;
