import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";
import { TIMED_OUT } from "../trouble/formTrouble";
import { toTrouble, type Trouble } from "../trouble/trouble";

export interface ResourceContext {
  /** What was asked for last, null before. */
  asked: { params: unknown } | null;
  /** What came last, and for which parameters; kept while the next is under way. */
  answer: { params: unknown; data: unknown } | null;
  trouble: Trouble | null;
}

export type ResourceEvent =
  /** `isTyping`: more letters may follow. */
  | { type: "resource.ask"; params: unknown; isTyping?: boolean }
  | { type: "resource.reload" }
  /** A newer answer came with something else, such as a change. */
  | { type: "resource.replace"; data: unknown };

const types = {} as { context: ResourceContext; events: ResourceEvent; tags: "busy" };

const machine = setup({
  types,
  actors: {
    load: fromPromise<unknown, { params: unknown }>(() => Promise.reject(new Error("load is not provided"))),
  },
  actions: {
    takeParams: assign((_, { params }: { params: unknown }) => ({ asked: { params } })),
    takeData: assign(({ context }, { data }: { data: unknown }) => ({
      answer: { params: context.asked?.params, data },
      trouble: null,
    })),
    takeFailure: assign((_, { error }: { error: unknown }) => ({ trouble: toTrouble(error) })),
    forgetTrouble: assign({ trouble: null }),
  },
  guards: {
    isTyping: (_, { isTyping = false }: { isTyping?: boolean | undefined }) => isTyping,
    hasAnswer: ({ context }) => context.answer !== null,
    isAsked: ({ context }) => context.asked !== null,
    isAgain: ({ context }) => context.asked !== null && context.answer !== null,
  },
  delays: { typingPause: 250, answerLimit: 15_000 },
});

const takeParams = {
  type: "takeParams",
  params: ({ event }: { event: { params: unknown } }) => ({ params: event.params }),
} as const;
const ask = [
  {
    guard: {
      type: "isTyping",
      params: ({ event }: { event: { isTyping?: boolean } }) => ({ isTyping: event.isTyping }),
    },
    target: ".settling",
    reenter: true,
    actions: takeParams,
  },
  { guard: "hasAnswer", target: ".refreshing", reenter: true, actions: takeParams },
  { target: ".loading", reenter: true, actions: takeParams },
] as const;
const loading = {
  tags: "busy",
  invoke: {
    id: "load",
    src: "load",
    input: ({ context }: { context: ResourceContext }) => ({ params: context.asked?.params }),
    onDone: {
      target: "ready",
      actions: {
        type: "takeData",
        params: ({ event }: { event: { output: unknown } }) => ({ data: event.output }),
      },
    },
    onError: {
      target: "failed",
      actions: {
        type: "takeFailure",
        params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
      },
    },
  },
  after: {
    answerLimit: { target: "failed", actions: { type: "takeFailure", params: { error: TIMED_OUT } } },
  },
} as const;

/**
 * Something that a screen reads from a server. What was shown stays while the next is under way and when that fails; a late answer to
 * an older question never wins, because its request ends with the question.
 */
export const resourceMachine = machine.createMachine({
  id: "resource",
  context: { asked: null, answer: null, trouble: null },
  initial: "idle",
  states: {
    idle: {},
    settling: {
      after: { typingPause: [{ guard: "hasAnswer", target: "refreshing" }, { target: "loading" }] },
    },
    loading: { entry: "forgetTrouble", ...loading },
    refreshing: { entry: "forgetTrouble", ...loading },
    ready: {},
    failed: {},
  },
  on: {
    "resource.ask": ask,
    "resource.reload": [
      { guard: "isAgain", target: ".refreshing", reenter: true },
      { guard: "isAsked", target: ".loading", reenter: true },
    ],
    "resource.replace": {
      target: ".ready",
      actions: { type: "takeData", params: ({ event }) => ({ data: event.data }) },
    },
  },
});

export type ResourceMachine = typeof resourceMachine;
export type ResourceActor = ActorRefFrom<ResourceMachine>;
