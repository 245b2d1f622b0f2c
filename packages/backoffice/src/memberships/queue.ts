import { createDocumentId } from "../document-id";
import { queuedRow } from "../outbox/queued-row";
import { dueMails, mailData, MEMBERSHIP_MAILS, type MembershipMail, type MembershipMailData } from "./mails";
import type { Knex } from "./rows";
import type { StoredSubscription } from "./types";

export interface Queueing {
  mailHost: string;
  at: Date;
}

export async function queueMails(
  trx: Knex,
  row: StoredSubscription,
  name: string,
  queueing: Queueing,
): Promise<void> {
  for (const { kind, key } of dueMails(row))
    await queue(trx, { kind, key, to: row.email, data: mailData(row, name) }, queueing);
}

/** To somebody who has no account and no contract here, of a subscription that the provider calls so. */
export async function queueReturned(
  trx: Knex,
  { id, to, data }: { id: string; to: string; data: MembershipMailData },
  queueing: Queueing,
): Promise<void> {
  const kind = MEMBERSHIP_MAILS.returned;
  await queue(trx, { kind, key: `${kind}-${id.toLowerCase()}`, to, data, sealed: true }, queueing);
}

/** Once for each key. */
async function queue(
  trx: Knex,
  {
    key,
    ...mail
  }: { kind: MembershipMail; key: string; to: string; data: MembershipMailData; sealed?: boolean },
  { mailHost, at }: Queueing,
): Promise<void> {
  await trx("outbox_mails")
    .insert(queuedRow({ documentId: createDocumentId(), messageId: `<${key}@${mailHost}>`, ...mail, at }))
    .onConflict("message_id")
    .ignore();
}
