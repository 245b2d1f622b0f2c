import type { CheckoutAnswer } from "@gratweg/contracts";
import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";
import { TIMED_OUT } from "../trouble/formTrouble";
import { toTrouble, type Trouble } from "../trouble/trouble";

export interface CheckoutInput {
  /** What was chosen before a page was left for signing in. */
  plan: string | null;
}

export interface CheckoutContext extends CheckoutInput {
  trouble: Trouble | null;
}

export type CheckoutEvent =
  | { type: "plan.choose"; plan: string; isSignedIn: boolean }
  /** Somebody has signed in: on with the plan that was kept. */
  | { type: "checkout.resume" }
  | { type: "checkout.retry" }
  | { type: "checkout.abandon" }
  /** The page is there again: one went back from the payment page. */
  | { type: "page.return" };

const types = {} as {
  context: CheckoutContext;
  events: CheckoutEvent;
  input: CheckoutInput;
  tags: "busy";
};

const machine = setup({
  types,
  actors: {
    createCheckout: fromPromise<CheckoutAnswer, { plan: string }>(() =>
      Promise.reject(new Error("createCheckout is not provided")),
    ),
  },
  actions: {
    takePlan: assign((_, { plan }: { plan: string }) => ({ plan, trouble: null })),
    forgetPlan: assign({ plan: null, trouble: null }),
    takeFailure: assign((_, { error }: { error: unknown }) => ({ trouble: toTrouble(error) })),
    forgetTrouble: assign({ trouble: null }),
    storePlan: (_, _params: { plan: string }) => {},
    removePlan: () => {},
    goToSignIn: () => {},
    /** Section 4: whoever comes back from the payment page in temporary mode is still signed in. */
    grantGrace: () => {},
    goToPayment: (_, _params: { url: string }) => {},
  },
  guards: {
    hasPlan: ({ context }) => context.plan !== null,
    isSignedIn: (_, { isSignedIn }: { isSignedIn: boolean }) => isSignedIn,
    isUnauthorized: (_, { error }: { error: unknown }) => toTrouble(error).reason === "unauthorized",
  },
  delays: { answerLimit: 15_000, leaveLimit: 20_000 },
});

const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const planOf = ({ event }: { event: { plan: string } }) => ({ plan: event.plan });
const take = [
  { type: "takePlan", params: planOf },
  { type: "storePlan", params: planOf },
] as const;
const choose = [
  {
    guard: {
      type: "isSignedIn",
      params: ({ event }: { event: { isSignedIn: boolean } }) => ({ isSignedIn: event.isSignedIn }),
    },
    target: "creating",
    actions: take,
  },
  { target: "identifying", actions: [...take, "goToSignIn"] },
] as const;
const resume = { guard: "hasPlan", target: "creating" } as const;
const abandon = { target: "choosing", actions: ["forgetPlan", "removePlan"] } as const;
const timedOut = {
  target: "failed",
  actions: { type: "takeFailure", params: { error: TIMED_OUT } },
} as const;

/**
 * From a plan to the payment page. Who is not signed in signs in or registers first, and the plan waits; what is paid is decided by
 * the provider's events and never here.
 */
export const checkoutMachine = machine.createMachine({
  id: "checkout",
  context: ({ input }) => ({ plan: input.plan, trouble: null }),
  initial: "choosing",
  states: {
    choosing: { on: { "plan.choose": choose, "checkout.resume": resume } },
    identifying: {
      on: { "plan.choose": choose, "checkout.resume": resume, "checkout.abandon": abandon },
    },
    creating: {
      tags: "busy",
      entry: "forgetTrouble",
      invoke: {
        id: "createCheckout",
        src: "createCheckout",
        input: ({ context }) => ({ plan: context.plan ?? "" }),
        onDone: {
          target: "leaving",
          actions: [
            "removePlan",
            "grantGrace",
            { type: "goToPayment", params: ({ event }) => ({ url: event.output.url }) },
          ],
        },
        onError: [
          // The session ended meanwhile; the plan waits.
          {
            guard: { type: "isUnauthorized", params: errorOf },
            target: "identifying",
            actions: "goToSignIn",
          },
          { target: "failed", actions: { type: "takeFailure", params: errorOf } },
        ],
      },
      after: { answerLimit: timedOut },
    },
    leaving: {
      tags: "busy",
      on: { "page.return": "choosing" },
      // A page that never opens: the button lives again.
      after: { leaveLimit: timedOut },
    },
    failed: {
      on: { "plan.choose": choose, "checkout.retry": resume, "checkout.abandon": abandon },
    },
  },
});

export type CheckoutMachine = typeof checkoutMachine;
export type CheckoutActor = ActorRefFrom<CheckoutMachine>;
