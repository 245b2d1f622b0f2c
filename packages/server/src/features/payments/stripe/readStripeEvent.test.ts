import {
  agreement,
  chargeOf,
  eventOf,
  invoiceOf,
  sessionOf,
  sign,
  subscriptionOf,
  T0,
  YEAR,
} from "../../../testing/stripeObjects";
import { BadSignatureError, UnreadableEventError } from "../provider";
import { EVENT_TYPES, readStripeEvent, TOLERANCE_SECONDS } from "./readStripeEvent";

const secret = "whsec_test";
const options = { secret, provider: "stripe" as const };
const read = (body: string, signature = sign(body, secret)) =>
  readStripeEvent(Buffer.from(body), signature, options);
const at = (seconds: number) => new Date(seconds * 1000).toISOString();

const snapshot = {
  kind: "subscription",
  status: "active",
  cancelling: false,
  cancelAt: null,
  withdrawn: false,
  startedAt: at(T0),
  periodStart: at(T0),
  periodEnd: at(T0 + YEAR),
  cancelledAt: null,
  endedAt: null,
  agreement,
};

it.each<[string, object, object]>([
  ["checkout.session.completed", sessionOf(), { kind: "checkout", agreement }],
  [
    "customer.subscription.created",
    subscriptionOf({ status: "incomplete" }),
    { ...snapshot, status: "incomplete" },
  ],
  ["customer.subscription.updated", subscriptionOf(), snapshot],
  [
    "customer.subscription.updated",
    subscriptionOf({ cancel_at_period_end: true, cancel_at: T0 + YEAR, canceled_at: T0 + 60 }),
    { ...snapshot, cancelling: true, cancelAt: at(T0 + YEAR), cancelledAt: at(T0 + 60) },
  ],
  // For a day of its own.
  [
    "customer.subscription.updated",
    subscriptionOf({ cancel_at: T0 + 3_000_000 }),
    { ...snapshot, cancelling: true, cancelAt: at(T0 + 3_000_000) },
  ],
  ["customer.subscription.updated", subscriptionOf({ metadata: {} }), { ...snapshot, agreement: null }],
  [
    "customer.subscription.deleted",
    subscriptionOf({
      status: "canceled",
      canceled_at: T0 + 60,
      ended_at: T0 + 60,
      cancellation_details: { comment: "Widerruf", feedback: null, reason: "cancellation_requested" },
    }),
    { ...snapshot, status: "canceled", withdrawn: true, cancelledAt: at(T0 + 60), endedAt: at(T0 + 60) },
  ],
  ["invoice.paid", invoiceOf(), { kind: "paid", periodStart: at(T0), periodEnd: at(T0 + YEAR) }],
  [
    "invoice.payment_failed",
    invoiceOf({ billing_reason: "subscription_cycle", amount_paid: 0, status: "open" }),
    { kind: "payment-failed", first: false, periodStart: at(T0) },
  ],
  ["invoice.payment_failed", invoiceOf(), { kind: "payment-failed", first: true, periodStart: at(T0) }],
  ["charge.refunded", chargeOf(), { kind: "refunded", charge: "ch_1", cents: 3900 }],
])("%s", (type, object, facts) => {
  expect(read(eventOf(type, object))).toEqual({
    id: "evt_1",
    type,
    provider: "stripe",
    at: at(T0),
    subscription: type === "charge.refunded" ? null : "sub_1",
    customer: "cus_1",
    facts,
  });
});

it("knows customers also when they come along whole", () => {
  expect(
    read(eventOf("charge.refunded", chargeOf({ customer: { id: "cus_2", object: "customer" } })))?.customer,
  ).toBe("cus_2");
});

it.each<[string, object]>([
  ["payment_intent.payment_failed", { id: "pi_1" }],
  ["checkout.session.completed", sessionOf({ mode: "payment", subscription: null })],
  ["invoice.paid", invoiceOf({ parent: null })],
])("what does not matter is ignored: %s", (type, object) => {
  expect(read(eventOf(type, object))).toBeNull();
});

it("names every type that the webhook has to be subscribed to", () => {
  expect([...EVENT_TYPES].sort()).toEqual([
    "charge.refunded",
    "checkout.session.completed",
    "customer.subscription.created",
    "customer.subscription.deleted",
    "customer.subscription.paused",
    "customer.subscription.resumed",
    "customer.subscription.updated",
    "invoice.paid",
    "invoice.payment_failed",
  ]);
});

describe("refuses", () => {
  const body = eventOf("customer.subscription.updated", subscriptionOf());
  const now = () => Math.floor(Date.now() / 1000);

  it.each<[string, () => string]>([
    ["no signature", () => ""],
    ["rubbish", () => "t=abc,v1=def"],
    ["another secret", () => sign(body, "whsec_other")],
    ["another body", () => sign(`${body} `, secret)],
    ["an old timestamp", () => sign(body, secret, now() - TOLERANCE_SECONDS - 5)],
    ["a timestamp from the future", () => sign(body, secret, now() + TOLERANCE_SECONDS + 30)],
    [
      "an old signature under a new timestamp",
      () => sign(body, secret, now() - 900).replace(/t=\d+/, `t=${now()}`),
    ],
  ])("%s", (_, signature) => {
    expect(() => read(body, signature())).toThrow(BadSignatureError);
  });

  it("a signed body that is no JSON", () => {
    expect(() => read("no json")).toThrow(BadSignatureError);
  });

  it("takes a timestamp within the tolerance", () => {
    for (const skew of [-TOLERANCE_SECONDS + 30, TOLERANCE_SECONDS - 30])
      expect(read(body, sign(body, secret, now() + skew))?.id).toBe("evt_1");
  });

  it.each([
    [
      "a known type without its parts",
      eventOf("customer.subscription.updated", subscriptionOf({ items: { data: [] } })),
    ],
    [
      "a moment that no calendar has",
      eventOf("customer.subscription.updated", subscriptionOf({ start_date: 9e15 })),
    ],
    ["no envelope", "[]"],
    ["nothing", "null"],
  ])("%s, signed, is unreadable, and tells nothing of its words", (_, broken) => {
    expect(() => read(broken)).toThrow(UnreadableEventError);
    expect(() => read(broken)).toThrow(/^(?:ZodError|\$ZodError|RangeError)$/);
  });

  it("a type that is a property of every object is none that matters", () => {
    expect(read(eventOf("constructor", {}))).toBeNull();
  });
});
