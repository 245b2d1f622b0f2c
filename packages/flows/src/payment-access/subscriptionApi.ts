import { isRecord } from "../storage";
import type { SubscriptionAnswer } from "./paymentAccessMachine";

/**
 * `GET /api/user-subscription` with the bearer token (section 7). An answer with another status is a refusal; one that is well but
 * cannot be read, or none, rejects.
 */
export function createSubscriptionApi(
  request: typeof fetch,
  token: () => string | null,
  address = "/api/user-subscription",
) {
  return async (signal: AbortSignal): Promise<SubscriptionAnswer> => {
    const response = await request(address, {
      headers: { authorization: `Bearer ${token() ?? ""}`, accept: "application/json" },
      signal,
    });
    if (!response.ok) return { outcome: "refused", status: response.status };
    const answer: unknown = await response.json();
    const data = isRecord(answer) && answer["success"] === true ? answer["data"] : undefined;
    const customer = isRecord(data) ? data["customer"] : undefined;
    if (isRecord(customer) && typeof customer["email"] === "string")
      return { outcome: "customer", email: customer["email"] };
    throw new TypeError("The subscription's answer names no customer.");
  };
}
