import { hashToken } from "../sign-in/tokens";
import { DELETION_RECEIPTS, type Knex } from "./rows";

/** Long enough for whoever asks once more because the answer to a deletion got lost. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** With the account's deletion, in its transaction. Of the key only a hash is kept, and nothing of the person. */
export async function keepReceipt(trx: Knex, key: string, at: Date): Promise<void> {
  await trx(DELETION_RECEIPTS)
    .where("deleted_at", "<=", at.getTime() - KEPT_MS)
    .delete();
  await trx(DELETION_RECEIPTS)
    .insert({ hash: hashToken(key), deleted_at: at.getTime() })
    .onConflict("hash")
    .ignore();
}

/** When the account was deleted whose deletion brought this key; undefined for any other. */
export async function findReceipt(knex: Knex, key: string, now: Date): Promise<Date | undefined> {
  const row = await knex(DELETION_RECEIPTS)
    .where({ hash: hashToken(key) })
    .where("deleted_at", ">", now.getTime() - KEPT_MS)
    .first<{ deleted_at: number | string } | undefined>("deleted_at");
  return row && new Date(Number(row.deleted_at));
}
