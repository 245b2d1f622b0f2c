import { paths } from "@gratweg/contracts";
import { ownEvent } from "../ownEvent";
import type { PaymentEvent } from "../paymentEvent";
import type { PaymentProvider, ProviderContract } from "../provider";
import { readStripeEvent } from "../stripe/readStripeEvent";
import type { Sandbox } from "./sandbox";
import { cancelAtEnd, end, resume, withdraw, type Announcement } from "./sandboxLife";
import { subscriptionObject } from "./sandboxObjects";
import type { SandboxSubscription } from "./sandboxState";

/** Where its pages stand. */
export const SANDBOX_PATH = "/zahlung";

type Step = (subscription: SandboxSubscription, now: number) => Announcement[];

export function createSandboxProvider(sandbox: Sandbox, secret: string): PaymentProvider {
  const changed =
    (action: string, step: Step) =>
    async ({ id }: ProviderContract): Promise<PaymentEvent> => {
      const subscription = sandbox.subscription(id);
      if (!subscription) throw new Error("the sandbox does not know this subscription");
      await sandbox.change(subscription, step);
      return ownEvent(action, "sandbox", subscriptionObject(subscription), sandbox.now());
    };

  return {
    name: "sandbox",
    async createCheckout(order) {
      const { origin } = order;
      const { id } = await sandbox.open(order, {
        successUrl: `${origin}${paths.portalUser("checkout-return")}?session={CHECKOUT_SESSION_ID}`,
        cancelUrl: `${origin}${paths.portalUser("pricing")}?abgebrochen=1`,
      });
      return { url: `${origin}${SANDBOX_PATH}/${id}` };
    },
    createPortal({ id }, { origin }) {
      const subscription = sandbox.subscription(id);
      if (!subscription) return Promise.reject(new Error("the sandbox does not know this subscription"));
      return Promise.resolve({ url: `${origin}${SANDBOX_PATH}/kunde/${subscription.page}` });
    },
    cancelAtPeriodEnd: changed("cancelled", cancelAtEnd),
    cancelNow: changed("ended", end),
    resume: changed("resumed", resume),
    withdraw: changed("withdrawn", withdraw),
    readEvent: (rawBody, signature) => readStripeEvent(rawBody, signature, { secret, provider: "sandbox" }),
  };
}
