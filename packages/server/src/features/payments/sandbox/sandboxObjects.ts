import { toMetadata } from "../paymentEvent";
import { WITHDRAWN } from "../stripe/readStripeEvent";
import type { SandboxSession, SandboxSubscription } from "./sandboxState";

/** Where it ends or renews itself. */
export function endOf({ cancelAt, periodEnd }: SandboxSubscription): number {
  return Math.min(cancelAt ?? periodEnd, periodEnd);
}

/** The parts of Stripe's objects that matter here, in Stripe's shapes. */
export function subscriptionObject(subscription: SandboxSubscription): object {
  const { id, customer, status, cancelling, withdrawn, agreement } = subscription;
  return {
    id,
    object: "subscription",
    customer,
    status,
    cancel_at_period_end: cancelling && !subscription.cancelAt,
    cancel_at: cancelling ? endOf(subscription) : null,
    canceled_at: subscription.cancelledAt,
    ended_at: subscription.endedAt,
    start_date: subscription.startedAt,
    cancellation_details: { comment: withdrawn ? WITHDRAWN : null },
    items: {
      object: "list",
      data: [
        {
          object: "subscription_item",
          current_period_start: subscription.periodStart,
          current_period_end: subscription.periodEnd,
          price: {
            currency: "eur",
            unit_amount: agreement.priceCents,
            recurring: { interval: agreement.interval },
          },
        },
      ],
    },
    livemode: false,
    metadata: toMetadata(agreement),
  };
}

export function sessionObject(session: SandboxSession, subscription: SandboxSubscription): object {
  return {
    id: session.id,
    object: "checkout.session",
    mode: "subscription",
    status: "complete",
    payment_status: "paid",
    client_reference_id: String(session.agreement.userId),
    customer: subscription.customer,
    subscription: subscription.id,
    livemode: false,
    metadata: toMetadata(session.agreement),
  };
}

export function invoiceObject(
  { id, customer, agreement, periodStart, periodEnd }: SandboxSubscription,
  { paid, first, invoice }: { paid: boolean; first: boolean; invoice: string },
): object {
  const metadata = toMetadata(agreement);
  return {
    id: invoice,
    object: "invoice",
    customer,
    billing_reason: first ? "subscription_create" : "subscription_cycle",
    status: paid ? "paid" : "open",
    currency: "eur",
    amount_due: agreement.priceCents,
    amount_paid: paid ? agreement.priceCents : 0,
    parent: { type: "subscription_details", subscription_details: { subscription: id, metadata } },
    lines: { object: "list", data: [{ period: { start: periodStart, end: periodEnd } }] },
    livemode: false,
  };
}

export function chargeObject({ customer, charge }: SandboxSubscription): object {
  return {
    id: charge?.id,
    object: "charge",
    customer,
    amount: charge?.cents,
    amount_refunded: charge?.refunded,
    refunded: charge?.cents === charge?.refunded,
    livemode: false,
  };
}
