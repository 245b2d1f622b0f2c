import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isSnapshotFresh, restoreSnapshot } from "./content-snapshot.mjs";
import { openDatabase } from "./database.mjs";

const root = path.resolve(__dirname, "../..");
let data: string;
beforeEach(() => (data = mkdtempSync(path.join(tmpdir(), "gratweg-snapshot-"))));
afterEach(() => rmSync(data, { recursive: true }));
const file = () => path.join(data, "cms.sqlite");

it("is as new as the content (else: npm run content:snapshot), and not when a line or a content type has changed", () => {
  expect(isSnapshotFresh(root)).toBe(true);
  mkdirSync(path.join(data, "content/entities"), { recursive: true });
  for (const name of ["database.sqlite.br", "version.txt", "entities/tour.jsonl"])
    writeFileSync(path.join(data, "content", name), readFileSync(path.join(root, "content/version.txt")));
  expect(isSnapshotFresh(data)).toBe(false);
});

it("puts pictures and a database without person, token and day where a first start finds them", async () => {
  expect(await restoreSnapshot({ root, data, seed: "full", env: {} })).toBe(true);
  expect(existsSync(path.join(data, "public/uploads"))).toBe(true);
  const restored = await openDatabase({ file: file() });
  const tables = [
    ...["admin_users", "up_users", "strapi_api_tokens", "strapi_transfer_tokens", "strapi_sessions"],
    ...["bookings", "departures"],
  ];
  for (const table of tables)
    expect([table, await restored.all(`SELECT COUNT(*) AS count FROM ${table}`)]).toEqual([
      table,
      [{ count: 0 }],
    ]);
  await restored.close();
});

it("never touches a database that is there, and is not for tests or PostgreSQL", async () => {
  const database = { DATABASE_URL: "postgres://localhost/gratweg" };
  expect(await restoreSnapshot({ root, data, seed: "test", env: {} })).toBe(false);
  expect(await restoreSnapshot({ root, data, seed: "full", env: database })).toBe(false);
  writeFileSync(file(), "bookings");
  expect(await restoreSnapshot({ root, data, seed: "full", env: {} })).toBe(false);
  expect(readFileSync(file(), "utf8")).toBe("bookings");
});
