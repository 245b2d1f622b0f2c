import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { isSnapshotFresh, restoreSnapshot, snapshotFiles, snapshotVersion } from "./content-snapshot.mjs";
import { openDatabase } from "./database.mjs";

const repository = path.resolve(__dirname, "../..");
let root: string;
let data: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "gratweg-snapshot-"));
  data = path.join(root, "data");
  mkdirSync(data);
  write("content/entities/tour.jsonl", "{}");
  write("packages/cms/src/api/tour/schema.json", "{}");
  write("packages/cms/src/api/tour/routes.ts", "routes");
  const { database, uploads, version } = snapshotFiles(root);
  mkdirSync(uploads, { recursive: true });
  writeFileSync(database, brotliCompressSync("a database"));
  writeFileSync(path.join(uploads, "bild.webp"), "a picture");
  writeFileSync(version, `${snapshotVersion(root)}\n`);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}
const restore = (seed = "full", env: Record<string, string> = {}) =>
  restoreSnapshot({ root, data, seed, env });
const database = () => path.join(data, "cms.sqlite");

it("puts database and pictures where a first start finds them", async () => {
  expect(await restore()).toBe(true);
  expect(readFileSync(database(), "utf8")).toBe("a database");
  expect(readFileSync(path.join(data, "public/uploads/bild.webp"), "utf8")).toBe("a picture");
});

it("never touches a database that is there", async () => {
  writeFileSync(database(), "bookings");
  expect(await restore()).toBe(false);
  expect(readFileSync(database(), "utf8")).toBe("bookings");
});

it.each([
  ["the tests' selection", "test", {}],
  ["no content", "none", {}],
  ["PostgreSQL", "full", { DATABASE_URL: "postgres://localhost/gratweg" }],
])("is not for %s", async (_what, seed, env) => {
  expect(await restore(seed, env)).toBe(false);
  expect(existsSync(database())).toBe(false);
});

it.each(["content/entities/tour.jsonl", "content/links/tour.jsonl", "packages/cms/src/api/tour/schema.json"])(
  "is not used when %s has changed since",
  async (file) => {
    write(file, "changed");
    expect(isSnapshotFresh(root)).toBe(false);
    expect(await restore()).toBe(false);
    expect(existsSync(database())).toBe(false);
  },
);

it.each(["content/README.md", "content/departures.jsonl", "packages/cms/src/api/tour/routes.ts"])(
  "holds when %s has changed, which nothing of it comes from",
  (file) => {
    write(file, "changed");
    expect(isSnapshotFresh(root)).toBe(true);
  },
);

describe("the repository's own", () => {
  it("is as new as the content (else: npm run content:snapshot)", () => {
    expect(isSnapshotFresh(repository)).toBe(true);
  });

  it("knows no person, no token and no day", async () => {
    const file = path.join(data, "content.sqlite");
    writeFileSync(file, brotliDecompressSync(readFileSync(snapshotFiles(repository).database)));
    const own = await openDatabase({ file });
    const tables = [
      ...["admin_users", "up_users", "strapi_api_tokens", "strapi_transfer_tokens", "strapi_sessions"],
      ...["bookings", "departures"],
    ];
    for (const table of tables)
      expect([table, await own.all(`SELECT COUNT(*) AS count FROM ${table}`)]).toEqual([
        table,
        [{ count: 0 }],
      ]);
    await own.close();
  });
});
