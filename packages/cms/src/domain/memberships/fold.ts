import { inOrder, type Agreement, type PaymentEvent, type PaymentFacts } from "./events";
import type { StoredState } from "./types";

/** How a contract stands after all that is known about it. */
export interface Folded {
  agreement: Agreement;
  state: StoredState;
  startedAt: Date;
  currentPeriodEnd: Date;
  cancelledAt: Date | null;
  refundedCents: number;
}

type Snapshot = Extract<PaymentFacts, { kind: "subscription" }>;
interface Life {
  state: StoredState;
  end: number;
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
  const { state, end, newest } = life;
  const over = state === "ended" || state === "withdrawn";
  return {
    agreement,
    state,
    startedAt: new Date(newest.startedAt),
    currentPeriodEnd: new Date(end),
    cancelledAt:
      newest.cancelledAt !== null && (over || newest.cancelling) ? new Date(newest.cancelledAt) : null,
    refundedCents: refunded(ordered, newest),
  };
}

function step(life: Life | null, facts: PaymentFacts): Life | null {
  if (facts.kind === "subscription") return life && isOver(life.newest) ? life : taken(life, facts);
  if (!life || isOver(life.newest)) return life;
  const { state, newest, end } = life;
  if (facts.kind === "paid" && state !== "pending")
    return {
      newest,
      state: newest.cancelling ? "ending" : "active",
      end: Math.max(end, Date.parse(facts.periodEnd)),
    };
  if (facts.kind === "payment-failed" && !facts.first && state !== "pending")
    return { newest, state: "past-due", end: Math.min(end, Date.parse(facts.periodStart)) };
  return life;
}

function taken(before: Life | null, newest: Snapshot): Life {
  const { status, cancelling, withdrawn, periodEnd, periodStart, endedAt } = newest;
  const end = Date.parse(periodEnd);
  switch (status) {
    case "active":
    case "trialing":
      return { newest, state: cancelling ? "ending" : "active", end };
    case "past_due":
    case "unpaid":
    case "paused":
      // The provider moves on to the next period before it is paid; paid is what came before.
      return { newest, state: "past-due", end: Math.min(end, Date.parse(periodStart)) };
    case "canceled": {
      const last = endedAt === null ? end : Date.parse(endedAt);
      return {
        newest,
        state: withdrawn ? "withdrawn" : "ended",
        end: Math.min(last, before && before.state !== "pending" ? before.end : end),
      };
    }
    case "incomplete":
    case "incomplete_expired":
      return { newest, state: "pending", end };
  }
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
