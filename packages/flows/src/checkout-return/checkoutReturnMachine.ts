import { assign, fromPromise, setup, type ActorRefFrom } from "xstate";
import type { SubscriptionAnswer } from "../payment-access/paymentAccessMachine";

/** How the payment page was left. Only the provider's event, which the server hears, says that it was paid. */
export type CheckoutOutcome = "completed" | "abandoned" | "declined";

export interface CheckoutReturnInput {
  outcome: CheckoutOutcome;
}

export interface CheckoutReturnContext extends CheckoutReturnInput {
  /** Answers that were not yet a yes. */
  tries: number;
}

export type CheckoutReturnEvent = { type: "return.retry" };

const types = {} as {
  context: CheckoutReturnContext;
  events: CheckoutReturnEvent;
  input: CheckoutReturnInput;
  tags: "busy";
};

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 8_000;

const machine = setup({
  types,
  actors: {
    fetchSubscription: fromPromise<SubscriptionAnswer>(() =>
      Promise.reject(new Error("fetchSubscription is not provided")),
    ),
  },
  actions: {
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    /** Payment access has to be asked anew. */
    confirmPayment: () => {},
  },
  guards: {
    isAbandoned: ({ context }) => context.outcome === "abandoned",
    isDeclined: ({ context }) => context.outcome === "declined",
    isCustomer: (_, { answer }: { answer: SubscriptionAnswer }) => answer.outcome === "customer",
    isUnauthorized: (_, { answer }: { answer: SubscriptionAnswer }) =>
      answer.outcome === "refused" && answer.status === 401,
  },
  delays: {
    pollPause: ({ context }) => Math.min(FIRST_PAUSE_MS * 2 ** context.tries, LONGEST_PAUSE_MS),
    patience: 60_000,
    answerLimit: 15_000,
  },
});

const answerOf = ({ event }: { event: { output: SubscriptionAnswer } }) => ({ answer: event.output });
const isCustomer = { type: "isCustomer", params: answerOf } as const;
const isUnauthorized = { type: "isUnauthorized", params: answerOf } as const;
const fetchSubscription = { id: "fetchSubscription", src: "fetchSubscription" } as const;

/**
 * Back from the payment page: the subscription is asked for, with growing pauses, until the provider's event has arrived. After a minute
 * it takes longer, and one asks by hand; nothing is lost by leaving.
 */
export const checkoutReturnMachine = machine.createMachine({
  id: "checkout-return",
  context: ({ input }) => ({ outcome: input.outcome, tries: 0 }),
  initial: "reading",
  states: {
    reading: {
      always: [
        { guard: "isAbandoned", target: "abandoned" },
        { guard: "isDeclined", target: "declined" },
        { target: "polling" },
      ],
    },
    polling: {
      tags: "busy",
      initial: "asking",
      after: { patience: "late" },
      states: {
        asking: {
          invoke: {
            ...fetchSubscription,
            onDone: [
              { guard: isCustomer, target: "#checkout-return.paid" },
              { guard: isUnauthorized, target: "#checkout-return.signedOut" },
              { target: "waiting" },
            ],
            // A server in trouble may still hear of the payment.
            onError: { target: "waiting" },
          },
          after: { answerLimit: "waiting" },
        },
        waiting: { after: { pollPause: { target: "asking", actions: "countTry" } } },
      },
    },
    late: {
      initial: "resting",
      states: {
        resting: { on: { "return.retry": "asking" } },
        asking: {
          tags: "busy",
          invoke: {
            ...fetchSubscription,
            onDone: [
              { guard: isCustomer, target: "#checkout-return.paid" },
              { guard: isUnauthorized, target: "#checkout-return.signedOut" },
              { target: "resting" },
            ],
            onError: { target: "resting" },
          },
          after: { answerLimit: "resting" },
        },
      },
    },
    paid: { entry: "confirmPayment" },
    abandoned: {},
    declined: {},
    /** The session ended meanwhile; the payment holds. */
    signedOut: {},
  },
});

export type CheckoutReturnMachine = typeof checkoutReturnMachine;
export type CheckoutReturnActor = ActorRefFrom<CheckoutReturnMachine>;
