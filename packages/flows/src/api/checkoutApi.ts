import type { CheckoutAnswer } from "@gratweg/contracts";
import type { SubscriptionAnswer } from "../payment-access/paymentAccessMachine";
import { createSubscriptionApi } from "../payment-access/subscriptionApi";
import { createCall, type ApiOptions } from "./createCall";
import { readObject } from "./readAnswer";

/** The own server's calls about paying. */
export function createCheckoutApi(options: ApiOptions) {
  const call = createCall(options);
  const { fetch, baseUrl = "", token = () => null, onUnauthorized } = options;
  const askSubscription = createSubscriptionApi(fetch, token, `${baseUrl}/api/user-subscription`);
  return {
    createCheckout: (plan: string, signal?: AbortSignal): Promise<CheckoutAnswer> =>
      call("/api/checkout", readUrl, { method: "POST", body: { plan }, signal }),
    /** Section 7; its time limit is the machine's. */
    async fetchSubscription(signal: AbortSignal): Promise<SubscriptionAnswer> {
      const sent = token();
      const answer = await askSubscription(signal);
      if (answer.outcome === "refused" && answer.status === 401 && sent !== null) onUnauthorized?.(sent);
      return answer;
    },
  };
}

export type CheckoutApi = ReturnType<typeof createCheckoutApi>;

async function readUrl(response: Response): Promise<CheckoutAnswer> {
  const { url } = await readObject<{ url?: unknown }>(response);
  if (typeof url !== "string" || !/^https?:\/\//.test(url)) throw new TypeError("The answer has no address.");
  return { url };
}
