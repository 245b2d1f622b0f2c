import { shallowEqual, useSelector } from "@xstate/react";
import type { PaymentAccess } from "../payment-access/connectPaymentAccess";
import type { PaymentAccessActor, PaymentAccessContext } from "../payment-access/paymentAccessMachine";

/** Section 3's payment state. */
export type PaymentState = Pick<
  PaymentAccessContext,
  "hasPaymentAccess" | "lastCheckedEmail" | "initialized" | "lastCheckedAt"
> & { isChecking: boolean };

export type PaymentAccessValues = PaymentState & Pick<PaymentAccess, "check">;

/** The browser's opinion of paid access; what is paid for, the server gives to nobody else. */
export function usePaymentAccess({ actor, check }: PaymentAccess): PaymentAccessValues {
  return { ...usePaymentAccessActor(actor), check };
}

/** The values alone, of an actor that somebody else tells what to check. */
export function usePaymentAccessActor(actor: PaymentAccessActor): PaymentState {
  return useSelector(
    actor,
    (snapshot) => ({
      hasPaymentAccess: snapshot.context.hasPaymentAccess,
      lastCheckedEmail: snapshot.context.lastCheckedEmail,
      initialized: snapshot.context.initialized,
      lastCheckedAt: snapshot.context.lastCheckedAt,
      isChecking: snapshot.matches("checking"),
    }),
    shallowEqual,
  );
}
