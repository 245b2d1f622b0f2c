import type { Agreement } from "@gratweg/backoffice/memberships/events";
import type { OfferedPlan } from "@gratweg/backoffice/memberships/plans";

export function agreementOf(order: {
  user: { id: number };
  plan: Omit<OfferedPlan, "stripePriceId">;
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
