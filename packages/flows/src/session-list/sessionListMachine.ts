import type { AccountSession } from "@gratweg/contracts";
import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";
import { TIMED_OUT } from "../trouble/formTrouble";
import { toTrouble, type Trouble } from "../trouble/trouble";

/** One session by its id, or all but the one that asks. */
export type SessionEnding = { id: string } | "others";

export interface SessionListContext {
  sessions: readonly AccountSession[];
  /** What is being ended, or was to be. */
  ending: SessionEnding | null;
  trouble: Trouble | null;
}

export type SessionListEvent =
  { type: "list.reload" } | { type: "session.end"; id: string } | { type: "others.end" };

const types = {} as { context: SessionListContext; events: SessionListEvent; tags: "busy" };
const missing = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));

const machine = setup({
  types,
  actors: {
    loadSessions: fromPromise<readonly AccountSession[]>(missing("loadSessions")),
    /** Resolves also for one that is gone already. */
    endSessions: fromPromise<void, { ending: SessionEnding }>(missing("endSessions")),
  },
  actions: {
    takeSessions: assign((_, { sessions }: { sessions: readonly AccountSession[] }) => ({ sessions })),
    takeEnding: assign((_, { ending }: { ending: SessionEnding }) => ({ ending })),
    /** What has ended is on the list no more. */
    drop: assign(({ context: { sessions, ending } }) => ({
      ending: null,
      sessions: sessions.filter(({ id, isCurrent }) => (ending === "others" ? isCurrent : id !== ending?.id)),
    })),
    takeFailure: assign((_, { error }: { error: unknown }) => ({ trouble: toTrouble(error) })),
    forgetTrouble: assign({ trouble: null }),
  },
  guards: {
    /** The present one is signed out of by signing out. */
    isOther: ({ context }, { id }: { id: string }) =>
      context.sessions.some((session) => session.id === id && !session.isCurrent),
    hasOthers: ({ context }) => context.sessions.some(({ isCurrent }) => !isCurrent),
  },
  delays: { answerLimit: 15_000 },
});

const takeError = {
  type: "takeFailure",
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;
const timeOut = { type: "takeFailure", params: { error: TIMED_OUT } } as const;

/** Where somebody is signed in: seen, ended one by one or all others at once. */
export const sessionListMachine = machine.createMachine({
  id: "session-list",
  context: { sessions: [], ending: null, trouble: null },
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      entry: "forgetTrouble",
      invoke: {
        id: "loadSessions",
        src: "loadSessions",
        onDone: {
          target: "listing",
          actions: { type: "takeSessions", params: ({ event }) => ({ sessions: event.output }) },
        },
        onError: { target: "failed", actions: takeError },
      },
      after: { answerLimit: { target: "failed", actions: timeOut } },
    },
    failed: { on: { "list.reload": "loading" } },
    listing: {
      on: {
        "list.reload": "loading",
        "session.end": {
          guard: { type: "isOther", params: ({ event }) => ({ id: event.id }) },
          target: "ending",
          actions: { type: "takeEnding", params: ({ event }) => ({ ending: { id: event.id } }) },
        },
        "others.end": {
          guard: "hasOthers",
          target: "ending",
          actions: { type: "takeEnding", params: { ending: "others" } },
        },
      },
    },
    ending: {
      tags: "busy",
      entry: "forgetTrouble",
      invoke: {
        id: "endSessions",
        src: "endSessions",
        input: ({ context }) => ({ ending: context.ending ?? "others" }),
        onDone: { target: "listing", actions: "drop" },
        // It stays on the list, as nobody knows whether it has ended.
        onError: { target: "listing", actions: takeError },
      },
      after: { answerLimit: { target: "listing", actions: timeOut } },
    },
  },
});

export type SessionListMachine = typeof sessionListMachine;
export type SessionListActor = ActorRefFrom<SessionListMachine>;
