import type { AccountSession } from "@gratweg/contracts";

const moments = { createdAt: "2026-11-20T08:00:00Z", lastSeenAt: "2026-11-22T12:00:00Z" };
export const here: AccountSession = {
  ...{ id: "h".repeat(22), browser: "Firefox", system: "Linux", isShared: false, isCurrent: true },
  ...moments,
};
export const phone: AccountSession = {
  ...{ id: "p".repeat(22), browser: "Safari", system: "iPhone", isShared: false, isCurrent: false },
  ...moments,
};
export const library: AccountSession = {
  ...{ id: "l".repeat(22), browser: null, system: null, isShared: true, isCurrent: false },
  ...moments,
};
