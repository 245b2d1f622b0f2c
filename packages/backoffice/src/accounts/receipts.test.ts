import knex from "knex";
import { findReceipt, keepReceipt } from "./receipts";
import type { Knex } from "./rows";

const KEY = "6f2a1c9e-0b1d-4c58-9a55-0a6a3c7f2b10";
const HOUR = 60 * 60 * 1000;
const at = new Date("2027-01-10T09:00:00Z");
const after = (milliseconds: number) => new Date(at.getTime() + milliseconds);
let database: Knex;

beforeEach(async () => {
  database = knex({ client: "better-sqlite3", connection: { filename: ":memory:" }, useNullAsDefault: true });
  await database.schema.createTable("deletion_receipts", (table) => {
    table.string("hash").primary();
    table.bigInteger("deleted_at").notNullable();
  });
});
afterEach(() => database.destroy());

it("tells for a day, and to its key alone, when the account went", async () => {
  await keepReceipt(database, KEY, at);
  expect(await findReceipt(database, KEY, after(24 * HOUR - 1))).toEqual(at);
  expect(await findReceipt(database, KEY.replace("6", "7"), after(1))).toBeUndefined();
  expect(await findReceipt(database, KEY, after(24 * HOUR))).toBeUndefined();
});

it("keeps the first of two moments, a hash in place of the key, and nothing older than a day", async () => {
  await keepReceipt(database, KEY, at);
  await keepReceipt(database, KEY, after(HOUR));
  expect(await findReceipt(database, KEY, after(HOUR))).toEqual(at);
  const rows = await database("deletion_receipts").select<Record<string, unknown>[]>();
  expect([rows.length, JSON.stringify(rows).includes(KEY)]).toEqual([1, false]);
  await keepReceipt(database, "0d2f3c44-5e66-4a77-8b88-9c99aa00bb11", after(24 * HOUR));
  expect(await database("deletion_receipts")).toHaveLength(1);
});
