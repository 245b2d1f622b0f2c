import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import Database from "better-sqlite3";
import { seedContent } from "./content";
import { pictureJobs } from "./picture-jobs";

const ROOT = join(__dirname, "../../..");
const MEGABYTE = 1e6;
/** The commands' own, an ES module. */
const snapshot = import("../../../scripts/lib/seed-snapshot.mjs");
const folder = mkdtempSync(join(tmpdir(), "gratweg-snapshot-"));
let database: Database.Database;
let files: ReturnType<Awaited<typeof snapshot>["snapshotFiles"]>;

beforeAll(async () => {
  files = (await snapshot).snapshotFiles(ROOT);
  const file = join(folder, "database.sqlite");
  writeFileSync(file, brotliDecompressSync(readFileSync(files.database)));
  database = new Database(file, { readonly: true });
});
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

const rows = <Row>(sql: string): Row[] => database.prepare<[], Row>(sql).all();

it("is as new as the seed (else: npm run seed:snapshot)", async () => {
  expect((await snapshot).isSnapshotFresh(ROOT)).toBe(true);
});

it("has each picture of the seed with its words, ready to be shown, in 20 MB together", () => {
  const stored = rows<{ name: string; alternative_text: string; url: string; formats: string }>(
    "SELECT name, alternative_text, url, formats FROM files",
  );
  expect(new Map(stored.map((file) => [file.name, file.alternative_text]))).toEqual(
    new Map(pictureJobs(seedContent).map(({ name, alt }) => [name, alt])),
  );
  const addresses = stored.flatMap(({ url, formats }) => [
    url,
    ...Object.values((JSON.parse(formats) ?? {}) as Record<string, { url: string }>).map((one) => one.url),
  ]);
  const missing = addresses.filter((url) => !existsSync(join(files.uploads, url.replace("/uploads/", ""))));
  expect(missing).toEqual([]);
  const sizes = readdirSync(files.uploads).map((name) => statSync(join(files.uploads, name)).size);
  expect(sizes).toHaveLength(addresses.length);
  expect(sizes.reduce((sum, size) => sum + size, 0) / MEGABYTE).toBeLessThan(20);
});

it.each([
  ["tours", seedContent.tours],
  ["magazine_articles", seedContent.magazineArticles],
  ["top_lists", seedContent.topLists],
  ["support_topics", seedContent.supportTopics],
  ["pages", seedContent.pages],
])("has all %s of the seed, published", (table, entries) => {
  const stored = rows<{ slug: string; title: string }>(
    `SELECT slug, title FROM ${table} WHERE published_at IS NOT NULL`,
  );
  expect(new Map(stored.map(({ slug, title }) => [slug, title]))).toEqual(
    new Map(entries.map(({ slug, title }) => [slug, title])),
  );
});

it("knows no person, no token and no day", () => {
  const tables = [
    "admin_users",
    "up_users",
    "strapi_api_tokens",
    "strapi_transfer_tokens",
    "strapi_sessions",
    "bookings",
    "departures",
    "offers",
  ];
  const known = new Set(rows<{ name: string }>("SELECT name FROM sqlite_master").map(({ name }) => name));
  expect(tables.filter((table) => !known.has(table))).toEqual([]);
  expect(
    tables.filter((table) => rows<{ count: number }>(`SELECT COUNT(*) AS count FROM ${table}`)[0]?.count),
  ).toEqual([]);
});
