import { assign, fromPromise, raise, setup, type ActorRefFrom } from "xstate";
import type { Credentials, SessionUser } from "./credentials";
import { toSessionFailure, type SessionFailure } from "./SessionError";

/** How somebody proves who they are. Nothing of it is kept. `isShared`: on a public or shared computer the session is a short one. */
export type Proof =
  | { kind: "password"; identifier: string; password: string; isShared?: boolean }
  /** What a social provider sent the visitor back with. */
  | {
      kind: "provider";
      provider: string;
      accessToken: string;
      /** The secret of the tab that asked the provider: what came back is worth nothing elsewhere. */
      verifier?: string;
      isShared?: boolean;
    };

export interface SessionInput {
  credentials: Credentials | null;
}

export interface SessionContext {
  token: string | null;
  user: SessionUser | null;
  /** Why the last sign-in failed, until the next one. */
  failure: SessionFailure | null;
  /** Whether the check that runs leads a signed-in visitor on to the portal. */
  isLeading: boolean;
  /** What the check that runs is about. */
  checkedToken: string | null;
}

export type SessionEvent =
  /** One of the six screens of signing in was opened; `isSuspended`: its address has `confirm` or `token` (section 4). */
  | { type: "auth.open"; isSuspended: boolean }
  | { type: "session.signIn"; proof: Proof }
  /** A registration or a new password brought a token with it. */
  | { type: "session.adopt"; credentials: Credentials }
  /** `isEnded`: at the content system it has ended already, with its account. */
  | { type: "session.signOut"; isEnded?: boolean }
  /** A call was refused with this token; without one, with whichever. */
  | { type: "session.lose"; token?: string }
  | { type: "user.change"; user: SessionUser }
  /** Another tab has signed in or out. */
  | { type: "tab.change"; credentials: Credentials | null };

const types = {} as { context: SessionContext; events: SessionEvent; input: SessionInput; tags: "busy" };
const missing = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));

const machine = setup({
  types,
  actors: {
    /** The content system's user of a token (app start). */
    fetchUser: fromPromise<SessionUser, { token: string }>(missing("fetchUser")),
    /** The own server's word about a token (session check); rejects when it is not valid. */
    checkToken: fromPromise<unknown, { token: string }>(missing("checkToken")),
    signIn: fromPromise<Credentials, { proof: Proof }>(missing("signIn")),
  },
  actions: {
    take: assign((_, { credentials }: { credentials: Credentials | null }) => ({
      token: credentials?.token ?? null,
      user: credentials?.user ?? null,
      failure: null,
    })),
    takeUser: assign((_, { user }: { user: SessionUser }) => ({ user })),
    forget: assign({ token: null, user: null }),
    rememberChecked: assign(({ context }) => ({ checkedToken: context.token })),
    rememberLeading: assign((_, { isSuspended }: { isSuspended: boolean }) => ({ isLeading: !isSuspended })),
    lose: raise({ type: "session.lose" }),
    forgetFailure: assign({ failure: null }),
    takeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toSessionFailure(error) })),
    storeCredentials: (_, _params: { credentials: Credentials | null }) => {},
    /** Three local-storage keys, two cookies and what is known of that person's payments. */
    removeCredentials: () => {},
    rememberProvider: (_, _params: { proof: Proof }) => {},
    /** The flag of section 4, for this tab. */
    raiseLoggedOutFlag: () => {},
    clearLoggedOutFlag: () => {},
    /** The auth provider's own sign-out, if there is one. */
    signOutRemotely: () => {},
    /** What was typed into forms and is kept for a reload; the next person at this computer is not to read it. */
    forgetDrafts: () => {},
    goToPortal: () => {},
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isSignedOut: (_, { credentials }: { credentials: Credentials | null }) => credentials === null,
    isSame: ({ context }, { credentials }: { credentials: Credentials | null }) =>
      context.token === (credentials?.token ?? null),
    /** A late refusal of an older token ends nothing. */
    isOurs: ({ context }, { token }: { token?: string | undefined }) =>
      token === undefined || token === context.token,
    /** Whoever has signed out or in meanwhile is not whom the check is about. */
    isChecked: ({ context }) => context.token === context.checkedToken,
    isLeading: ({ context }) => context.isLeading && context.token === context.checkedToken,
  },
  // Section 9.
  delays: { checkDeadline: 2_000 },
});

