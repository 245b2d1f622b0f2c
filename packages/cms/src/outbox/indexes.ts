import type { Core } from "@strapi/strapi";

/**
 * Finding what is due must not slow down with the years of mails that were sent: only waiting rows are in this index. The unique
 * identifiers are the database's own rule, because Strapi's `unique` only asks before it writes.
 */
export async function createOutboxIndexes(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  await knex.raw(
    "CREATE INDEX IF NOT EXISTS outbox_mails_waiting ON outbox_mails (next_attempt_at, id) WHERE state = 'pending'",
  );
  await knex.raw(
    "CREATE INDEX IF NOT EXISTS outbox_mails_mailbox ON outbox_mails (mailbox, created_at) WHERE mailbox IS NOT NULL",
  );
  await knex.raw(
    "CREATE UNIQUE INDEX IF NOT EXISTS outbox_mails_message_id_unique ON outbox_mails (message_id)",
  );
}
