import { createRequire } from "node:module";
import path from "node:path";
import { root } from "./settings.mjs";

/** The content system is a project of its own and brings both drivers along. */
const cms = createRequire(path.join(root, "packages/cms/package.json"));

/**
 * @typedef {object} Database
 * @property {(sql: string, ...values: unknown[]) => Promise<any[]>} all rows of a statement with `?` for values
 * @property {(sql: string, ...values: unknown[]) => Promise<void>} run
 * @property {() => Promise<void>} close
 */

/** Opens the content system's database directly, past the content system. @param {{ file?: string, url?: string }} place @returns {Promise<Database>} */
export async function openDatabase({ file, url }) {
  return url === undefined ? openSqlite(file) : await openPostgres(url);
}

function openSqlite(file) {
  const Sqlite = cms("better-sqlite3");
  const database = new Sqlite(file, { fileMustExist: true, timeout: 10_000 });
  return {
    all: async (sql, ...values) => database.prepare(sql).all(...values),
    run: async (sql, ...values) => void database.prepare(sql).run(...values),
    close: async () => void database.close(),
  };
}

async function openPostgres(url) {
  const client = connection(url);
  await client.connect();
  const ask = (sql, values) => {
    let at = 0;
    return client.query(
      sql.replaceAll("?", () => `$${(at += 1)}`),
      values,
    );
  };
  return {
    all: async (sql, ...values) => (await ask(sql, values)).rows,
    run: async (sql, ...values) => void (await ask(sql, values)),
    close: () => client.end(),
  };
}

/** An unconnected client of PostgreSQL's driver. @param {string} url */
function connection(url) {
  const { Client, types } = cms("pg");
  // Sums and counts come as text by default, because they may pass 2^53; ours do not.
  types.setTypeParser(types.builtins.INT8, Number);
  types.setTypeParser(types.builtins.NUMERIC, Number);
  const client = new Client({ connectionString: url });
  // A server that goes away is told by the next statement.
  client.on("error", () => undefined);
  return client;
}
