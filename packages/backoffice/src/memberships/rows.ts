import type { Knex } from "knex";
import type { Provider, StoredState, StoredSubscription, PlanInterval } from "./types";

export type { Knex };
export type Row = Record<string, unknown>;

export const SUBSCRIPTIONS = "subscriptions";
export const EVENTS = "payment_events";

/** Columns of a contract's row, without Strapi's own. */
export function columnsOf(subscription: Omit<StoredSubscription, "contractNumber">): Row {
  const { email, userId, state, planSlug, planName, priceCents, interval, origin } = subscription;
  return {
    email,
    user_id: userId,
    state,
    plan_slug: planSlug,
    plan_name: planName,
    price_cents: priceCents,
    interval,
    started_at: subscription.startedAt,
    period_start: subscription.periodStart,
    paid_until: subscription.paidUntil,
    current_period_end: subscription.currentPeriodEnd,
    cancelled_at: subscription.cancelledAt,
    refunded_cents: subscription.refundedCents,
    origin,
    provider: subscription.provider,
    provider_id: subscription.providerId,
    customer_id: subscription.customerId,
  };
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Drivers differ in moments only. */
export function subscriptionOf(row: Row): StoredSubscription {
  const moment = (value: unknown) => new Date(value as number | string | Date);
  const momentOrNull = (value: unknown) => (value === null || value === undefined ? null : moment(value));
  return {
    contractNumber: String(row.contract_number),
    email: String(row.email),
    userId: Number(row.user_id),
    state: row.state as StoredState,
    planSlug: String(row.plan_slug),
    planName: String(row.plan_name),
    priceCents: Number(row.price_cents),
    interval: row.interval as PlanInterval,
    startedAt: moment(row.started_at),
    periodStart: momentOrNull(row.period_start),
    paidUntil: moment(row.paid_until ?? row.current_period_end),
    currentPeriodEnd: moment(row.current_period_end),
    cancelledAt: momentOrNull(row.cancelled_at),
    refundedCents: Number(row.refunded_cents ?? 0),
    origin: textOf(row.origin),
    provider: row.provider as Provider,
    providerId: String(row.provider_id),
    customerId: textOf(row.customer_id) || null,
  };
}
