import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { openDatabase } from "@gratweg/backoffice/database";
import { ACCOUNTS, endServer, hookEnvironment, startServer } from "./support/account-server";
import { removeData, startStrapi } from "./support/strapi";

type Row = Readonly<Record<string, unknown>>;

/** A file of 26 November 2026: made by the version of that day, with rows of people in each table that holds any. */
const OLD = join(__dirname, "support/old-data.sqlite.br");
/** Lists what a later version has left out, on purpose. */
const GONE: Readonly<Record<string, readonly string[]>> = {
  up_users: ["credential_stamp"],
  bookings: ["network", "client"],
};
const PEOPLE = [
  ...["up_users", "up_users_role_lnk", "bookings", "outbox_mails", "newsletter_subscribers"],
  ...["contract_declarations", "subscriptions", "payment_events", "audit_entries", "strapi_sessions"],
  ...["saved_trips", "detached_bookings", "social_identities", "departure_seats", "number_counters"],
];

async function rowsOf(file: string, columnsOf?: ReadonlyMap<string, readonly string[]>) {
  const database = openDatabase({ file });
  const all = new Map<string, Row[]>();
  for (const table of PEOPLE) {
    const rows = await database(table).select<Row[]>("*");
    const kept = Object.keys(rows[0] ?? {}).filter((column) => !GONE[table]?.includes(column));
    const columns = columnsOf?.get(table) ?? kept;
    all.set(
      table,
      rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]]))),
    );
  }
  await database.destroy();
  return all;
}

it("an older version's data folder keeps every row of people", async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), "gratweg-old-"));
  const file = join(dataFolder, "cms.sqlite");
  writeFileSync(file, brotliDecompressSync(readFileSync(OLD)));
  const before = await rowsOf(file);
  for (const [table, rows] of before) expect([table, rows.length]).not.toEqual([table, 0]);
  const hook = await hookEnvironment();
  const env = { ...ACCOUNTS, ...hook, DATABASE_URL: "" };
  const strapi = await startStrapi({ dataFolder, seed: "none", isFirstStart: true, env });
  const { server } = await startServer(strapi, { ...hook, DATABASE_URL: "", GRATWEG_AUDIT_MONTHS: "1200" });
  await endServer(server);
  await strapi.stop();
  const columns = new Map([...before].map(([table, [row = {}]]) => [table, Object.keys(row)]));
  expect(await rowsOf(file, columns)).toEqual(before);
  await removeData(dataFolder);
});
