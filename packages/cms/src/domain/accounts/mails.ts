import { randomUUID } from "node:crypto";
import { queuedRow } from "../../outbox/queued-row";
import type { Knex } from "./rows";

/** Occasion of `outbox_mails.kind`; the mail worker renders it. */
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
      data,
      at,
    }),
  );
}
