import type { Core } from "@strapi/strapi";

/** The write-ahead log lets readers go on while a booking writes; NORMAL is durable with it against everything but a power cut. */
export async function tuneSqlite(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== "sqlite") return;
  await strapi.db.connection.raw("PRAGMA journal_mode = WAL");
  await strapi.db.connection.raw("PRAGMA synchronous = NORMAL");
  await strapi.db.connection.raw("PRAGMA busy_timeout = 5000");
  beginImmediately(strapi);
}

interface Transaction {
  /** Of an end of the transaction: how it ended, and with what. */
  query(connection: unknown, sql: string, ...end: unknown[]): Promise<unknown>;
}
interface Client {
  transaction(...parameters: unknown[]): Transaction;
}

/**
 * Strapi reads before it writes. Were the write lock taken only with the first write, as SQLite's plain BEGIN does, a booking or a
 * mail settled in between would make that write fail at once (SQLITE_BUSY_SNAPSHOT, for which no timeout waits).
 */
function beginImmediately(strapi: Core.Strapi): void {
  const client = strapi.db.connection.client as Client;
  const transaction = client.transaction.bind(client);
  client.transaction = (...parameters) => {
    const made = transaction(...parameters);
    const query = made.query.bind(made);
    made.query = (connection, sql, ...rest) =>
      query(connection, sql === "BEGIN;" ? "BEGIN IMMEDIATE;" : sql, ...rest);
    return made;
  };
}
