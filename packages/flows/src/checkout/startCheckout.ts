import type { CheckoutAnswer } from "@gratweg/contracts";
import { createActor, fromPromise } from "xstate";
import { checkoutMachine, type CheckoutActor } from "./checkoutMachine";
import type { CheckoutPlanStore } from "./checkoutPlan";

/** How long one may stay on the payment page in temporary mode. */
export const CHECKOUT_GRACE_MS = 30 * 60_000;

export interface CheckoutPorts {
  createCheckout: (plan: string, signal: AbortSignal) => Promise<CheckoutAnswer>;
  plans: CheckoutPlanStore;
  /** Until then, in epoch ms: of the temporary session's store. */
  grantGrace: (until: number) => void;
  goToSignIn: () => void;
  goToPayment: (url: string) => void;
  /** Hears `pageshow`; a window. */
  page: Pick<EventTarget, "addEventListener" | "removeEventListener">;
  now?: () => number;
}

/** The running machine with its effects; ends with its actor. For the composition root: it outlives the screens that it leads through. */
export function startCheckout({
  createCheckout,
  plans,
  grantGrace,
  goToSignIn,
  goToPayment,
  page,
  now = () => Date.now(),
}: CheckoutPorts): CheckoutActor {
  const machine = checkoutMachine.provide({
    actors: { createCheckout: fromPromise(({ input, signal }) => createCheckout(input.plan, signal)) },
    actions: {
      storePlan: (_, { plan }) => plans.write(plan),
      removePlan: () => plans.remove(),
      goToSignIn: () => goToSignIn(),
      grantGrace: () => grantGrace(now() + CHECKOUT_GRACE_MS),
      goToPayment: (_, { url }) => goToPayment(url),
    },
  });
  const actor = createActor(machine, { input: { plan: plans.read() } });
  // Only a page that was kept as it was left still thinks that it is leaving.
  const onShow = () => actor.send({ type: "page.return" });
  page.addEventListener("pageshow", onShow);
  actor.subscribe({ complete: () => page.removeEventListener("pageshow", onShow) });
  return actor.start();
}
