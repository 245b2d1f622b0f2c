import type { Core } from "@strapi/strapi";

/** The write-ahead log lets readers go on while a booking writes; NORMAL is durable with it against everything but a power cut. */
export async function tuneSqlite(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== "sqlite") return;
  await strapi.db.connection.raw("PRAGMA journal_mode = WAL");
  await strapi.db.connection.raw("PRAGMA synchronous = NORMAL");
  await strapi.db.connection.raw("PRAGMA busy_timeout = 5000");
}
