import type { Agreed, Provider } from "./types";

/** The provider's own word for how a subscription stands. */
export type ProviderStatus =
  "incomplete" | "incomplete_expired" | "trialing" | "active" | "past_due" | "unpaid" | "paused" | "canceled";

/** What was agreed with whom; the provider keeps it with the subscription and gives it back with every event. */
export interface Agreement extends Agreed {
  userId: number;
  /** The site on which it was made; links in mails lead there. */
  origin: string;
}

/** What an event says about a membership; moments are ISO 8601. */
export type PaymentFacts =
  | { kind: "checkout"; agreement: Agreement | null }
  | {
      kind: "subscription";
      status: ProviderStatus;
      /** Ends with its period, or on a day of its own. */
      cancelling: boolean;
      /** That day; missing in what was kept before it was read. */
      cancelAt?: string | null;
      withdrawn: boolean;
      startedAt: string;
      periodStart: string;
      periodEnd: string;
      cancelledAt: string | null;
      endedAt: string | null;
      agreement: Agreement | null;
    }
  | {
      kind: "paid";
      /** Missing in what was kept before it was read. */
      periodStart?: string;
      periodEnd: string;
    }
  | {
      kind: "payment-failed";
      /** Of the very first payment: nothing was granted yet. */
      first: boolean;
      periodStart: string;
    }
  | { kind: "refunded"; charge: string; cents: number };

export interface PaymentEvent {
  id: string;
  type: string;
  provider: Provider;
  /** When it happened at the provider. Its clock counts whole seconds. */
  at: string;
  /** Null where the event names only the customer. */
  subscription: string | null;
  customer: string | null;
  facts: PaymentFacts;
}

/** Everything that nobody here had paid for went back. */
export interface GivenBack {
  /** How the subscription stands then. */
  event: PaymentEvent;
  /** Belongs to who paid; null where the provider does not know it. */
  email: string | null;
  cents: number;
}

/** Prefix of what the server was told in answer to its own call; no provider's event is called so. */
export const OWN = "own_";

/** What the server tells after it gave back what was paid for a deleted account. */
export const RETURNED = "own.returned";

const RANK: Readonly<Record<PaymentFacts["kind"], number>> = {
  checkout: 1,
  subscription: 2,
  paid: 3,
  "payment-failed": 4,
  refunded: 5,
};

/**
 * The order of a life, whatever the order of arrival: by the provider's clock; within one of its seconds a subscription is first
 * created and last deleted, and what we were told in answer to our own call is younger than what was announced. The sandbox
 * names its events by the millisecond, because trying out goes faster than life.
 */
export function inOrder(events: readonly PaymentEvent[]): PaymentEvent[] {
  return [...events].sort(
    (a, b) =>
      second(a) - second(b) ||
      millisecond(a) - millisecond(b) ||
      Number(isOwn(a)) - Number(isOwn(b)) ||
      (isOwn(a) || a.provider === "sandbox" ? 0 : rank(a) - rank(b)) ||
      (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
}

/** `evt_sandbox_01795313405400_000001`, `own_01795313405400_…` */
function millisecond({ provider, id }: PaymentEvent): number {
  return provider === "sandbox" ? Number(/_(\d{14})_/.exec(id)?.[1] ?? 0) : 0;
}

const isOwn = ({ id }: PaymentEvent): boolean => id.startsWith(OWN);
const second = ({ at }: PaymentEvent): number => Math.floor(Date.parse(at) / 1000);

function rank({ type, facts }: PaymentEvent): number {
  if (type.endsWith(".created")) return 0;
  return type.endsWith(".deleted") ? 9 : RANK[facts.kind];
}