const credentialsOf = ({ event }: { event: { credentials: Credentials | null } }) => event;
const current = ({ context: { token, user } }: { context: SessionContext }) => ({
  credentials: token === null ? null : { token, user },
});
const storeCurrent = { type: "storeCredentials", params: current } as const;
const rememberLeading = {
  type: "rememberLeading",
  params: ({ event }: { event: { isSuspended: boolean } }) => event,
} as const;
const lose = ["removeCredentials", "forget"] as const;
const isOurs = {
  type: "isOurs",
  params: ({ event }: { event: { token?: string } }) => ({ token: event.token }),
} as const;
const isLost = { guard: isOurs, target: "anonymous", actions: lose } as const;
const adopt = {
  target: "authenticated",
  actions: [{ type: "take", params: credentialsOf }, storeCurrent, "clearLoggedOutFlag"],
} as const;
const signOut = {
  target: "anonymous",
  actions: ["signOutRemotely", "removeCredentials", "forgetDrafts", "raiseLoggedOutFlag", "forget"],
} as const;
const isSame = { guard: { type: "isSame", params: credentialsOf } } as const;
const restore = {
  target: "restoring",
  // The token may be another one.
  reenter: true,
  actions: { type: "take", params: credentialsOf },
} as const;
const isNobody = { guard: { type: "isSignedOut", params: credentialsOf } } as const;
const follow = [isSame, { ...isNobody, target: "anonymous", actions: "forget" }, restore] as const;

const failedCheck = [
  { guard: "isChecked", target: "resting", actions: "lose" },
  // About a token that is gone: it says nothing about who is here now.
  { target: "resting" },
] as const;

/**
 * The session of sections 4 and 8. `account` is who one is; `check` is the server's word when somebody with a token opens a screen
 * of signing in. Whatever fails takes the stored credentials with it, silently; what was typed into forms stays.
 */
export const sessionMachine = machine.createMachine({
  id: "session",
  context: ({ input: { credentials } }) => ({
    token: credentials?.token ?? null,
    user: credentials?.user ?? null,
    failure: null,
    isLeading: false,
    checkedToken: null,
  }),
  type: "parallel",
  states: {
    account: {
      initial: "starting",
      states: {
        starting: { always: [{ guard: "hasToken", target: "restoring" }, { target: "anonymous" }] },
        restoring: {
          tags: "busy",
          invoke: {
            id: "fetchUser",
            src: "fetchUser",
            input: ({ context }) => ({ token: context.token ?? "" }),
            onDone: {
              target: "authenticated",
              actions: [{ type: "takeUser", params: ({ event }) => ({ user: event.output }) }, storeCurrent],
            },
            onError: { target: "anonymous", actions: lose },
          },
          on: {
            "session.adopt": adopt,
            "session.signOut": signOut,
            "session.lose": isLost,
            "tab.change": follow,
          },
        },
        anonymous: {
          on: {
            "session.signIn": { target: "signingIn", actions: "forgetFailure" },
            "session.adopt": adopt,
            "tab.change": [isSame, restore],
          },
        },
        signingIn: {
          tags: "busy",
          invoke: {
            id: "signIn",
            src: "signIn",
            input: ({ event }) => ({
              proof: (event as Extract<SessionEvent, { type: "session.signIn" }>).proof,
            }),
            onDone: {
              target: "authenticated",
              actions: [
                { type: "take", params: ({ event }) => ({ credentials: event.output }) },
                storeCurrent,
                "clearLoggedOutFlag",
              ],
            },
            onError: {
              target: "anonymous",
              actions: { type: "takeFailure", params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: {
            // A shared computer was left before the answer came.
            "session.signOut": signOut,
            // What is stored now is the other tab's: a failure here must not hide it.
            "tab.change": [isNobody, restore],
          },
          entry: {
            type: "rememberProvider",
            params: ({ event }) => ({
              proof: (event as Extract<SessionEvent, { type: "session.signIn" }>).proof,
            }),
          },
        },
        authenticated: {
          on: {
            "user.change": {
              actions: [{ type: "takeUser", params: ({ event }) => ({ user: event.user }) }, storeCurrent],
            },
            "session.adopt": adopt,
            "session.signOut": signOut,
            "session.lose": isLost,
            "tab.change": follow,
          },
        },
      },
    },
    check: {
      initial: "resting",
      states: {
        resting: {
          on: {
            "auth.open": {
              guard: "hasToken",
              target: "checking",
              actions: ["rememberChecked", rememberLeading],
            },
          },
        },
        checking: {
          invoke: {
            id: "checkToken",
            src: "checkToken",
            input: ({ context }) => ({ token: context.token ?? "" }),
            onDone: [
              { guard: "isLeading", target: "resting", actions: ["clearLoggedOutFlag", "goToPortal"] },
              { target: "resting" },
            ],
            onError: failedCheck,
          },
          after: { checkDeadline: failedCheck },
          on: {
            // On to another of these screens: its address decides, the question is the same.
            "auth.open": { actions: rememberLeading },
            // The answer would be about a token that is not ours any more.
            "session.adopt": "resting",
            "session.signOut": "resting",
            "session.lose": { guard: isOurs, target: "resting" },
            "tab.change": [isSame, { target: "resting" }],
          },
        },
      },
    },
  },
});

export type SessionMachine = typeof sessionMachine;
export type SessionActor = ActorRefFrom<SessionMachine>;
