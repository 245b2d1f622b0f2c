import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { openDatabase } from "./database";

const folder = mkdtempSync(join(tmpdir(), "gratweg-database-"));
const file = join(folder, "cms.sqlite");
const database = openDatabase({ file });
afterAll(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true });
});

it("a file that is not there fails the question, not the opening; once it is there, the next one is answered", async () => {
  await expect(database.raw("SELECT 1")).rejects.toMatchObject({ code: "SQLITE_CANTOPEN" });
  new Sqlite(file).exec("PRAGMA journal_mode = WAL; CREATE TABLE places (name TEXT)").close();
  expect(await database("places")).toEqual([]);
});

it.each([
  ["transaction", () => database.transaction((trx) => trx("places").insert({ name: "Zugspitze" }))],
  ["statement", () => database("places").insert({ name: "Zugspitze" })],
])("a %s waits for another process's writer without stopping the event loop", async (_, write) => {
  const editor = new Sqlite(file);
  editor.exec("DELETE FROM places; BEGIN IMMEDIATE; INSERT INTO places VALUES ('Karwendel')");
  const writing = write();
  await pause(20);
  editor.exec("COMMIT");
  editor.close();
  await writing;
  expect(await database("places").pluck("name")).toEqual(["Karwendel", "Zugspitze"]);
});
