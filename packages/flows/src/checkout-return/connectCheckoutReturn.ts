import { fromPromise } from "xstate";
import type { SubscriptionAnswer } from "../payment-access/paymentAccessMachine";
import { checkoutReturnMachine, type CheckoutReturnMachine } from "./checkoutReturnMachine";

export interface CheckoutReturnPorts {
  fetchSubscription: (signal: AbortSignal) => Promise<SubscriptionAnswer>;
  /** Payment access by force. */
  paid: () => void;
}

/** The machine with its effects; for the composition root. */
export function connectCheckoutReturn({
  fetchSubscription,
  paid,
}: CheckoutReturnPorts): CheckoutReturnMachine {
  return checkoutReturnMachine.provide({
    actors: { fetchSubscription: fromPromise(({ signal }) => fetchSubscription(signal)) },
    actions: { confirmPayment: () => paid() },
  });
}
