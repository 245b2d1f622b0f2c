import type { Membership } from "@gratweg/contracts";

export const membership: Membership = {
  plan: { slug: "wegbegleiter", name: "Wegbegleiter" },
  state: "active",
  price: { amount: 4_800, currency: "EUR" },
  interval: "year",
  startedAt: "2026-11-01T09:00:00Z",
  currentPeriodEnd: "2027-11-01T09:00:00Z",
  paidUntil: "2027-11-01T09:00:00Z",
  cancelledAt: null,
  cancellation: { endsAt: "2027-11-01T09:00:00Z", refund: null },
  refunded: null,
  withdrawableUntil: "2026-11-15T22:59:59Z",
  contractNumber: "M-2026-000017",
};
