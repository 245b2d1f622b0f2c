import type { Membership } from "@gratweg/contracts";

/** As it is stored; readers see `pending` never, and of the others what `read.ts` makes of the time. */
export type StoredState = "pending" | "active" | "ending" | "past-due" | "ended" | "withdrawn";
export type Provider = "stripe" | "sandbox";
export type PlanInterval = "month" | "year";

/** What a contract is about, agreed when it was made. */
export interface Agreed {
  planSlug: string;
  planName: string;
  priceCents: number;
  interval: PlanInterval;
}

/** A row of `subscriptions`, moments as dates. */
export interface StoredSubscription extends Agreed {
  contractNumber: string;
  email: string;
  userId: number;
  state: StoredState;
  startedAt: Date;
  /** Beginning and end of what was paid last; contracts from before this was kept have no beginning. */
  periodStart: Date | null;
  paidUntil: Date;
  /** Access ends there: `paidUntil`, or earlier where it was cancelled so. */
  currentPeriodEnd: Date;
  cancelledAt: Date | null;
  refundedCents: number;
  origin: string;
  provider: Provider;
  providerId: string;
  customerId: string | null;
}

export interface MembershipAnswer {
  /** The running one, else the last one. */
  membership: Membership | null;
  /** Decided anew with each question. */
  hasAccess: boolean;
  contract: Contract | null;
}

/** Where the payment provider finds it; for the server, never for people. */
export interface Contract {
  provider: Provider;
  id: string;
  customer: string | null;
}
