import { inOrder, type Agreement, type PaymentEvent, type PaymentFacts } from "./events";
import type { StoredState } from "./types";

/** How a contract stands after all that is known about it. */
export interface Folded {
  agreement: Agreement;
  state: StoredState;
  startedAt: Date;
  periodStart: Date;
  paidUntil: Date;
  currentPeriodEnd: Date;
  cancelledAt: Date | null;
  refundedCents: number;
}

type Snapshot = Extract<PaymentFacts, { kind: "subscription" }>;
interface Life {
  state: StoredState;
  /** What was paid last. */
  paid: { start: number; end: number };
  newest: Snapshot;
}

/** A refund may follow the end of a contract by so much and still belong to it. */
const REFUND_WITHIN_MS = 60 * 24 * 60 * 60 * 1000;

/**
 * The state is made anew from all events each time and never from the state before, so that the order in which they arrive, and
 * how often, makes no difference. Null until it is known what was agreed and how the subscription stands.
 */
export function fold(events: readonly PaymentEvent[]): Folded | null {
  const ordered = inOrder(events);
  const agreement = ordered.reduce<Agreement | null>((last, { facts }) => agreementOf(facts) ?? last, null);
  const life = ordered.reduce<Life | null>((before, { facts }) => step(before, facts), null);
  if (!life || !agreement) return null;
  const { state, paid, newest } = life;
  const over = state === "ended" || state === "withdrawn";
  return {
    agreement,
    state,
    startedAt: new Date(newest.startedAt),
    periodStart: new Date(paid.start),
    paidUntil: new Date(paid.end),
    currentPeriodEnd: new Date(accessEnd(life)),
    cancelledAt:
      newest.cancelledAt !== null && (over || newest.cancelling) ? new Date(newest.cancelledAt) : null,
    refundedCents: refunded(ordered, newest),
  };
}

function step(life: Life | null, facts: PaymentFacts): Life | null {
  if (facts.kind === "subscription") return life && isOver(life.newest) ? life : taken(life, facts);
  if (!life || isOver(life.newest)) return life;
  const { state, newest, paid } = life;
  if (facts.kind === "paid" && state !== "pending") {
    const end = Date.parse(facts.periodEnd);
    const start = Date.parse(facts.periodStart ?? newest.periodStart);
    return {
      newest,
      state: newest.cancelling ? "ending" : "active",
      paid: end > paid.end ? { start, end } : paid,
    };
  }
  if (facts.kind === "payment-failed" && !facts.first && state !== "pending")
    return { newest, state: "past-due", paid: before(paid, facts.periodStart) };
  return life;
}

function taken(known: Life | null, newest: Snapshot): Life {
  const { status, cancelling, withdrawn } = newest;
  const period = { start: Date.parse(newest.periodStart), end: Date.parse(newest.periodEnd) };
  const paid = known && known.state !== "pending" ? known.paid : null;
  switch (status) {
    case "active":
    case "trialing":
      return {
        newest,
        state: cancelling ? "ending" : "active",
        // A provider may shorten the period that ends early; paid stays what was paid.
        paid: paid?.start === period.start && paid.end > period.end ? paid : period,
      };
    case "past_due":
    case "unpaid":
    case "paused":
      // The provider moves on to the next period before it is paid; paid is what came before.
      return { newest, state: "past-due", paid: before(paid ?? period, newest.periodStart) };
    case "canceled":
      return { newest, state: withdrawn ? "withdrawn" : "ended", paid: paid ?? period };
    case "incomplete":
    case "incomplete_expired":
      return { newest, state: "pending", paid: period };
  }
}

function before(paid: Life["paid"], periodStart: string): Life["paid"] {
  return { ...paid, end: Math.min(paid.end, Date.parse(periodStart)) };
}

/** What was paid, or the day for which it was cancelled, or when it really ended: whatever comes first. */
function accessEnd({ paid, newest }: Life): number {
  const { cancelAt, cancelling, status, endedAt } = newest;
  const ends = [paid.end];
  if (cancelAt && (cancelling || status === "canceled")) ends.push(Date.parse(cancelAt));
  if (endedAt !== null) ends.push(Date.parse(endedAt));
  return Math.min(...ends);
}

/** Nothing leads back from there. */
function isOver({ status }: Snapshot): boolean {
  return status === "canceled" || status === "incomplete_expired";
}

function agreementOf(facts: PaymentFacts): Agreement | null {
  return facts.kind === "subscription" || facts.kind === "checkout" ? facts.agreement : null;
}

/** Refunds name the customer only; each says how much of its charge went back so far. */
function refunded(events: readonly PaymentEvent[], { startedAt, endedAt }: Snapshot): number {
  const until = endedAt === null ? Number.POSITIVE_INFINITY : Date.parse(endedAt) + REFUND_WITHIN_MS;
  const byCharge = new Map<string, number>();
  for (const { at, facts } of events) {
    const moment = Date.parse(at);
    if (facts.kind !== "refunded" || moment < Date.parse(startedAt) || moment > until) continue;
    byCharge.set(facts.charge, Math.max(facts.cents, byCharge.get(facts.charge) ?? 0));
  }
  return [...byCharge.values()].reduce((sum, cents) => sum + cents, 0);
}
