import { owedAtEnd } from "./read";
import type { PlanInterval, StoredSubscription } from "./types";
import { withdrawableUntil } from "./withdrawal";

/** Occasions of `outbox_mails.kind`; the outbox renders them. */
export const MEMBERSHIP_MAILS = {
  started: "membership-started",
  cancelled: "membership-cancelled",
  withdrawn: "membership-withdrawn",
  paymentFailed: "membership-payment-failed",
  ended: "membership-ended",
  returned: "membership-returned",
} as const;
export type MembershipMail = (typeof MEMBERSHIP_MAILS)[keyof typeof MEMBERSHIP_MAILS];

/** `outbox_mails.data`: what was so at that moment; nothing that happens later changes what the mail says. */
export interface MembershipMailData {
  /** Empty where there never was a contract here. */
  contractNumber: string;
  /** Empty where the account names nobody. */
  name: string;
  planName: string;
  priceCents: number;
  interval: PlanInterval;
  /** ISO 8601. */
  startedAt: string;
  currentPeriodEnd: string;
  cancelledAt: string | null;
  /** What goes back for the time after the end; missing in mails from before there was such a thing. */
  refundCents?: number;
  withdrawableUntil: string;
  origin: string;
}

export interface DueMail {
  kind: MembershipMail;
  /** The same for the same occasion: it is queued once, whatever arrives how often. */
  key: string;
}

/** What has to be said about a contract that stands so. Late events never make a mail about what is over. */
export function dueMails(row: StoredSubscription): DueMail[] {
  const number = row.contractNumber.toLowerCase();
  const once = (kind: MembershipMail, moment?: Date | null): DueMail => ({
    kind,
    key: `${kind}-${number}${moment ? `-${Math.floor(moment.getTime() / 1000)}` : ""}`,
  });
  const started = once(MEMBERSHIP_MAILS.started);
  switch (row.state) {
    case "pending":
      return [];
    case "active":
      return [started];
    case "ending":
      return [started, once(MEMBERSHIP_MAILS.cancelled, row.cancelledAt)];
    case "past-due":
      return [started, once(MEMBERSHIP_MAILS.paymentFailed, row.currentPeriodEnd)];
    case "withdrawn":
      return [once(MEMBERSHIP_MAILS.withdrawn)];
    case "ended":
      return [once(MEMBERSHIP_MAILS.ended)];
  }
}

type Said = Omit<
  StoredSubscription,
  "email" | "userId" | "provider" | "providerId" | "customerId" | "contractNumber"
>;

/** Nobody's any more: neither a number nor a name. Its price is what went back. */
export function returnedData(said: Said): MembershipMailData {
  return mailData({ ...said, contractNumber: "" }, "");
}

export function mailData(row: Said & { contractNumber: string }, name: string): MembershipMailData {
  const { contractNumber, planName, priceCents, interval, origin } = row;
  return {
    contractNumber,
    name,
    planName,
    priceCents,
    interval,
    startedAt: row.startedAt.toISOString(),
    currentPeriodEnd: row.currentPeriodEnd.toISOString(),
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    refundCents: owedAtEnd(row),
    withdrawableUntil: withdrawableUntil(row.startedAt).toISOString(),
    origin,
  };
}
