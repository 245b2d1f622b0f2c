import type { PlanInterval } from "@gratweg/backoffice/memberships/types";
import { chargeObject, endOf, invoiceObject, sessionObject, subscriptionObject } from "./sandboxObjects";
import type { SandboxSession, SandboxSubscription } from "./sandboxState";

/** What is announced: a type of Stripe's and the object as it is at that moment. */
export interface Announcement {
  type: string;
  object: object;
}
export type Names = (kind: "sub" | "cus" | "ch" | "in") => string;

const DAY = 86_400;

/** How a subscription lives; each step changes it and says what Stripe would announce. Moments are seconds. */
export function begin(
  session: SandboxSession,
  page: string,
  now: number,
  name: Names,
): { subscription: SandboxSubscription; said: Announcement[] } {
  const { agreement, email } = session;
  const subscription: SandboxSubscription = {
    id: name("sub"),
    customer: session.customer ?? name("cus"),
    page,
    email,
    agreement,
    status: "active",
    cancelling: false,
    cancelAt: null,
    withdrawn: false,
    startedAt: now,
    periodStart: now,
    periodEnd: addInterval(now, agreement.interval),
    cancelledAt: null,
    endedAt: null,
    declines: false,
    charge: { id: name("ch"), cents: agreement.priceCents, refunded: 0 },
  };
  const invoice = invoiceObject(subscription, { paid: true, first: true, invoice: name("in") });
  const said = [
    { type: "customer.subscription.created", object: subscriptionObject(subscription) },
    { type: "invoice.paid", object: invoice },
    { type: "checkout.session.completed", object: sessionObject(session, subscription) },
  ];
  return { subscription, said };
}

/** Without a day it ends with its period. */
export function cancel(subscription: SandboxSubscription, at: number | null, now: number): Announcement[] {
  if (subscription.status === "canceled") throw new Error("the subscription has ended");
  if (subscription.cancelling) return [];
  Object.assign(subscription, { cancelling: true, cancelAt: at, cancelledAt: now });
  return updated(subscription);
}

export function resume(subscription: SandboxSubscription): Announcement[] {
  if (subscription.status === "canceled") throw new Error("the subscription has ended");
  if (!subscription.cancelling) return [];
  Object.assign(subscription, { cancelling: false, cancelAt: null, cancelledAt: null });
  return updated(subscription);
}

export function end(subscription: SandboxSubscription, now: number): Announcement[] {
  if (subscription.status === "canceled") return [];
  Object.assign(subscription, {
    status: "canceled",
    cancelledAt: subscription.cancelledAt ?? now,
    endedAt: now,
  });
  return [{ type: "customer.subscription.deleted", object: subscriptionObject(subscription) }];
}

/** Of the last payment so much goes back that it is `cents` in total. */
export function payBack(subscription: SandboxSubscription, cents: number): Announcement[] {
  const { charge } = subscription;
  const total = Math.min(cents, charge?.cents ?? 0);
  if (!charge || charge.refunded >= total) return [];
  charge.refunded = total;
  return [{ type: "charge.refunded", object: chargeObject(subscription) }];
}

/** Everything back, then the end. */
export function withdraw(subscription: SandboxSubscription, now: number): Announcement[] {
  if (subscription.status === "canceled") return [];
  const said = payBack(subscription, subscription.charge?.cents ?? 0);
  Object.assign(subscription, { withdrawn: true, cancelledAt: now });
  return [...said, ...end(subscription, now)];
}

/** What is due by itself: the end of what was cancelled, else the next period, paid or not. */
export function goOn(subscription: SandboxSubscription, now: number, name: Names): Announcement[] {
  const due = endOf(subscription);
  if (subscription.status !== "active" || due > now) return [];
  if (subscription.cancelling) return end(subscription, due);
  const { interval, priceCents } = subscription.agreement;
  subscription.periodStart = subscription.periodEnd;
  subscription.periodEnd = addInterval(subscription.periodStart, interval, subscription.startedAt);
  const paid = !subscription.declines;
  subscription.status = paid ? "active" : "past_due";
  if (paid) subscription.charge = { id: name("ch"), cents: priceCents, refunded: 0 };
  const invoice = invoiceObject(subscription, { paid, first: false, invoice: name("in") });
  return [
    { type: paid ? "invoice.paid" : "invoice.payment_failed", object: invoice },
    ...updated(subscription),
  ];
}

/** The card works again: what is owed is collected. */
export function collect(subscription: SandboxSubscription, name: Names): Announcement[] {
  subscription.declines = false;
  if (subscription.status !== "past_due") return [];
  subscription.status = "active";
  subscription.charge = { id: name("ch"), cents: subscription.agreement.priceCents, refunded: 0 };
  const invoice = invoiceObject(subscription, { paid: true, first: false, invoice: name("in") });
  return [{ type: "invoice.paid", object: invoice }, ...updated(subscription)];
}

/**
 * As though so much time had passed since it was bought: its moments move into the past, because ours is the real clock. Never
 * further than where it renews itself or ends. When it was cancelled stays: it would be another cancellation.
 */
export function wind(
  subscription: SandboxSubscription,
  days: number | "end",
  now: number,
  name: Names,
): Announcement[] {
  if (subscription.status !== "active") return [];
  const rest = Math.max(0, endOf(subscription) - now);
  const by = days === "end" ? rest : Math.min(rest, days * DAY);
  subscription.startedAt -= by;
  subscription.periodStart -= by;
  subscription.periodEnd -= by;
  if (subscription.cancelAt) subscription.cancelAt -= by;
  // First what was moved, or what was paid would be what it was before.
  return [...updated(subscription), ...goOn(subscription, now, name)];
}

function updated(subscription: SandboxSubscription): Announcement[] {
  return [{ type: "customer.subscription.updated", object: subscriptionObject(subscription) }];
}

/** The day of the first period in the next month or year; where there is none, the month's last. */
export function addInterval(from: number, interval: PlanInterval, first = from): number {
  const date = new Date(from * 1000);
  const day = new Date(first * 1000).getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + (interval === "year" ? 12 : 1));
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return Math.floor(date.getTime() / 1000);
}
