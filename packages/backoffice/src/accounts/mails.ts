import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { queuedRow } from "../outbox/queued-row";

/** Occasion of `outbox_mails.kind`; the outbox renders it. */
export const DELETED_MAIL = "account-deleted";

/** `outbox_mails.data`: what the mail says when the account is gone. */
export interface DeletedMailData {
  firstName: string;
  /** ISO 8601. */
  deletedAt: string;
  /** A membership ran and was ended with the account. */
  membershipEnded: boolean;
  /** Trips that are still to come. */
  upcomingTrips: number;
}

export async function queueDeletedMail(
  trx: Knex,
  mail: { to: string; data: DeletedMailData; at: Date; createDocumentId: () => string; mailHost: string },
): Promise<void> {
  const { to, data, at, createDocumentId, mailHost } = mail;
  await trx("outbox_mails").insert(
    queuedRow({
      documentId: createDocumentId(),
      messageId: `<account-${randomUUID()}@${mailHost}>`,
      kind: DELETED_MAIL,
      to,
      sealed: true,
      data,
      at,
    }),
  );
}

/** As long as somebody may ask why a mail came, or did not. */
export const FORGET_MAILS_AFTER_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Mails about accounts that are done with, the farewell to who has gone among them: no letter of commerce, and of no use later
 * (Art. 5 Abs. 1 lit. e DSGVO). Mails of bookings and contracts are kept with these. Answers how many are gone.
 */
export async function forgetSentMails(knex: Knex, now: Date): Promise<number> {
  return knex("outbox_mails")
    .where("kind", "like", "account-%")
    .whereNot({ state: "pending" })
    .where("updated_at", "<", new Date(now.getTime() - FORGET_MAILS_AFTER_DAYS * DAY))
    .delete();
}
