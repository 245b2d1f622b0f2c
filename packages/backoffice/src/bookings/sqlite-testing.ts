import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { SqliteBookingStore } from "./sqlite-store";

/** The columns that Strapi makes of the schemas; the integration tests run on Strapi's own tables. */
const TABLES = `
  CREATE TABLE departures (id integer PRIMARY KEY, number integer UNIQUE, start_date date, end_date date, state text,
    price_cents integer, member_price_cents integer, single_supplement_cents integer, capacity integer, minimum_participants integer, guaranteed boolean,
    published_at datetime);
  CREATE TABLE tours (id integer PRIMARY KEY, number integer);
  CREATE TABLE departures_tour_lnk (departure_id integer, tour_id integer);
  CREATE TABLE departure_seats (departure_number integer PRIMARY KEY, taken integer NOT NULL);
  CREATE TABLE number_counters (name text PRIMARY KEY, value integer NOT NULL);
  CREATE TABLE bookings (id integer PRIMARY KEY, document_id text, number integer UNIQUE, departure_number integer, tour_number integer,
    state text, travellers text, contact text, email text, mailbox text, options text, note text, seats integer, total_cents integer,
    form_sheet_version text, idempotency_key text UNIQUE, request_hash text, answer text, terms text, history text, held_until datetime,
    first_answer text, unproven boolean, booked_at datetime,
    created_at datetime, updated_at datetime, published_at datetime);
  CREATE TABLE outbox_mails (id integer PRIMARY KEY, document_id text, message_id text UNIQUE, kind text, "to" text,
    booking_number integer, data text, state text, attempts integer, next_attempt_at datetime, created_at datetime,
    updated_at datetime, published_at datetime);
  INSERT INTO departures VALUES (1, 100101, '2027-06-05', '2027-06-11', 'open', 89000, NULL, 12000, 12, 4, 0, 1);
  INSERT INTO tours VALUES (1, 1001);
  INSERT INTO departures_tour_lnk VALUES (1, 1);
  INSERT INTO number_counters VALUES ('bookings', 100000);`;

export interface SqliteFixture {
  store: SqliteBookingStore;
  /** Another writer's connection. */
  other: Sqlite.Database;
  taken(): number;
  count(table: string): number;
  close(): Promise<void>;
}

/** A store on a database of its own with one departure of twelve seats, 100101. */
export function openSqliteFixture(): SqliteFixture {
  const folder = mkdtempSync(join(tmpdir(), "gratweg-bookings-"));
  const file = join(folder, "cms.sqlite");
  const other = new Sqlite(file, { timeout: 0 });
  // One commit, and no wait for the disk: each test makes its tables anew.
  other.pragma("synchronous = OFF");
  other.exec(`BEGIN; ${TABLES} COMMIT;`);
  let id = 0;
  const store = new SqliteBookingStore({
    file,
    createDocumentId: () => `document${(id += 1)}`,
    mailHost: "mail.example",
  });
  return {
    store,
    other,
    taken: () => Number(other.prepare("SELECT COALESCE(MAX(taken), 0) FROM departure_seats").pluck().get()),
    count: (table) => Number(other.prepare(`SELECT COUNT(*) FROM ${table}`).pluck().get()),
    close: async () => {
      await store.close();
      other.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
