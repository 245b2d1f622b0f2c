import { NEWSLETTER_MAILS } from "./mails";

export type SubscriberState = "pending" | "confirmed" | "unsubscribed";

export interface Subscriber {
  documentId: string;
  state: SubscriberState;
  tokenSeed: string | null;
  /** Of the last request that a mail went out for. */
  requestedAt: Date | null;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
  /** When mails went out because somebody typed the address into the form; milliseconds, of the last day. */
  mailTimes: number[];
}

export interface SubscribeDecision {
  mail: typeof NEWSLETTER_MAILS.confirmation | typeof NEWSLETTER_MAILS.already | null;
  /** A round of its own: older confirmation links end. */
  isNewRound: boolean;
  mailTimes: number[];
}

const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
export const CONFIRM_WITHIN_MS = 7 * DAY;
const PAUSE_MS = 10 * MINUTE;
const MOST_MAILS_A_DAY = 5;

/**
 * What a request for an address does. Anybody may type any address, so mails to it are few: one in ten minutes, five a day, and one a
 * day to somebody who gets the newsletter already. Whoever has pressed a link since the last mail has the mailbox and need not wait.
 * Other addresses of the same mailbox (`name+1@`) count towards the five.
 */
export function decideSubscription(
  subscriber: Subscriber,
  now: Date,
  mailTimesOfTwins: readonly number[] = [],
): SubscribeDecision {
  const { state, mailTimes } = subscriber;
  const at = now.getTime();
  const recent = mailTimes.filter((time) => time > at - DAY && time <= at);
  const isConfirmed = state === "confirmed";
  const sent = recent.length + mailTimesOfTwins.length;
  const mayMail = isConfirmed
    ? recent.length === 0 && sent < MOST_MAILS_A_DAY
    : sent < MOST_MAILS_A_DAY && !recent.some((time) => time > pauseFrom(subscriber, at));
  const nothing = { mail: null, isNewRound: false, mailTimes: recent };
  if (!mayMail) return nothing;
  if (isConfirmed) return { ...nothing, mail: NEWSLETTER_MAILS.already, mailTimes: [...recent, at] };
  return {
    mail: NEWSLETTER_MAILS.confirmation,
    isNewRound: state !== "pending" || subscriber.tokenSeed === null || isExpired(subscriber, now),
    mailTimes: [...recent, at],
  };
}

/** Mails after this moment stand in the way of another one. */
function pauseFrom({ confirmedAt, unsubscribedAt }: Subscriber, at: number): number {
  return Math.max(at - PAUSE_MS, confirmedAt?.getTime() ?? 0, unsubscribedAt?.getTime() ?? 0);
}

export function isExpired({ requestedAt }: Pick<Subscriber, "requestedAt">, now: Date): boolean {
  return requestedAt === null || now.getTime() > requestedAt.getTime() + CONFIRM_WITHIN_MS;
}

/** `confirm`: the press that confirms; the others change nothing. */
export type ConfirmDecision = "confirm" | "confirmed" | "expired" | "unsubscribed";

export function decideConfirmation(
  { state, requestedAt }: Pick<Subscriber, "state" | "requestedAt">,
  now: Date,
): ConfirmDecision {
  if (state !== "pending") return state;
  return isExpired({ requestedAt }, now) ? "expired" : "confirm";
}
