import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";

/** A route that a visitor came to. */
export interface PageView {
  /** The route's full path: the address's path with its query. */
  path: string;
  /** Epoch ms. */
  at: number;
}

/** Something that a page could not draw or do. It stays in the page's memory; the client tells of it without a word of what it says. */
export interface PageFailure {
  error: unknown;
  /** Where it happened: path of the address. */
  path: string;
  /** Epoch ms. */
  at: number;
}

/** The library from the moment it runs. */
export interface AnalyticsClient {
  view(view: PageView): void;
  /** Without it nobody is told of failures. */
  fail?(failure: PageFailure): void;
  /** Sends nothing more, not even what waits to be sent, and stores nothing more. */
  stop(): void;
}

export interface AnalyticsContext {
  client: AnalyticsClient | null;
  /** Seen since consent, while the library is not there yet. */
  waiting: readonly PageView[];
  /** Happened since consent, while the library is not there yet. */
  failures: readonly PageFailure[];
  /** Counted last since consent, without its query. */
  lastPath: string | null;
}

export type AnalyticsEvent =
  | { type: "consent.grant" }
  | { type: "consent.withdraw" }
  | { type: "route.change"; view: PageView }
  | { type: "page.fail"; failure: PageFailure };

/** Views, and failures, that are kept while the library cannot be loaded; older ones are given up. */
export const MAX_WAITING = 50;

const types = {} as { context: AnalyticsContext; events: AnalyticsEvent };

/** Answers how to start it: whoever withdraws before that has stored and sent nothing. */
export type StartClient = () => AnalyticsClient;

const missing = () => Promise.reject(new Error("loadClient is not provided"));

const pathOf = ({ path }: PageView) => path.split("?")[0] ?? path;

/**
 * Counts page views (section 2) from consent to withdrawal. A view carries the route's query. The path that was counted last is
 * not counted again: routes are paths (the table of section 2), and routers announce a changed query or hash too. A library that could not be loaded is tried again with the next route.
 */
export const analyticsMachine = setup({
  types,
  actors: { loadClient: fromPromise<StartClient>(missing) },
  actions: {
    keep: assign(({ context }, view: PageView) => ({
      waiting: [...context.waiting, view].slice(-MAX_WAITING),
    })),
    count: assign((_, view: PageView) => ({ lastPath: pathOf(view) })),
    start: assign((_, { start }: { start: StartClient }) => ({ client: start() })),
    keepFailure: assign(({ context }, failure: PageFailure) => ({
      failures: [...context.failures, failure].slice(-MAX_WAITING),
    })),
    sendWaiting: ({ context }) => {
      context.waiting.forEach((view) => context.client?.view(view));
      context.failures.forEach((failure) => context.client?.fail?.(failure));
    },
    clearWaiting: assign({ waiting: [], failures: [] }),
    send: ({ context }, view: PageView) => context.client?.view(view),
    sendFailure: ({ context }, failure: PageFailure) => context.client?.fail?.(failure),
    stop: ({ context }) => context.client?.stop(),
    /** Removes what was stored, also by the library of an earlier page. */
    forget: () => {},
    clear: assign({ client: null, waiting: [], failures: [], lastPath: null }),
  },
  guards: { isNew: ({ context }, view: PageView) => pathOf(view) !== context.lastPath },
}).createMachine({
  id: "analytics",
  context: { client: null, waiting: [], failures: [], lastPath: null },
  initial: "off",
  states: {
    off: { on: { "consent.grant": "loading" } },
    loading: {
      invoke: {
        id: "loadClient",
        src: "loadClient",
        onDone: {
          target: "running",
          actions: [
            { type: "start", params: ({ event }) => ({ start: event.output }) },
            "sendWaiting",
            "clearWaiting",
          ],
        },
        onError: "failed",
      },
      on: {
        "page.fail": { actions: { type: "keepFailure", params: ({ event }) => event.failure } },
        "route.change": {
          guard: { type: "isNew", params: ({ event }) => event.view },
          actions: [
            { type: "keep", params: ({ event }) => event.view },
            { type: "count", params: ({ event }) => event.view },
          ],
        },
      },
    },
    running: {
      on: {
        "page.fail": { actions: { type: "sendFailure", params: ({ event }) => event.failure } },
        "route.change": {
          guard: { type: "isNew", params: ({ event }) => event.view },
          actions: [
            { type: "send", params: ({ event }) => event.view },
            { type: "count", params: ({ event }) => event.view },
          ],
        },
      },
    },
    failed: {
      on: {
        "page.fail": {
          target: "loading",
          actions: { type: "keepFailure", params: ({ event }) => event.failure },
        },
        "route.change": {
          guard: { type: "isNew", params: ({ event }) => event.view },
          target: "loading",
          actions: [
            { type: "keep", params: ({ event }) => event.view },
            { type: "count", params: ({ event }) => event.view },
          ],
        },
      },
    },
  },
  on: { "consent.withdraw": { target: ".off", actions: ["stop", "forget", "clear"] } },
});

export type AnalyticsMachine = typeof analyticsMachine;
export type AnalyticsActor = ActorRefFrom<AnalyticsMachine>;
