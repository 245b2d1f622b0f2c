import type { Core } from "@strapi/strapi";
import { DELETION_RECEIPTS, DETACHED_BOOKINGS, SAVED_TRIPS, USERS } from "@gratweg/backoffice/accounts/rows";
import { NAME_ORDER } from "@gratweg/backoffice/accounts/user-search";

/** Beside Strapi's own tables, as `tables.ts` has it: no editor form may touch them. */
export async function createAccountTables(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  if (!(await knex.schema.hasTable(SAVED_TRIPS)))
    await knex.schema.createTable(SAVED_TRIPS, (table) => {
      table.integer("user_id").notNullable();
      table.integer("tour_number").notNullable();
      table.datetime("saved_at").notNullable();
      table.primary(["user_id", "tour_number"]);
    });
  if (!(await knex.schema.hasTable(DETACHED_BOOKINGS)))
    await knex.schema.createTable(DETACHED_BOOKINGS, (table) => {
      table.integer("booking_number").primary();
      table.datetime("detached_at").notNullable();
    });
  if (!(await knex.schema.hasTable(DELETION_RECEIPTS)))
    await knex.schema.createTable(DELETION_RECEIPTS, (table) => {
      table.string("hash").primary();
      table.bigInteger("deleted_at").notNullable().index("deletion_receipts_deleted_at");
    });
  for (const index of [
    `up_users_by_name ON ${USERS} (${NAME_ORDER.replaceAll("u.", "")}, id)`,
    "audit_entries_at ON audit_entries (at, id)",
    "audit_entries_target ON audit_entries (target_id)",
    "audit_entries_actor ON audit_entries (actor_id)",
    `outbox_mails_receiver ON outbox_mails (LOWER("to"))`,
    "contract_declarations_email ON contract_declarations (LOWER(email))",
  ])
    await knex.raw(`CREATE INDEX IF NOT EXISTS ${index}`);
  // Of people whom somebody has deleted in Strapi's own screens.
  await knex(SAVED_TRIPS).whereNotIn("user_id", knex(USERS).select("id")).delete();
}
