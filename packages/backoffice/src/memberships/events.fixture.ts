import type { Agreement, PaymentEvent, PaymentFacts, ProviderStatus } from "./events";

export const agreement: Agreement = {
  userId: 7,
  planSlug: "gratweg-plus",
  planName: "Gratweg Plus",
  priceCents: 3900,
  interval: "year",
  origin: "http://localhost:8000",
};

const START = Date.parse("2027-03-01T09:00:00Z");
const DAY = 24 * 60 * 60 * 1000;
/** So many days after the contract was made. */
export const on = (day: number, seconds = 0): string =>
  new Date(START + day * DAY + seconds * 1000).toISOString();

type Snapshot = Extract<PaymentFacts, { kind: "subscription" }>;
export const snapshot = (status: ProviderStatus, more: Partial<Snapshot> = {}): Snapshot => ({
  kind: "subscription",
  status,
  cancelling: false,
  cancelAt: null,
  withdrawn: false,
  startedAt: on(0),
  periodStart: on(0),
  periodEnd: on(365),
  cancelledAt: null,
  endedAt: null,
  agreement,
  ...more,
});

export function event(id: string, type: string, at: string, facts: PaymentFacts): PaymentEvent {
  const subscription = facts.kind === "refunded" ? null : "sub_1";
  return { id, type, provider: "stripe", at, subscription, customer: "cus_1", facts };
}

/** Everything that a provider says in the life of a membership: bought, renewed, refused, paid, cancelled, kept, cancelled, over. */
export function life(): PaymentEvent[] {
  const second = { periodStart: on(365), periodEnd: on(730) };
  const created = "customer.subscription.created";
  const updated = "customer.subscription.updated";
  return [
    event("evt_01", created, on(0), snapshot("incomplete")),
    event("evt_02", "checkout.session.completed", on(0), { kind: "checkout", agreement }),
    event("evt_03", updated, on(0), snapshot("active")),
    event("evt_04", "invoice.paid", on(0), { kind: "paid", periodStart: on(0), periodEnd: on(365) }),
    event("evt_05", updated, on(365), snapshot("active", second)),
    event("evt_06", "invoice.payment_failed", on(365, 3600), {
      kind: "payment-failed",
      first: false,
      periodStart: on(365),
    }),
    event("evt_07", updated, on(365, 3600), snapshot("past_due", second)),
    event("evt_08", "invoice.paid", on(368), { kind: "paid", periodStart: on(365), periodEnd: on(730) }),
    event("evt_09", updated, on(368), snapshot("active", second)),
    event(
      "evt_10",
      updated,
      on(400),
      snapshot("active", { ...second, cancelling: true, cancelledAt: on(400) }),
    ),
    event("evt_11", updated, on(401), snapshot("active", second)),
    event(
      "evt_12",
      updated,
      on(500),
      snapshot("active", { ...second, cancelling: true, cancelledAt: on(500) }),
    ),
    event(
      "evt_13",
      "customer.subscription.deleted",
      on(730),
      snapshot("canceled", { ...second, cancelledAt: on(500), endedAt: on(730) }),
    ),
    event("evt_14", "charge.refunded", on(731), { kind: "refunded", charge: "ch_2", cents: 1000 }),
  ];
}
