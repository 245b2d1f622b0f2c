import type { GivenBack, PaymentEvent } from "@gratweg/backoffice/memberships/events";
import type { OfferedPlan } from "@gratweg/backoffice/memberships/plans";

export interface CheckoutOrder {
  user: { id: number; email: string };
  plan: OfferedPlan;
  /** The site on which the person is and to which the payment page leads back. */
  origin: string;
  /** The company with which the contract is made: the payment page names it too. */
  seller: string;
  /** Of an earlier membership with the same provider. */
  customer: string | null;
  /** The same key, the same payment page: a double click gives one. */
  idempotencyKey: string;
}

/** A membership, as the provider finds it. */
export interface ProviderContract {
  id: string;
  customer: string | null;
}

/** The payload was not signed with our secret, or too long ago. */
export class BadSignatureError extends Error {
  override name = "BadSignatureError";
}

/** Signed with our secret, and still nothing that we can read. */
export class UnreadableEventError extends Error {
  override name = "UnreadableEventError";
}

/** The plan cannot be sold by this provider as content describes it; somebody has to put that right. */
export class PlanMismatchError extends Error {
  override name = "PlanMismatchError";
}

/**
 * Who takes the money. Every call may reject: then nothing was granted, and the same call may be made again. What changes a
 * subscription answers with how it stands afterwards, so that nobody has to wait for the webhook.
 */
export interface PaymentProvider {
  readonly name: "stripe" | "sandbox";
  createCheckout(order: CheckoutOrder): Promise<{ url: string }>;
  /** The provider's own page for cards and receipts. */
  createPortal(
    contract: ProviderContract,
    returnTo: { origin: string; url: string },
  ): Promise<{ url: string }>;
  /**
   * Ends on that day without anything being charged or credited for it; without a day with its period. What is cancelled already
   * keeps its day, so that asking again puts nothing off.
   */
  cancel(contract: ProviderContract, at: Date | null): Promise<PaymentEvent>;
  /** For a membership whose renewal was never paid, or whose account goes. */
  cancelNow(contract: ProviderContract): Promise<PaymentEvent>;
  resume(contract: ProviderContract): Promise<PaymentEvent>;
  /** Gives the last payment back in full, then ends the subscription. */
  withdraw(contract: ProviderContract): Promise<PaymentEvent>;
  /** For whom there is nobody here any more: everything paid goes back, then the subscription ends. Asked again it answers the same. */
  giveBack(contract: ProviderContract): Promise<GivenBack>;
  /** Of the last payment so much goes back that it is `cents` in total; asked again nothing more. */
  payBack(contract: ProviderContract, cents: number): Promise<void>;
  /** Of a signed webhook; null for a type that does not matter here. Throws `BadSignatureError` and `UnreadableEventError`. */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent | null;
}
