import type { PaymentEvent } from "@gratweg/backoffice/memberships/events";
import { paths } from "@gratweg/contracts";
import { ownEvent } from "../ownEvent";
import type { PaymentProvider, ProviderContract } from "../provider";
import { readStripeEvent } from "../stripe/readStripeEvent";
import type { Sandbox } from "./sandbox";
import { cancel, end, payBack, resume, withdraw, type Announcement } from "./sandboxLife";
import { subscriptionObject } from "./sandboxObjects";
import type { SandboxSubscription } from "./sandboxState";

/** Where its pages stand. */
export const SANDBOX_PATH = "/zahlung";

type Step = (subscription: SandboxSubscription, now: number) => Announcement[];

export function createSandboxProvider(sandbox: Sandbox, secret: string): PaymentProvider {
  async function change({ id }: ProviderContract, step: Step): Promise<SandboxSubscription> {
    const subscription = sandbox.subscription(id);
    if (!subscription) throw new Error("the sandbox does not know this subscription");
    await sandbox.change(subscription, step);
    return subscription;
  }
  const changed =
    (action: string, step: Step) =>
    async (contract: ProviderContract): Promise<PaymentEvent> =>
      ownEvent(action, "sandbox", subscriptionObject(await change(contract, step)), sandbox.now());

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
    cancel: (contract, at) =>
      changed("cancelled", (subscription, now) =>
        cancel(subscription, at && Math.floor(at.getTime() / 1000), now),
      )(contract),
    cancelNow: changed("ended", end),
    resume: changed("resumed", resume),
    withdraw: changed("withdrawn", withdraw),
    async giveBack(contract) {
      const subscription = await change(contract, (one, now) => [
        ...payBack(one, one.charge?.cents ?? 0),
        ...end(one, now),
      ]);
      const { email, charge } = subscription;
      const event = ownEvent("returned", "sandbox", subscriptionObject(subscription), sandbox.now());
      return { event, email, cents: charge?.refunded ?? 0 };
    },
    async payBack(contract, cents) {
      await change(contract, (subscription) => payBack(subscription, cents));
    },
    readEvent: (rawBody, signature) => readStripeEvent(rawBody, signature, { secret, provider: "sandbox" }),
  };
}
