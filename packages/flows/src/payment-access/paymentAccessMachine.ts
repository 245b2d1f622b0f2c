import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";
import type { CachedPayment } from "./paymentCache";

/** What `GET /api/user-subscription` said: whose subscription is active, or that there is none for the token. */
export type SubscriptionAnswer =
  { outcome: "customer"; email: string } | { outcome: "refused"; status: number };

export interface PaymentAccessInput {
  /** The newest valid cache entry at start-up. */
  restored: CachedPayment | null;
}

/** Section 3; the browser's opinion. What is paid for comes from the server, which decides by itself. */
export interface PaymentAccessContext {
  hasPaymentAccess: boolean;
  lastCheckedEmail: string | null;
  initialized: boolean;
  /** Epoch ms of what is known: of the check or of the cache entry. */
  lastCheckedAt: number | null;
  /** The check that runs. */
  asked: { email: string; at: number } | null;
}

/** A wish to know, with all that decides about it: the machine itself asks neither clock nor storage. */
export interface AccessCheck {
  email: string | null;
  /** Epoch ms. */
  at: number;
  hasToken: boolean;
  /** The valid cache entry of that address; without it where a refresh is forced. */
  cached: CachedPayment | null;
}

/** Another tab stored, replaced or removed an entry; null when it is gone or not valid. */
export interface CacheChange {
  email: string;
  payment: CachedPayment | null;
}

export type PaymentAccessEvent =
  ({ type: "access.check" } & AccessCheck) | ({ type: "cache.change" } & CacheChange);

const types = {} as {
  context: PaymentAccessContext;
  events: PaymentAccessEvent;
  input: PaymentAccessInput;
  tags: "busy";
};

const machine = setup({
  types,
  actors: {
    fetchSubscription: fromPromise<SubscriptionAnswer, { email: string }>(() =>
      Promise.reject(new Error("fetchSubscription is not provided")),
    ),
  },
  actions: {
    take: assign((_, { payment }: { payment: CachedPayment | null }) => (payment ? known(payment) : {})),
    forget: assign(() => UNKNOWN),
    /** What is known of one address is nobody else's, so for another it is as before the first check. */
    ask: assign(({ context }, { email, at }: AccessCheck) => ({
      ...(context.lastCheckedEmail === email ? {} : UNKNOWN),
      asked: { email: email ?? "", at },
    })),
    settle: assign(({ context }, { hasAccess }: { hasAccess: boolean }) =>
      known({ ...asked(context), hasAccess }),
    ),
    storePayment: (_, _params: { payment: CachedPayment }) => {},
    /** Section 8. */
    warnRefused: (_, _params: { answer: SubscriptionAnswer }) => {},
    logMissingToken: () => {},
  },
  guards: {
    isRestored: ({ context }) => context.initialized,
    isNobody: (_, { email }: AccessCheck) => email === null || email === "",
    isCached: (_, { cached }: AccessCheck) => cached !== null,
    isWithoutToken: (_, { hasToken }: AccessCheck) => !hasToken,
    isAskedAlready: ({ context }, { email }: AccessCheck) => context.asked?.email === email,
    /** The entry of somebody about whom nobody asks here. */
    isAnothers: ({ context }, { email }: CacheChange) =>
      (context.asked?.email ?? context.lastCheckedEmail ?? email) !== email,
    isEntry: (_, { payment }: CacheChange) => payment !== null,
    isRemoval: (_, { payment }: CacheChange) => payment === null,
    isCustomer: ({ context }, { answer }: { answer: SubscriptionAnswer }) =>
      answer.outcome === "customer" && answer.email === context.asked?.email,
    isAnotherCustomer: (_, { answer }: { answer: SubscriptionAnswer }) => answer.outcome === "customer",
    /** The server's own no, and not its weakness: only that is kept. */
    isForbidden: (_, { answer }: { answer: SubscriptionAnswer }) =>
      answer.outcome === "refused" && answer.status === 403,
  },
  // Section 9.
  delays: { requestTimeout: 10_000 },
});

