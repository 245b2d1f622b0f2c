import type { Membership } from "@gratweg/contracts";
import { berlinDay } from "@gratweg/contracts/kernel";
import type { Subscription } from "@gratweg/design-system";

/** As the pass shows it. One that has ended is shown like none. */
export function membershipState(membership: Membership | null): Subscription {
  if (membership === null) return { state: "none" };
  const { state, price, startedAt, currentPeriodEnd, cancelledAt } = membership;
  const since = berlinDay(startedAt);
  const end = berlinDay(currentPeriodEnd);
  switch (state) {
    case "active":
      return { state: "active", renewsOn: end, amountCents: price.amount, since };
    case "ending":
      return { state: "cancelled", endsOn: end, since };
    case "past-due":
      return { state: "pastDue", amountCents: price.amount, accessUntil: end, since };
    case "withdrawn":
      return { state: "withdrawn", withdrawnOn: berlinDay(cancelledAt ?? currentPeriodEnd) };
    case "ended":
      return { state: "none" };
  }
}

/** Whether it gives access at present, as far as the browser can tell. */
export function isRunning(membership: Membership | null, now: Date = new Date()): boolean {
  if (membership === null || membership.state === "ended" || membership.state === "withdrawn") return false;
  return new Date(membership.currentPeriodEnd) > now;
}
