import type { PaymentEvent, PaymentFacts } from "@gratweg/backoffice/memberships/events";
import Stripe from "stripe";
import { z } from "zod";
import { fromMetadata } from "../paymentEvent";
import { BadSignatureError, UnreadableEventError } from "../provider";

type SubscriptionFacts = Extract<PaymentFacts, { kind: "subscription" }>;

/** Older signatures are refused, and those from the future: a stolen request cannot be sent again later. */
export const TOLERANCE_SECONDS = 300;

const reference = z
  .union([z.string(), z.looseObject({ id: z.string() })])
  .transform((value) => (typeof value === "string" ? value : value.id));
const seconds = z.int().min(0);
const metadata = z.record(z.string(), z.string()).nullish();

const subscription = z.looseObject({
  id: z.string(),
  customer: reference,
  status: z.enum([
    "incomplete",
    "incomplete_expired",
    "trialing",
    "active",
    "past_due",
    "unpaid",
    "paused",
    "canceled",
  ]),
  cancel_at_period_end: z.boolean(),
  /** With its period too. */
  cancel_at: seconds.nullish(),
  canceled_at: seconds.nullish(),
  ended_at: seconds.nullish(),
  start_date: seconds,
  items: z.looseObject({
    data: z.array(z.looseObject({ current_period_start: seconds, current_period_end: seconds })).min(1),
  }),
  cancellation_details: z.looseObject({ comment: z.string().nullish() }).nullish(),
  metadata,
});
const session = z.looseObject({
  mode: z.string(),
  customer: reference.nullish(),
  subscription: reference.nullish(),
  metadata,
});
const invoice = z.looseObject({
  customer: reference.nullish(),
  billing_reason: z.string().nullish(),
  parent: z
    .looseObject({ subscription_details: z.looseObject({ subscription: reference, metadata }).nullish() })
    .nullish(),
  lines: z.looseObject({
    data: z.array(z.looseObject({ period: z.looseObject({ start: seconds, end: seconds }) })),
  }),
});
const charge = z.looseObject({
  id: z.string(),
  customer: reference.nullish(),
  amount_refunded: z.int().min(0),
});
const envelope = z.looseObject({
  id: z.string(),
  type: z.string(),
  created: seconds,
  data: z.looseObject({ object: z.unknown() }),
});

/** Stands in the cancellation of a subscription that was withdrawn. */
export const WITHDRAWN = "Widerruf";

type Read = Pick<PaymentEvent, "subscription" | "customer" | "facts">;

const readers: Readonly<Record<string, (object: unknown) => Read | null>> = {
  "checkout.session.completed": readSession,
  "customer.subscription.created": (object) => readSubscription(object),
  "customer.subscription.updated": (object) => readSubscription(object),
  "customer.subscription.deleted": (object) => readSubscription(object),
  "customer.subscription.paused": (object) => readSubscription(object),
  "customer.subscription.resumed": (object) => readSubscription(object),
  "invoice.paid": (object) => {
    const read = readInvoice(object);
    return (
      read && {
        ...read.of,
        facts: { kind: "paid", periodStart: moment(read.start), periodEnd: moment(read.end) },
      }
    );
  },
  "invoice.payment_failed": (object) => {
    const read = readInvoice(object);
    return (
      read && {
        ...read.of,
        facts: { kind: "payment-failed", first: read.first, periodStart: moment(read.start) },
      }
    );
  },
  "charge.refunded": (object) => {
    const { id, customer = null, amount_refunded } = charge.parse(object);
    return { subscription: null, customer, facts: { kind: "refunded", charge: id, cents: amount_refunded } };
  },
};

/** The events that the webhook has to be subscribed to at the provider. */
export const EVENT_TYPES = Object.keys(readers);

/** Checks the signature and reads what matters. An event that cannot be read throws: the provider sends it again. */
export function readStripeEvent(
  rawBody: Buffer,
  signature: string,
  {
    secret,
    provider,
    now = Date.now,
  }: { secret: string; provider: PaymentEvent["provider"]; now?: () => number },
): PaymentEvent | null {
  const sent = verified(rawBody, signature, secret, now());
  try {
    const { id, type, created, data } = envelope.parse(sent);
    const read = Object.hasOwn(readers, type) ? readers[type]?.(data.object) : null;
    return read ? { id, type, provider, at: moment(created), ...read } : null;
  } catch (error) {
    // Its message quotes what was sent.
    throw new UnreadableEventError((error as Error).name);
  }
}

function verified(rawBody: Buffer, signature: string, secret: string, now: number): unknown {
  try {
    const event = Stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_SECONDS);
    // Stripe's library looks for old ones only. It takes the last time that a header names.
    const stamps = [...signature.matchAll(/(?:^|,)t=(\d+)/g)].map(([, stamp]) => Number(stamp));
    if (stamps.some((stamp) => stamp > now / 1000 + TOLERANCE_SECONDS))
      throw new RangeError("a signature from the future");
    return event;
  } catch (error) {
    // Also a body that is not JSON: who signs with our secret never sends one.
    throw new BadSignatureError((error as Error).name);
  }
}

export function readSubscription(object: unknown): Read & { subscription: string; facts: SubscriptionFacts } {
  const read = subscription.parse(object);
  const periods = read.items.data;
  return {
    subscription: read.id,
    customer: read.customer,
    facts: {
      kind: "subscription",
      status: read.status,
      cancelling: read.cancel_at_period_end || typeof read.cancel_at === "number",
      cancelAt: read.cancel_at ? moment(read.cancel_at) : null,
      withdrawn: read.cancellation_details?.comment === WITHDRAWN,
      startedAt: moment(read.start_date),
      periodStart: moment(Math.max(...periods.map(({ current_period_start }) => current_period_start))),
      periodEnd: moment(Math.max(...periods.map(({ current_period_end }) => current_period_end))),
      cancelledAt: read.canceled_at ? moment(read.canceled_at) : null,
      endedAt: read.ended_at ? moment(read.ended_at) : null,
      agreement: fromMetadata(read.metadata),
    },
  };
}

function readSession(object: unknown): Read | null {
  const { mode, customer = null, subscription: of = null, metadata: kept } = session.parse(object);
  if (mode !== "subscription") return null;
  return { subscription: of, customer, facts: { kind: "checkout", agreement: fromMetadata(kept) } };
}

/** Null for an invoice of no subscription. */
function readInvoice(object: unknown) {
  const { customer = null, billing_reason, parent, lines } = invoice.parse(object);
  const details = parent?.subscription_details;
  if (!details || lines.data.length === 0) return null;
  return {
    of: { subscription: details.subscription, customer },
    first: billing_reason === "subscription_create",
    start: Math.max(...lines.data.map(({ period }) => period.start)),
    end: Math.max(...lines.data.map(({ period }) => period.end)),
  };
}

function moment(unix: number): string {
  return new Date(unix * 1000).toISOString();
}
