import { shallowEqual, useSelector } from "@xstate/react";
import { useMemo } from "react";
import type { CheckoutActor, CheckoutContext } from "../checkout/checkoutMachine";

export interface Checkout extends CheckoutContext {
  /** `identifying`: one signs in or registers first. `leaving`: the payment page is opening. */
  status: "choosing" | "identifying" | "creating" | "leaving" | "failed";
  choose: (plan: string) => void;
  /** Somebody has signed in: on with the plan that was kept, if there is one. */
  resume: () => void;
  retry: () => void;
  abandon: () => void;
}

/** From a plan to the payment page; the actor lives outside of React, because the way leads over several screens. */
export function useCheckout(actor: CheckoutActor, isSignedIn: boolean): Checkout {
  const values = useSelector(actor, ({ value, context }) => ({ status: value, ...context }), shallowEqual);
  const commands = useMemo(
    () => ({
      choose: (plan: string) => actor.send({ type: "plan.choose", plan, isSignedIn }),
      resume: () => actor.send({ type: "checkout.resume" }),
      retry: () => actor.send({ type: "checkout.retry" }),
      abandon: () => actor.send({ type: "checkout.abandon" }),
    }),
    [actor, isSignedIn],
  );
  return { ...values, ...commands };
}
