import type { Membership, Money } from "@gratweg/contracts";
import { cancellationAt, unusedCents, type Cancellation, type Term } from "./cancellation";
import type { MembershipAnswer, StoredSubscription } from "./types";
import { withdrawableUntil } from "./withdrawal";

const RUNNING = new Set<StoredSubscription["state"]>(["active", "ending", "past-due"]);

/** The one decision about access: a contract that runs, and only as long as it is paid for. No job has to end anything. */
export function givesAccess(row: StoredSubscription, now: Date): boolean {
  return RUNNING.has(row.state) && row.currentPeriodEnd > now;
}

/** The contract that counts among all of one address: who pays twice has access as long as either gives it. */
export function answerFor(rows: readonly StoredSubscription[], now: Date): MembershipAnswer {
  const [row] = rows.filter(({ state }) => state !== "pending").sort((a, b) => rank(b, now) - rank(a, now));
  if (!row) return { membership: null, hasAccess: false, contract: null };
  const { provider, providerId, customerId } = row;
  return {
    membership: membershipOf(row, now),
    hasAccess: givesAccess(row, now),
    contract: { provider, id: providerId, customer: customerId },
  };
}

export function membershipOf(row: StoredSubscription, now: Date): Membership {
  const state = stateAt(row, now);
  const until = withdrawableUntil(row.startedAt);
  const over = state === "ended" || state === "withdrawn" || until < now;
  return {
    plan: { slug: row.planSlug, name: row.planName },
    state,
    price: euros(row.priceCents),
    interval: row.interval,
    startedAt: row.startedAt.toISOString(),
    currentPeriodEnd: row.currentPeriodEnd.toISOString(),
    paidUntil: row.paidUntil.toISOString(),
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    cancellation: shown(cancellationOf(row, state, now)),
    refunded: someEuros(row.refundedCents),
    withdrawableUntil: over ? null : until.toISOString(),
    contractNumber: row.contractNumber,
  };
}

function cancellationOf(row: StoredSubscription, state: Membership["state"], now: Date): Cancellation | null {
  if (state === "withdrawn") return null;
  if (state === "active") return cancellationAt(now, row);
  return { endsAt: row.currentPeriodEnd, refundCents: owedAtEnd(row) };
}

/** What goes back of a contract that ends, or has ended, when this one does. */
export function owedAtEnd(row: Term & Pick<StoredSubscription, "state" | "currentPeriodEnd">): number {
  return row.state === "ending" || row.state === "ended" ? unusedCents(row.currentPeriodEnd, row) : 0;
}

function shown(cancellation: Cancellation | null): Membership["cancellation"] {
  if (!cancellation) return null;
  const { endsAt, refundCents } = cancellation;
  return { endsAt: endsAt.toISOString(), refund: someEuros(refundCents) };
}

const euros = (amount: number): Money => ({ amount, currency: "EUR" });
const someEuros = (amount: number): Money | null => (amount > 0 ? euros(amount) : null);

/** What was cancelled has ended at its time; what should have renewed itself and was not paid is past due. */
function stateAt({ state, currentPeriodEnd }: StoredSubscription, now: Date): Membership["state"] {
  if (state === "pending") throw new Error("a contract that was never paid is nobody's membership");
  if (currentPeriodEnd > now) return state;
  return state === "ending" ? "ended" : state === "active" ? "past-due" : state;
}

function rank(row: StoredSubscription, now: Date): number {
  const weight = givesAccess(row, now) ? 2 : RUNNING.has(row.state) ? 1 : 0;
  // Any moment fits below 1e14 milliseconds.
  const moment = weight === 2 ? row.currentPeriodEnd : row.startedAt;
  return weight * 1e14 + moment.getTime();
}
