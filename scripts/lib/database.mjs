import { createRequire } from "node:module";
import path from "node:path";
import { root } from "./settings.mjs";
import { StepError } from "./terminal.mjs";

/** The content system is a project of its own and brings both drivers along. */
const cms = createRequire(path.join(root, "packages/cms/package.json"));

/**
 * Opens the content system's database directly, past the content system: rows by `all`. Values (`?`) are for SQLite alone.
 *
 * @param {{ file?: string, url?: string }} place
 */
export async function openDatabase({ file, url }) {
  if (url) {
    const client = await connect(url);
    const run = async (sql) => (await client.query(sql)).rows;
    return { all: run, run, close: () => client.end() };
  }
  const database = new (cms("better-sqlite3"))(file, { fileMustExist: true, timeout: 10_000 });
  return {
    all: async (sql, ...values) => database.prepare(sql).all(...values),
    run: async (sql, ...values) => void database.prepare(sql).run(...values),
    close: async () => void database.close(),
  };
}

/** A PostgreSQL server where databases may be made: the address of one that exists. */
export function postgresUrl() {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  throw new StepError("Set DATABASE_URL to a PostgreSQL server where databases may be made (README.md).");
}

/** Makes a database beside the one that DATABASE_URL names. */
export async function createDatabase() {
  const name = `gratweg_${process.pid}`;
  const url = new URL(postgresUrl());
  const server = await connect(url.href);
  await server.query(`CREATE DATABASE ${name}`);
  url.pathname = name;
  const drop = async () => {
    await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await server.end();
  };
  return { url: url.href, drop };
}

async function connect(url) {
  const { Client } = cms("pg");
  const client = new Client({ connectionString: url });
  // A server that goes away is told by the next statement.
  client.on("error", () => undefined);
  await client.connect().catch((error) => {
    throw new StepError(`PostgreSQL at ${new URL(url).host} cannot be used: ${error.message}`);
  });
  return client;
}
