import { testEveryPath } from "../testing/everyPath";
import { paymentAccessMachine, type PaymentAccessContext } from "./paymentAccessMachine";
import type { CachedPayment } from "./paymentCache";

const AT = 1_800_000_000_000;
const anna = "anna@example.org";
const ben = "ben@example.org";
const cachedOf = (email: string, hasAccess: boolean): CachedPayment => ({
  email,
  hasAccess,
  timestamp: AT - 1,
});
const check = (email: string | null, more: object = {}) => ({
  ...{ type: "access.check", email, at: AT, hasToken: true, cached: null },
  ...more,
});

testEveryPath(paymentAccessMachine, {
  inputs: [{ restored: null }, { restored: cachedOf(anna, true) }],
  events: [
    check(null),
    check(""),
    check(anna),
    check(ben),
    check(anna, { hasToken: false }),
    check(anna, { cached: cachedOf(anna, true) }),
    { type: "cache.change", email: anna, payment: cachedOf(anna, false) },
    { type: "cache.change", email: anna, payment: null },
    { type: "cache.change", email: ben, payment: cachedOf(ben, true) },
  ],
  answers: {
    fetchSubscription: {
      outputs: [
        { outcome: "customer", email: anna },
        { outcome: "customer", email: ben },
        { outcome: "refused", status: 403 },
        { outcome: "refused", status: 503 },
      ],
      errors: [new TypeError("offline")],
    },
  },
  project: ({ hasPaymentAccess, lastCheckedEmail, initialized, asked }: PaymentAccessContext) => [
    ...[hasPaymentAccess, lastCheckedEmail, initialized, asked?.email],
  ],
});
