import { z } from "zod";
import { money } from "./booking";
import { boundedText } from "./bounded";
import { problem } from "./problem";
import { SLUG, slug } from "./trip";

export const PLAN_INTERVALS = ["month", "year"] as const;

/**
 * `active` renews itself at the period's end; `ending` was cancelled and lasts until then; `past-due`: the last payment failed and
 * is tried again; `ended` and `withdrawn` give no access any more.
 */
export const MEMBERSHIP_STATES = ["active", "ending", "past-due", "ended", "withdrawn"] as const;

export const membership = z.object({
  plan: z.object({ slug, name: z.string() }),
  state: z.enum(MEMBERSHIP_STATES),
  price: money,
  interval: z.enum(PLAN_INTERVALS),
  /** ISO 8601 with zone. */
  startedAt: z.iso.datetime(),
  /** Access ends there unless it renews itself: the paid time's end, or the earlier day for which it was cancelled. */
  currentPeriodEnd: z.iso.datetime(),
  /** The next payment's day, if it goes on. */
  paidUntil: z.iso.datetime(),
  /** When it was cancelled or withdrawn. */
  cancelledAt: z.iso.datetime().nullable(),
  /**
   * While it renews itself, what a cancellation that arrives now brings; after that, what it has brought. The refund is for paid
   * time after the end, and is made when the end has come. Null where it was withdrawn.
   */
  cancellation: z.object({ endsAt: z.iso.datetime(), refund: money.nullable() }).nullable(),
  /** What has gone back so far. */
  refunded: money.nullable(),
  /** Until then it may be withdrawn (§ 355 BGB); null where that has passed or was done. */
  withdrawableUntil: z.iso.datetime().nullable(),
  /** What a public declaration may name as the contract. */
  contractNumber: z.string(),
});
export type Membership = z.infer<typeof membership>;

/** Answer of `POST /api/account/membership/cancel`, `/resume` and `/withdraw`; repeated, it stays as it is. */
export const membershipAnswer = z.object({ data: membership });

export const checkoutRequest = z.object({ plan: boundedText(100).regex(SLUG) });
/** Where the browser goes to pay. */
export const checkoutAnswer = z.object({ url: z.url() });
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>;

/** Answer of `GET /api/user-subscription` with an active subscription (section 3). */
export const subscriptionAnswer = z.object({
  success: z.literal(true),
  data: z.object({ customer: z.object({ email: z.string() }) }),
});
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswer>;
/** Its failures. */
export const subscriptionProblem = problem.extend({ success: z.literal(false), message: z.string() });
export type SubscriptionProblem = z.infer<typeof subscriptionProblem>;
