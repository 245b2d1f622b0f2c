import { foldEmailAddress } from "../email-address";
import { DECLARATION_MAILS, type CollectedReceipts, type DeclarationMailData } from "./mails";
import type { DeclarationRows } from "./store";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** A collection waits two days at most, unless no worker is there. */
const WEEK = 7 * DAY;
/** To one mailbox within 24 hours, one declaration each. */
const MOST_RECEIPTS = 5;
/** Of longest declarations a mail of some 200 kB. */
const MOST_COLLECTED = 30;

/**
 * Anybody may type any address, so mails to it are few: five receipts within 24 hours, and whatever comes beyond them in one mail a
 * day, an hour after the first of it. Nobody's receipt is lost (decision 21).
 */
export async function queueReceipt(
  rows: DeclarationRows,
  data: DeclarationMailData,
  at: Date,
): Promise<void> {
  const to = foldEmailAddress(data.declaration.email);
  await rows.lockMailbox(to);
  if ((await rows.countReceipts(to, new Date(at.getTime() - DAY))) < MOST_RECEIPTS)
    return rows.queueMail({ kind: DECLARATION_MAILS.receipt, to, data, at });
  const last = await rows.lastCollection(to, new Date(at.getTime() - WEEK));
  if (last?.isWaiting) return rows.changeCollection(last.id, withReceipt(last.data, data), at);
  const due = collectionDue(last?.data ?? null, at);
  const { receiptNumber, bookingNumber } = data;
  const collected = { receiptNumber, bookingNumber, due: due.toISOString(), declared: [data], more: 0 };
  return rows.queueMail({ kind: DECLARATION_MAILS.collected, to, data: collected, at, due });
}

export function withReceipt(collected: CollectedReceipts, declared: DeclarationMailData): CollectedReceipts {
  return collected.declared.length < MOST_COLLECTED
    ? { ...collected, declared: [...collected.declared, declared] }
    : { ...collected, more: collected.more + 1 };
}

/** In an hour, but no sooner than a day after the last one. */
export function collectionDue(last: Pick<CollectedReceipts, "due"> | null, at: Date): Date {
  const afterLast = last === null ? 0 : Date.parse(last.due) + DAY;
  return new Date(Math.max(at.getTime() + HOUR, afterLast));
}
