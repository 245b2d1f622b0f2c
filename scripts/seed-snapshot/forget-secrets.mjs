import { StepError } from "../lib/terminal.mjs";
import { openFile, tables, textColumns } from "./sqlite.mjs";

/** People, tokens and sessions: every start makes its own. */
const PERSONAL =
  /^(?:admin_users|up_users|strapi_api_tokens|strapi_transfer_tokens|strapi_sessions?|gratweg_)|_(?:user|users)(?:_.*)?_lnk$|api_token.*_lnk$/;

/** Empties what belongs to one installation, and refuses a database in which one of its secrets is left. */
export function forgetSecrets(file, secrets) {
  const database = openFile(file);
  database.pragma("foreign_keys = OFF");
  for (const table of tables(database))
    if (PERSONAL.test(table)) database.prepare(`DELETE FROM "${table}"`).run();
  database.pragma("wal_checkpoint(TRUNCATE)");
  database.pragma("journal_mode = DELETE");
  database.exec("VACUUM");
  const told = Object.values(secrets).flatMap((secret) => secret.split(","));
  for (const { table, column } of textColumns(database))
    for (const { text } of database.prepare(`SELECT "${column}" AS text FROM "${table}"`).all())
      if (
        typeof text === "string" &&
        (/^\$2[aby]\$/.test(text) || told.some((secret) => text.includes(secret)))
      )
        throw new StepError(`The snapshot would tell a secret: ${table}.${column}.`);
  database.close();
}
