import type { Agreement, PaymentEvent, PaymentFacts, ProviderStatus } from "./events";
import type { GivenBack } from "./types";

const STATUSES = new Set<unknown>([
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "unpaid",
  "paused",
  "canceled",
] satisfies ProviderStatus[]);
const ID = /^[\w.:-]{1,255}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;
const EMAIL = /^[^\s<>"',;:]{1,64}@[^\s<>"',;:@]{1,190}$/;
const ORIGIN = /^https?:\/\/[\w.:[\]-]{1,200}$/;

/** The server has read this from a signed event; here is checked what would do harm in the database. */
export function paymentEvent(body: unknown): PaymentEvent | null {
  const { id, type, provider, at, subscription, customer, facts } = record(body);
  if (!matches(id, ID) || !matches(type, ID) || !isMoment(at)) return null;
  if (provider !== "stripe" && provider !== "sandbox") return null;
  if (!isNullOr(subscription, ID) || !isNullOr(customer, ID)) return null;
  const read = readFacts(record(facts));
  return read && { id, type, provider, at, subscription, customer, facts: read };
}

/** What the server may tell beside it: undefined where that is odd. */
export function givenBack(body: unknown): GivenBack | null | undefined {
  const told = record(body).givenBack;
  if (told === undefined) return null;
  const { email, cents } = record(told);
  return isNullOr(email, EMAIL) && isCents(cents) ? { email, cents } : undefined;
}

function readFacts(sent: Record<string, unknown>): PaymentFacts | null {
  switch (sent.kind) {
    case "checkout": {
      const agreement = readAgreement(sent.agreement);
      return agreement === undefined ? null : { kind: "checkout", agreement };
    }
    case "subscription":
      return readSnapshot(sent);
    case "paid":
      return isMoment(sent.periodEnd) && isMoment(sent.periodStart)
        ? { kind: "paid", periodStart: sent.periodStart, periodEnd: sent.periodEnd }
        : null;
    case "payment-failed": {
      const { first, periodStart } = sent;
      return typeof first === "boolean" && isMoment(periodStart)
        ? { kind: "payment-failed", first, periodStart }
        : null;
    }
    case "refunded": {
      const { charge, cents } = sent;
      return matches(charge, ID) && isCents(cents) ? { kind: "refunded", charge, cents } : null;
    }
    default:
      return null;
  }
}

function readSnapshot(sent: Record<string, unknown>): PaymentFacts | null {
  const { status, cancelling, cancelAt, withdrawn, startedAt, periodStart, periodEnd, cancelledAt, endedAt } =
    sent;
  const agreement = readAgreement(sent.agreement);
  if (!isStatus(status) || typeof cancelling !== "boolean" || typeof withdrawn !== "boolean") return null;
  if (!isMoment(startedAt) || !isMoment(periodStart) || !isMoment(periodEnd)) return null;
  if (
    !isNullOr(cancelAt, MOMENT) ||
    !isNullOr(cancelledAt, MOMENT) ||
    !isNullOr(endedAt, MOMENT) ||
    agreement === undefined
  )
    return null;
  return {
    kind: "subscription",
    status,
    cancelling,
    cancelAt,
    withdrawn,
    startedAt,
    periodStart,
    periodEnd,
    cancelledAt,
    endedAt,
    agreement,
  };
}

/** Undefined where it is neither an agreement nor null. */
function readAgreement(value: unknown): Agreement | null | undefined {
  if (value === null) return null;
  const { userId, planSlug, planName, priceCents, interval, origin } = record(value);
  if (typeof userId !== "number" || !Number.isSafeInteger(userId) || userId < 1) return undefined;
  if (!matches(planSlug, ID) || typeof planName !== "string" || planName.length > 255) return undefined;
  if (!isCents(priceCents) || (interval !== "month" && interval !== "year")) return undefined;
  return matches(origin, ORIGIN) ? { userId, planSlug, planName, priceCents, interval, origin } : undefined;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
function matches(value: unknown, pattern: RegExp): value is string {
  return typeof value === "string" && pattern.test(value);
}
function isNullOr(value: unknown, pattern: RegExp): value is string | null {
  return value === null || matches(value, pattern);
}
function isMoment(value: unknown): value is string {
  return matches(value, MOMENT) && !Number.isNaN(Date.parse(value));
}
function isStatus(value: unknown): value is ProviderStatus {
  return STATUSES.has(value);
}
function isCents(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
