import { randomUUID } from "node:crypto";
import type { PaymentEvent } from "@gratweg/backoffice/memberships/events";
import { readSubscription } from "./stripe/readStripeEvent";

/**
 * What a provider answered to our own call, as an event. Its number grows with time, because the provider's clock counts whole
 * seconds: of two within one second the later counts.
 */
export function ownEvent(
  action: string,
  provider: PaymentEvent["provider"],
  subscription: unknown,
  at: Date,
): PaymentEvent {
  const order = String(Date.now()).padStart(14, "0");
  return {
    id: `own_${order}_${randomUUID()}`,
    type: `own.${action}`,
    provider,
    at: new Date(Math.floor(at.getTime() / 1000) * 1000).toISOString(),
    ...readSubscription(subscription),
  };
}
