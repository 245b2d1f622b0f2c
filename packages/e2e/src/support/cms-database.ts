import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { join } from "node:path";
import { repositoryRoot } from "./repository";

interface Statement {
  reader: boolean;
  all(...values: unknown[]): unknown[];
  run(...values: unknown[]): unknown;
}
interface Sqlite {
  prepare(sql: string): Statement;
  close(): void;
}
interface Postgres {
  connect(): Promise<unknown>;
  query(sql: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>;
  end(): Promise<void>;
}
interface PostgresDriver {
  Client: new (options: { connectionString: string }) => Postgres;
  types: { builtins: { INT8: number }; setTypeParser(type: number, parse: (text: string) => unknown): void };
}

/** `npm run test:postgres` names a server where each test file gets a database of its own; without it there are SQLite files. */
const server = process.env.GRATWEG_TEST_DATABASE_URL ?? "";

/** The content system brings both drivers along. */
function driver<Module>(name: string): Module {
  return createRequire(join(repositoryRoot(), "packages/cms/package.json"))(name) as Module;
}

/** What a content system on this data folder runs with as DATABASE_URL; empty for SQLite. */
export function databaseUrl(dataFolder: string): string {
  if (server === "") return "";
  const url = new URL(server);
  url.pathname = `/${databaseName(dataFolder)}`;
  return url.href;
}

/** The same folder, the same database: a content system may start a second time on both. */
function databaseName(dataFolder: string): string {
  return `gratweg_test_${createHash("sha256").update(dataFolder).digest("hex").slice(0, 16)}`;
}

/** Makes the folder's database unless it exists. */
export async function createDatabase(dataFolder: string): Promise<void> {
  if (server === "") return;
  const name = databaseName(dataFolder);
  const found = await onPostgres(server, "SELECT 1 FROM pg_database WHERE datname = $1", [name]);
  if (found.length === 0) await onPostgres(server, `CREATE DATABASE ${name}`);
}

export async function dropDatabase(dataFolder: string): Promise<void> {
  if (server !== "")
    await onPostgres(server, `DROP DATABASE IF EXISTS ${databaseName(dataFolder)} WITH (FORCE)`);
}

/** Looks into (or changes) a throw-away content system's database. Values stand as `?`. */
export async function queryCms<Row = unknown>(
  dataFolder: string,
  sql: string,
  ...values: unknown[]
): Promise<Row[]> {
  const url = databaseUrl(dataFolder);
  if (url !== "") {
    let at = 0;
    const numbered = sql.replaceAll("?", () => `$${(at += 1)}`);
    return (await onPostgres(url, numbered, values)) as Row[];
  }
  const Database = driver<new (file: string) => Sqlite>("better-sqlite3");
  const database = new Database(join(dataFolder, "cms.sqlite"));
  try {
    const statement = database.prepare(sql);
    if (statement.reader) return statement.all(...values) as Row[];
    statement.run(...values);
    return [];
  } finally {
    database.close();
  }
}

async function onPostgres(url: string, sql: string, values: readonly unknown[] = []): Promise<unknown[]> {
  const { Client, types } = driver<PostgresDriver>("pg");
  // Counts and sums come as text by default, because they may pass 2^53; here they do not.
  types.setTypeParser(types.builtins.INT8, Number);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}
