import { DAY_MS, daysBetween, monthAfter, nextMidnight, noonOf } from "./berlin-calendar";
import type { PlanInterval } from "./types";

/** What the rules have to know of a contract. */
export interface Term {
  interval: PlanInterval;
  priceCents: number;
  startedAt: Date;
  /** Beginning and end of what was paid last; contracts from before this was kept have no beginning. */
  periodStart: Date | null;
  paidUntil: Date;
}

export interface Cancellation {
  endsAt: Date;
  refundCents: number;
}

/**
 * What a cancellation that arrives at this moment brings (§ 309 Nr. 9 BGB). A month, and a contract's first year, run to their
 * end. A year that renewed itself ends one month after the cancellation has arrived, with that day (§§ 187, 188 BGB), if it is not
 * over before; what was paid for the rest goes back.
 */
export function cancellationAt(receivedAt: Date, term: Term): Cancellation {
  if (!isLaterYear(term)) return { endsAt: term.paidUntil, refundCents: 0 };
  // Providers count whole seconds.
  const notice = new Date(nextMidnight(monthAfter(noonOf(receivedAt))) - 1000);
  const endsAt = notice < term.paidUntil ? notice : term.paidUntil;
  return { endsAt, refundCents: unusedCents(endsAt, term) };
}

/** What goes back of a contract that ends so: the days after its last one, each cent that is not whole for the customer. */
export function unusedCents(endsAt: Date, term: Term): number {
  const { periodStart, paidUntil, priceCents } = term;
  if (!isLaterYear(term) || periodStart === null || endsAt >= paidUntil) return 0;
  const days = daysBetween(periodStart, paidUntil);
  const unused = Math.min(days, daysBetween(endsAt, paidUntil));
  return unused <= 0 ? 0 : Math.ceil((priceCents * unused) / days);
}

/** A provider may date contract and first period some seconds apart. */
function isLaterYear({ interval, startedAt, periodStart }: Term): boolean {
  return interval === "year" && periodStart !== null && periodStart.getTime() - startedAt.getTime() > DAY_MS;
}
