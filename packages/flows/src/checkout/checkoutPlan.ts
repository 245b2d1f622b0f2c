import { isRecord, parseJson, tolerant, type StorageAccess } from "../storage";

export const CHECKOUT_PLAN_KEY = "gratweg_checkout_plan";
export const CHECKOUT_PLAN_MS = 60 * 60_000;

/** The chosen plan, while one signs in or registers. */
export interface CheckoutPlanStore {
  read: () => string | null;
  write: (plan: string) => void;
  remove: () => void;
}

/** An entry that is older than an hour, comes from the future or cannot be read counts as none. */
export function createCheckoutPlanStore(
  storage: StorageAccess,
  now: () => number = Date.now,
): CheckoutPlanStore {
  return {
    read() {
      const entry = parseJson(tolerant(() => storage().getItem(CHECKOUT_PLAN_KEY), null));
      if (!isRecord(entry) || typeof entry.plan !== "string" || entry.plan === "") return null;
      const age = typeof entry.at === "number" ? now() - entry.at : -1;
      return age >= 0 && age < CHECKOUT_PLAN_MS ? entry.plan : null;
    },
    write: (plan) =>
      tolerant(() => storage().setItem(CHECKOUT_PLAN_KEY, JSON.stringify({ plan, at: now() })), undefined),
    remove: () => tolerant(() => storage().removeItem(CHECKOUT_PLAN_KEY), undefined),
  };
}
