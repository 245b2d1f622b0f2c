import knex from "knex";
import { auditMonths } from "../environment";
import { monthsBefore } from "./audit";
import { openAccounts } from "./open-accounts";

it.each([
  ["2027-03-31T10:00:00.000Z", 1, "2027-02-28T10:00:00.000Z"],
  ["2028-03-31T10:00:00.000Z", 1, "2028-02-29T10:00:00.000Z"],
  ["2028-02-29T10:00:00.000Z", 24, "2026-02-28T10:00:00.000Z"],
  ["2027-01-15T10:00:00.000Z", 24, "2025-01-15T10:00:00.000Z"],
])("%s less %i months is %s", (now, months, before) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(before);
});

it("is kept for two years unless it is said otherwise, and never for ever", () => {
  expect([{}, { GRATWEG_AUDIT_MONTHS: "6" }].map(auditMonths)).toEqual([24, 6]);
  for (const months of ["0", "-1", "1.5", "immer"])
    expect(() => auditMonths({ GRATWEG_AUDIT_MONTHS: months })).toThrow();
});

it("entries older than that are forgotten, younger ones stay", async () => {
  const database = knex({ client: "better-sqlite3", connection: ":memory:", useNullAsDefault: true });
  await database.schema.createTable("audit_entries", (table) => {
    table.datetime("at");
    table.string("target");
  });
  await database.schema.createTable("outbox_mails", (table) => {
    for (const name of ["kind", "state", "sent_at", "updated_at"]) table.string(name);
  });
  const now = new Date("2027-01-10T09:00:00Z");
  const aged = (days: number) => ({ at: new Date(now.getTime() - days * 86_400_000), target: `${days}` });
  await database("audit_entries").insert([740, 720, 40, 1].map(aged));
  const settings = { mailFrom: "", siteUrl: "", accountSecret: null, newsletterSecret: null };
  const kept = async (months: number) => {
    await openAccounts(database, { ...settings, auditMonths: months }).forget(now);
    return database("audit_entries").pluck<string[]>("target");
  };
  expect(await kept(24)).toEqual(["720", "40", "1"]);
  expect(await kept(1)).toEqual(["1"]);
  await database.destroy();
});
