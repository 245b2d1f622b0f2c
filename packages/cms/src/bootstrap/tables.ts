import type { Core } from "@strapi/strapi";

export const SEATS_TABLE = "departure_seats";
export const COUNTERS_TABLE = "number_counters";

/**
 * Tables that no editor form may touch. Strapi leaves a table alone that was never part of its own schema, so publishing, editing
 * and schema changes do not reach them.
 */
export async function createTables(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  if (!(await knex.schema.hasTable(SEATS_TABLE))) {
    await knex.schema.createTable(SEATS_TABLE, (table) => {
      table.integer("departure_number").primary();
      table.integer("taken").notNullable().defaultTo(0);
    });
  }
  if (!(await knex.schema.hasTable(COUNTERS_TABLE))) {
    await knex.schema.createTable(COUNTERS_TABLE, (table) => {
      table.string("name").primary();
      table.integer("value").notNullable();
    });
  }
  await createUniqueNumbers(strapi);
}

/** Strapi's `unique` is a question before the write; two writers need the database's answer. A draft and its published copy share. */
async function createUniqueNumbers(strapi: Core.Strapi): Promise<void> {
  const indexes = [
    ["departures_number_unique", "departures", ""],
    ["bookings_number_unique", "bookings", ""],
    ["tours_number_draft_unique", "tours", "WHERE published_at IS NULL"],
    ["tours_number_published_unique", "tours", "WHERE published_at IS NOT NULL"],
  ] as const;
  for (const [name, table, where] of indexes) {
    await strapi.db.connection.raw(`CREATE UNIQUE INDEX IF NOT EXISTS ${name} ON ${table} (number) ${where}`);
  }
}
