export type PlanInterval = "month" | "year";

export type ProviderStatus =
  "incomplete" | "incomplete_expired" | "trialing" | "active" | "past_due" | "unpaid" | "paused" | "canceled";

/** What was agreed with whom. The provider keeps it with the subscription. */
export interface Agreement {
  userId: number;
  planSlug: string;
  planName: string;
  priceCents: number;
  interval: PlanInterval;
  origin: string;
}

export interface SubscriptionFacts {
  kind: "subscription";
  status: ProviderStatus;
  /** Ends with its period, or on a day of its own. */
  cancelling: boolean;
  cancelAt: string | null;
  withdrawn: boolean;
  startedAt: string;
  periodStart: string;
  periodEnd: string;
  cancelledAt: string | null;
  endedAt: string | null;
  agreement: Agreement | null;
}

/** What the content system is told; it decides the state from all events of a subscription. Moments are ISO 8601. */
export interface PaymentEvent {
  id: string;
  type: string;
  provider: "stripe" | "sandbox";
  at: string;
  subscription: string | null;
  customer: string | null;
  facts:
    | { kind: "checkout"; agreement: Agreement | null }
    | SubscriptionFacts
    | { kind: "paid"; periodStart: string; periodEnd: string }
    | { kind: "payment-failed"; first: boolean; periodStart: string }
    | { kind: "refunded"; charge: string; cents: number };
}

export function agreementOf(order: {
  user: { id: number };
  plan: { slug: string; name: string; priceCents: number; interval: PlanInterval };
  origin: string;
}): Agreement {
  const { slug, name, priceCents, interval } = order.plan;
  return {
    userId: order.user.id,
    planSlug: slug,
    planName: name,
    priceCents,
    interval,
    origin: order.origin,
  };
}

/** Providers keep texts only. */
export function toMetadata(agreement: Agreement): Record<string, string> {
  const { userId, planSlug, planName, priceCents, interval, origin } = agreement;
  return {
    userId: String(userId),
    plan: planSlug,
    planName,
    priceCents: String(priceCents),
    interval,
    origin,
  };
}

/** Null for a subscription that was not made here. */
export function fromMetadata(
  metadata: Readonly<Record<string, string>> | null | undefined,
): Agreement | null {
  const { userId = "", plan = "", planName = "", priceCents = "", interval, origin = "" } = metadata ?? {};
  if (!/^[1-9]\d{0,9}$/.test(userId) || !/^\d{1,9}$/.test(priceCents) || plan === "" || origin === "")
    return null;
  if (interval !== "month" && interval !== "year") return null;
  return {
    userId: Number(userId),
    planSlug: plan,
    planName,
    priceCents: Number(priceCents),
    interval,
    origin,
  };
}
