import { formatDate } from "../../format/formatDate";
import { membershipMicrocopy } from "../../microcopy/membershipMicrocopy";

const { sentences, facts, payment, owed } = membershipMicrocopy.subscription;

interface Known {
  /** `YYYY-MM-DD` */
  since?: string;
  /** „Visa, endet auf 4242“ */
  method?: string;
}

/** Days are `YYYY-MM-DD`, amounts cents. */
export type Subscription =
  | { state: "none" }
  | ({ state: "active"; renewsOn: string; amountCents: number } & Known)
  | ({ state: "cancelled"; endsOn: string } & Known)
  | ({ state: "pastDue"; dueOn?: string; amountCents: number; accessUntil?: string } & Known)
  | ({ state: "paused"; resumesOn?: string } & Known)
  | { state: "withdrawn"; withdrawnOn: string };

export function sentenceOf(subscription: Subscription): string {
  switch (subscription.state) {
    case "none":
      return sentences.none;
    case "active":
      return sentences.active(subscription.renewsOn);
    case "cancelled":
      return sentences.cancelled(subscription.endsOn);
    case "pastDue":
      return sentences.pastDue(subscription.accessUntil);
    case "paused":
      return sentences.paused(subscription.resumesOn);
    case "withdrawn":
      return sentences.withdrawn(subscription.withdrawnOn);
  }
}

export interface SubscriptionFact {
  label: string;
  value: string;
}

export function factsOf(subscription: Subscription): SubscriptionFact[] {
  if (subscription.state === "none" || subscription.state === "withdrawn") return [];
  const { since, method } = subscription;
  return [
    nextFact(subscription),
    method !== undefined && { label: facts.method, value: method },
    since !== undefined && { label: facts.since, value: formatDate(since) },
  ].filter((fact) => fact !== false && fact !== null);
}

function nextFact(
  subscription: Exclude<Subscription, { state: "none" | "withdrawn" }>,
): SubscriptionFact | null {
  switch (subscription.state) {
    case "active":
      return {
        label: facts.nextPayment,
        value: payment(subscription.amountCents, subscription.renewsOn),
      };
    case "cancelled":
      return { label: facts.ends, value: formatDate(subscription.endsOn) };
    case "pastDue":
      return { label: facts.due, value: owed(subscription.amountCents, subscription.dueOn) };
    case "paused":
      return subscription.resumesOn
        ? { label: facts.resumes, value: formatDate(subscription.resumesOn) }
        : null;
  }
}
