import type { Core } from "@strapi/strapi";
import { KEY_INDEX } from "@gratweg/backoffice/bookings/sql";

export const SEATS_TABLE = "departure_seats";
export const COUNTERS_TABLE = "number_counters";
/** Six digits from the first one on; it is read aloud on the telephone. */
export const FIRST_BOOKING = 100_001;

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
  // Earlier versions kept editors' second factors here.
  for (const table of ["admin_second_factors", "admin_recovery_codes"])
    await knex.schema.dropTableIfExists(table);
  await createIndexes(strapi);
  await createBookingNumbers(strapi);
}

/** Strapi's `unique` is a question before the write; two writers need the database's answer. A draft and its published copy share. */
async function createIndexes(strapi: Core.Strapi): Promise<void> {
  const indexes = [
    ["UNIQUE", "departures_number_draft_unique", "departures (number) WHERE published_at IS NULL"],
    ["UNIQUE", "departures_number_published_unique", "departures (number) WHERE published_at IS NOT NULL"],
    ["UNIQUE", "bookings_number_unique", "bookings (number)"],
    ["UNIQUE", KEY_INDEX, "bookings (idempotency_key)"],
    ["UNIQUE", "form_sheets_version_unique", "form_sheets (version)"],
    ["", "bookings_email_booked", "bookings (LOWER(email), booked_at)"],
    ["", "bookings_mailbox", "bookings (mailbox, booked_at)"],
    // Limits by departure find here all that they sum up, without reading a booking.
    [
      "",
      "bookings_of_departure",
      "bookings (departure_number, state, booked_at, held_until, seats, unproven)",
    ],
    ["", "bookings_held_until", "bookings (held_until) WHERE held_until IS NOT NULL"],
    ["UNIQUE", "up_users_document_id_unique", "up_users (document_id)"],
    // Each call of somebody who has signed in looks up one session.
    ["", "strapi_sessions_session_id", "strapi_sessions (session_id)"],
    ["UNIQUE", "newsletter_subscribers_document_id_unique", "newsletter_subscribers (document_id)"],
    // An address is one row whatever its case; links are found without reading the table.
    ["UNIQUE", "newsletter_subscribers_email_unique", "newsletter_subscribers (LOWER(email))"],
    ["", "newsletter_subscribers_token", "newsletter_subscribers (token_hash)"],
    ["", "newsletter_subscribers_unsubscribe", "newsletter_subscribers (unsubscribe_hash)"],
    ["UNIQUE", "contract_declarations_content", "contract_declarations (content_key)"],
    ["UNIQUE", "contract_declarations_receipt", "contract_declarations (receipt_number)"],
    ["UNIQUE", "subscriptions_provider", "subscriptions (provider, provider_id)"],
    ["UNIQUE", "subscriptions_contract", "subscriptions (contract_number)"],
    ["", "subscriptions_email", "subscriptions (LOWER(email))"],
    ["", "subscriptions_customer", "subscriptions (provider, customer_id)"],
    ["UNIQUE", "payment_events_event", "payment_events (provider, event_id)"],
    ["", "payment_events_subscription", "payment_events (provider, subscription_id)"],
    ["", "payment_events_customer", "payment_events (provider, customer_id)"],
    ["UNIQUE", "tours_number_draft_unique", "tours (number) WHERE published_at IS NULL"],
    ["UNIQUE", "tours_number_published_unique", "tours (number) WHERE published_at IS NOT NULL"],
  ] as const;
  for (const [unique, name, on] of indexes) {
    await strapi.db.connection.raw(`CREATE ${unique} INDEX IF NOT EXISTS ${name} ON ${on}`);
  }
}

/**
 * A sequence where there is one: bookings of different departures do not wait for each other's number. It leaves gaps after
 * failures. SQLite has one writer anyway and counts in a row.
 */
async function createBookingNumbers(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  const [{ top = null } = {}] = await knex<{ number: number }>("bookings").max({ top: "number" });
  const first = Math.max(FIRST_BOOKING, Number(top ?? 0) + 1);
  if (strapi.db.dialect.client === "postgres") {
    await knex.raw(`CREATE SEQUENCE IF NOT EXISTS booking_numbers START WITH ${first}`);
    return;
  }
  await knex(COUNTERS_TABLE)
    .insert({ name: "bookings", value: first - 1 })
    .onConflict("name")
    .merge({ value: knex.raw("MAX(value, excluded.value)") });
}
