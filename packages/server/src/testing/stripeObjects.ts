import Stripe from "stripe";

/** Objects and events as Stripe sends them, shortened to what is read and a little more. */
export const T0 = 1_803_891_600; // 2027-03-01T09:00:00Z
export const YEAR = 31_536_000;

export const metadata = {
  userId: "7",
  plan: "gratweg-plus",
  planName: "Gratweg Plus",
  priceCents: "3900",
  interval: "year",
  origin: "http://localhost:8000",
};
export const agreement = {
  userId: 7,
  planSlug: "gratweg-plus",
  planName: "Gratweg Plus",
  priceCents: 3900,
  interval: "year" as const,
  origin: "http://localhost:8000",
};

export const subscriptionOf = (more: object = {}): object => ({
  id: "sub_1",
  object: "subscription",
  billing_mode: { type: "flexible" },
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, reason: null },
  collection_method: "charge_automatically",
  currency: "eur",
  customer: "cus_1",
  default_payment_method: "pm_1",
  ended_at: null,
  items: {
    object: "list",
    data: [
      {
        id: "si_1",
        object: "subscription_item",
        current_period_end: T0 + YEAR,
        current_period_start: T0,
        price: {
          id: "price_1",
          currency: "eur",
          unit_amount: 3900,
          recurring: { interval: "year", interval_count: 1 },
        },
        quantity: 1,
      },
    ],
    has_more: false,
  },
  latest_invoice: "in_1",
  livemode: false,
  metadata,
  start_date: T0,
  status: "active",
  ...more,
});

export const sessionOf = (more: object = {}): object => ({
  id: "cs_test_1",
  object: "checkout.session",
  client_reference_id: "7",
  customer: "cus_1",
  customer_details: { email: "anna@post.example" },
  mode: "subscription",
  payment_status: "paid",
  status: "complete",
  subscription: "sub_1",
  metadata,
  ...more,
});

export const invoiceOf = (more: object = {}): object => ({
  id: "in_1",
  object: "invoice",
  amount_due: 3900,
  amount_paid: 3900,
  billing_reason: "subscription_create",
  currency: "eur",
  customer: "cus_1",
  lines: {
    object: "list",
    data: [{ id: "il_1", object: "line_item", amount: 3900, period: { start: T0, end: T0 + YEAR } }],
  },
  parent: {
    type: "subscription_details",
    quote_details: null,
    subscription_details: { metadata, subscription: "sub_1" },
  },
  status: "paid",
  ...more,
});

export const chargeOf = (more: object = {}): object => ({
  id: "ch_1",
  object: "charge",
  amount: 3900,
  amount_refunded: 3900,
  customer: "cus_1",
  payment_intent: "pi_1",
  refunded: true,
  ...more,
});

export const eventOf = (type: string, object: object, more: object = {}): string =>
  JSON.stringify({
    id: "evt_1",
    object: "event",
    api_version: "2026-10-28.endive",
    created: T0,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    ...more,
  });

export function sign(payload: string, secret: string, timestamp = Math.floor(Date.now() / 1000)): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}