const check = ({ event }: { event: AccessCheck }) => event;
const change = ({ event }: { event: CacheChange }) => event;
const answer = ({ event }: { event: { output: SubscriptionAnswer } }) => ({ answer: event.output });
const settle = (hasAccess: boolean) => ({ type: "settle", params: { hasAccess } }) as const;
const store = (hasAccess: boolean) =>
  ({
    type: "storePayment",
    params: ({ context }: { context: PaymentAccessContext }) => ({
      payment: { ...asked(context), hasAccess },
    }),
  }) as const;
const warn = { type: "warnRefused", params: answer } as const;

/** In whichever state: nobody, a cached value, no token, else the server. */
const checks = [
  { guard: { type: "isNobody", params: check }, target: ".unchecked", actions: "forget" },
  {
    guard: { type: "isCached", params: check },
    target: ".checked",
    actions: { type: "take", params: ({ event }: { event: AccessCheck }) => ({ payment: event.cached }) },
  },
  { guard: { type: "isWithoutToken", params: check }, actions: "logMissingToken" },
  {
    target: ".checking",
    actions: { type: "ask", params: check },
  },
] as const;

/**
 * Payment access of sections 4, 5, 8 and 9: false and uninitialised until checked. A time-out grants, so that a paying visitor's
 * screen opens while a server is slow; what lies behind it the server still gives to nobody else.
 */
export const paymentAccessMachine = machine.createMachine({
  id: "payment-access",
  context: ({ input }) => (input.restored ? known(input.restored) : UNKNOWN),
  initial: "restoring",
  states: {
    restoring: { always: [{ guard: "isRestored", target: "checked" }, { target: "unchecked" }] },
    unchecked: {},
    checking: {
      tags: "busy",
      on: {
        // Two parts of a screen that ask at once share one answer.
        "access.check": { guard: { type: "isAskedAlready", params: check } },
        // The answer that is on its way is newer than what was removed.
        "cache.change": { guard: { type: "isRemoval", params: change } },
      },
      invoke: {
        id: "fetchSubscription",
        src: "fetchSubscription",
        input: ({ context }) => ({ email: asked(context).email }),
        onDone: [
          {
            guard: { type: "isCustomer", params: answer },
            target: "checked",
            actions: [store(true), settle(true)],
          },
          {
            guard: { type: "isAnotherCustomer", params: answer },
            target: "checked",
            actions: [store(false), settle(false)],
          },
          {
            guard: { type: "isForbidden", params: answer },
            target: "checked",
            actions: [warn, store(false), settle(false)],
          },
          { target: "checked", actions: [warn, settle(false)] },
        ],
        onError: { target: "checked", actions: settle(false) },
      },
      after: { requestTimeout: { target: "checked", actions: [store(true), settle(true)] } },
    },
    checked: {},
  },
  on: {
    "access.check": checks,
    "cache.change": [
      { guard: { type: "isAnothers", params: change } },
      {
        guard: { type: "isEntry", params: change },
        target: ".checked",
        actions: { type: "take", params: change },
      },
      { target: ".unchecked", actions: "forget" },
    ],
  },
});

export type PaymentAccessMachine = typeof paymentAccessMachine;
export type PaymentAccessActor = ActorRefFrom<PaymentAccessMachine>;

const UNKNOWN: PaymentAccessContext = {
  hasPaymentAccess: false,
  lastCheckedEmail: null,
  initialized: false,
  lastCheckedAt: null,
  asked: null,
};

function known({ email, hasAccess, timestamp }: CachedPayment): PaymentAccessContext {
  return {
    hasPaymentAccess: hasAccess,
    lastCheckedEmail: email,
    initialized: true,
    lastCheckedAt: timestamp,
    asked: null,
  };
}

/** Of the check that runs; without one nothing can be settled. */
function asked({ asked }: PaymentAccessContext): { email: string; timestamp: number } {
  if (asked === null) throw new Error("No check runs.");
  return { email: asked.email, timestamp: asked.at };
}
