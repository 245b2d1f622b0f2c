import { SimulatedClock, type AnyMachineSnapshot } from "xstate";
import { controlledPromise } from "../testing/controlledPromise";
import { allTransitions, generatePaths, walk, type GraphEvent } from "../testing/paths";
import {
  paymentAccessMachine,
  type PaymentAccessContext,
  type SubscriptionAnswer,
} from "./paymentAccessMachine";
import type { CachedPayment } from "./paymentCache";

const AT = 1_800_000_000_000;
const anna = "anna@example.org";
const ben = "ben@example.org";
const cachedOf = (email: string, hasAccess: boolean): CachedPayment => ({
  email,
  hasAccess,
  timestamp: AT - 1,
});

const DONE = "xstate.done.actor.fetchSubscription";
const FAILED = "xstate.error.actor.fetchSubscription";
const TIMED_OUT = "xstate.after.requestTimeout.payment-access.checking";

const check = (email: string | null, more: object = {}): GraphEvent => ({
  type: "access.check",
  email,
  at: AT,
  hasToken: true,
  cached: null,
  ...more,
});
const answers: SubscriptionAnswer[] = [
  { outcome: "customer", email: anna },
  { outcome: "customer", email: ben },
  { outcome: "refused", status: 403 },
  { outcome: "refused", status: 503 },
];

const paths = generatePaths(paymentAccessMachine, {
  inputs: [{ restored: null }, { restored: cachedOf(anna, true) }],
  events: (snapshot): GraphEvent[] => [
    check(null),
    check(""),
    check(anna),
    check(ben),
    check(anna, { hasToken: false }),
    check(anna, { cached: cachedOf(anna, true) }),
    { type: "cache.change", email: anna, payment: cachedOf(anna, false) },
    { type: "cache.change", email: anna, payment: null },
    { type: "cache.change", email: ben, payment: cachedOf(ben, true) },
    ...(snapshot.matches("checking")
      ? [
          ...answers.map((output) => ({ type: DONE, output })),
          { type: FAILED, error: new TypeError("offline") },
          { type: TIMED_OUT },
        ]
      : []),
  ],
  project: ({ value, context }: AnyMachineSnapshot) => {
    const { hasPaymentAccess, lastCheckedEmail, initialized, asked } = context as PaymentAccessContext;
    return [value as unknown, hasPaymentAccess, lastCheckedEmail, initialized, asked?.email];
  },
});

it("walks every generated path as the pure machine predicts it, and visits every transition", async () => {
  const visited = new Set<string>();
  for (const path of paths) {
    const fetchSubscription = controlledPromise<SubscriptionAnswer, { email: string }>();
    const clock = new SimulatedClock();
    const machine = paymentAccessMachine.provide({ actors: { fetchSubscription: fetchSubscription.logic } });
    const walked = await walk(machine, path, clock, {
      [DONE]: ({ output }) => fetchSubscription.last().resolve(output as SubscriptionAnswer),
      [FAILED]: ({ error }) => fetchSubscription.last().reject(error),
      [TIMED_OUT]: () => clock.increment(10_000),
    });
    expect({ events: path.events, values: walked.values }).toEqual({
      events: path.events,
      values: path.values,
    });
    for (const name of walked.visited) visited.add(name);
  }
  expect([...visited].sort()).toEqual(allTransitions(paymentAccessMachine));
});
