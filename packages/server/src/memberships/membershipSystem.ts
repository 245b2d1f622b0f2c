import { z } from "zod";
import { readAnswer } from "../content/contentSystem";
import { internalCalls } from "../content/contentSystemCalls";
import type { PaymentEvent } from "../payments/paymentEvent";
import type { OfferedPlan } from "../payments/provider";
import type { CallerContext } from "../ports";

const plan = z.object({
  slug: z.string(),
  name: z.string(),
  priceCents: z.int().min(0),
  interval: z.enum(["month", "year"]),
  stripePriceId: z.string().nullable(),
});
const outcome = z.object({ outcome: z.enum(["applied", "duplicate", "waiting", "unrelated"]) });
export type RecordOutcome = z.infer<typeof outcome>["outcome"];

/** What the content system keeps about memberships besides who is a member. Both reject when it cannot be asked. */
export interface MembershipSystem {
  /** Undefined for a plan that is not offered. */
  plan(slug: string, context: CallerContext): Promise<OfferedPlan | undefined>;
  /** Exactly once for each event's id. */
  record(event: PaymentEvent, context: CallerContext): Promise<RecordOutcome>;
}

export function createMembershipSystem(
  origin: string,
  secret: string,
  request: typeof fetch = fetch,
): MembershipSystem {
  const call = internalCalls(origin, secret, request);
  return {
    async plan(slug, context) {
      const response = await call(`membership-plans/${encodeURIComponent(slug)}`, context);
      return response.status === 404 ? undefined : readAnswer(response, plan);
    },
    record: async (event, context) =>
      (await readAnswer(await call("payment-events", context, event), outcome)).outcome,
  };
}
