import { z } from "zod";
import { readAnswer } from "../content/readAnswer";
import { internalCalls } from "../content/contentSystemCalls";
import type { PaymentEvent } from "../payments/paymentEvent";
import type { GivenBack, OfferedPlan } from "../payments/provider";
import type { CallerContext } from "../ports";
import { contract } from "./membershipSource";

const plan = z.object({
  slug: z.string(),
  name: z.string(),
  priceCents: z.int().min(0),
  interval: z.enum(["month", "year"]),
  stripePriceId: z.string().nullable(),
});
const recorded = z.object({
  outcome: z.enum(["applied", "duplicate", "waiting", "unrelated"]),
  /** What has to go back in total, of a contract that has ended; said again with each of its events. */
  owed: z.object({ contract, cents: z.int().min(1) }).nullable(),
  /** A contract that was paid when its account was gone already, made on that site; said until everything has gone back. */
  unowned: z.object({ contract, origin: z.string() }).nullable(),
});
export type Recorded = z.infer<typeof recorded>;
export type Owed = NonNullable<Recorded["owed"]>;
export type Unowned = NonNullable<Recorded["unowned"]>;

/** What the content system keeps about memberships besides who is a member. Both reject when it cannot be asked. */
export interface MembershipSystem {
  /** Undefined for a plan that is not offered. */
  plan(slug: string, context: CallerContext): Promise<OfferedPlan | undefined>;
  /** Exactly once for each event's id. */
  record(event: PaymentEvent, context: CallerContext): Promise<Recorded>;
  /** Everything of a contract without an owner went back: who paid gets a mail, once. */
  recordReturn(returned: GivenBack, context: CallerContext): Promise<void>;
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
    async recordReturn({ event, ...givenBack }, context) {
      await readAnswer(await call("payment-events", context, { ...event, givenBack }), recorded);
    },
    record: async (event, context) => readAnswer(await call("payment-events", context, event), recorded),
  };
}
