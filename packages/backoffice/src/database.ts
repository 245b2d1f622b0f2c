import { setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import knex, { type Knex } from "knex";
import { connectionOf, type Database } from "./environment";

/** Another process may hold the file: an editor's save in Strapi. */
const RETRY_MS = 3;
const PATIENCE_MS = 8000;

/** The parts of knex's SQLite client that are replaced here. */
interface SqliteClient {
  acquireRawConnection(): Sqlite.Database;
  _query(connection: Sqlite.Database, statement: object): Promise<unknown>;
  transaction(...parameters: unknown[]): object;
}

/** Connects with the first question: a database that is not there yet fails that question, and no start. */
export function openDatabase(settings: Database): Knex {
  // A failed statement would be quoted with its values, in errors that are logged: addresses, names, hashes.
  const compileSqlOnError = false;
  if ("url" in settings)
    return knex({
      client: "pg",
      compileSqlOnError,
      connection: connectionOf(settings),
      pool: { min: 0, max: 10 },
    });
  const { file } = settings;
  const database = knex({
    client: "better-sqlite3",
    compileSqlOnError,
    connection: { filename: file },
    // Readers go on while a transaction waits for the write lock.
    pool: { min: 0, max: 4 },
    useNullAsDefault: true,
  });
  const client = database.client as SqliteClient;
  const transaction = client.transaction.bind(client);
  const query = client._query.bind(client);
  // SQLite's own timeout would stop the event loop while it waits.
  client.acquireRawConnection = () => new Sqlite(file, { fileMustExist: true, timeout: 0 });
  client._query = (connection, statement) =>
    connection.inTransaction ? query(connection, statement) : untilFree(() => query(connection, statement));
  // A plain BEGIN takes the write lock with the first write, which fails for good if somebody has written since the first read.
  client.transaction = (...parameters) =>
    Object.assign(transaction(...parameters), {
      begin: (connection: Sqlite.Database) => untilFree(() => connection.exec("BEGIN IMMEDIATE")),
    });
  return database;
}

/** Tries again while another process holds the file's lock. */
async function untilFree<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;)
    try {
      return await work();
    } catch (error) {
      const { code } = error as { code?: string };
      if (!code?.startsWith("SQLITE_BUSY") || performance.now() > deadline) throw error;
      await pause(RETRY_MS);
    }
}
