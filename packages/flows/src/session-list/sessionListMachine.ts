import type { AccountSession } from "@gratweg/contracts";
import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";
import { failedForm, refusedForm, TIMED_OUT, UNTRIED, type FormTrouble } from "../trouble/formTrouble";
import { toTrouble } from "../trouble/trouble";

/** One session by its id, or all but the one that asks. */
export type SessionEnding = { id: string } | "others";

export interface SessionListContext extends FormTrouble<"password"> {
  sessions: readonly AccountSession[];
  /** What is being ended. */
  ending: SessionEnding | null;
  /** The proof, where one is asked for. */
  password: string;
}

export type SessionListEvent =
  | { type: "list.reload" }
  | { type: "session.end"; id: string }
  | { type: "others.end" }
  | { type: "proof.change"; password: string }
  | { type: "proof.give" }
  | { type: "proof.cancel" };

const types = {} as { context: SessionListContext; events: SessionListEvent; tags: "busy" };
const missing = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));

const fields = {
  fields: ["password"],
  byReason: { "password-wrong": { field: "password", code: "wrong" } },
} as const;

const machine = setup({
  types,
  actors: {
    loadSessions: fromPromise<readonly AccountSession[]>(missing("loadSessions")),
    /** Resolves also for one that is gone already. */
    endSessions: fromPromise<void, { ending: SessionEnding; password: string }>(missing("endSessions")),
  },
  actions: {
    takeSessions: assign((_, { sessions }: { sessions: readonly AccountSession[] }) => ({ sessions })),
    takeEnding: assign((_, { ending }: { ending: SessionEnding }) => ({ ending })),
    /** What has ended is on the list no more. */
    drop: assign(({ context: { sessions, ending } }) => ({
      sessions: sessions.filter(({ id, isCurrent }) => (ending === "others" ? isCurrent : id !== ending?.id)),
    })),
    takeFailure: assign((_, { error }: { error: unknown }) => ({ trouble: toTrouble(error) })),
    takePassword: assign((_, { password }: { password: string }) => ({ password, issues: [] })),
    /** The first time it is a question and no mistake. */
    askForProof: assign(({ context }, { error }: { error: unknown }) =>
      context.password === "" ? UNTRIED : failedForm(context, error, fields),
    ),
    complain: assign(({ context }) => refusedForm(context, [{ field: "password", code: "missing" }])),
    /** Another session is another decision: it is proven anew. */
    forgetProof: assign({ ending: null, password: "", issues: [], attempts: 0 }),
    forgetTrouble: assign({ issues: [], trouble: null }),
  },
  guards: {
    /** The present one is signed out of by signing out. */
    isOther: ({ context }, { id }: { id: string }) =>
      context.sessions.some((session) => session.id === id && !session.isCurrent),
    hasOthers: ({ context }) => context.sessions.some(({ isCurrent }) => !isCurrent),
    isUnproven: (_, { error }: { error: unknown }) => toTrouble(error).reason === "password-wrong",
    isEmpty: ({ context }) => context.password === "",
  },
  delays: { answerLimit: 15_000 },
});

const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const takeError = { type: "takeFailure", params: errorOf } as const;
const timeOut = { type: "takeFailure", params: { error: TIMED_OUT } } as const;

/** Where somebody is signed in: seen, ended one by one or all others at once, by the password where the server asks for it. */
export const sessionListMachine = machine.createMachine({
  id: "session-list",
  context: { ...UNTRIED, sessions: [], ending: null, password: "" },
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
        input: ({ context: { ending, password } }) => ({ ending: ending ?? "others", password }),
        onDone: { target: "listing", actions: ["drop", "forgetProof"] },
        onError: [
          {
            guard: { type: "isUnproven", params: errorOf },
            target: "proving",
            actions: { type: "askForProof", params: errorOf },
          },
          // It stays on the list, as nobody knows whether it has ended.
          { target: "listing", actions: [takeError, "forgetProof"] },
        ],
      },
      after: { answerLimit: { target: "listing", actions: [timeOut, "forgetProof"] } },
    },
    proving: {
      on: {
        "proof.change": {
          actions: { type: "takePassword", params: ({ event }) => ({ password: event.password }) },
        },
        "proof.give": [{ guard: "isEmpty", actions: "complain" }, { target: "ending" }],
        "proof.cancel": { target: "listing", actions: "forgetProof" },
      },
    },
  },
});

export type SessionListMachine = typeof sessionListMachine;
export type SessionListActor = ActorRefFrom<SessionListMachine>;
