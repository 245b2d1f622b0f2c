import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import { dataFolder } from "@gratweg/backoffice/environment";

/** Else a failed statement is quoted with its values, in errors that are logged: addresses, names, hashes. */
const compileSqlOnError = false;

const config = ({ env }: Core.Config.Shared.ConfigParams) => {
  const connectionString = env("DATABASE_URL", "");
  if (connectionString !== "") {
    return {
      connection: {
        client: "postgres",
        compileSqlOnError,
        connection: {
          connectionString,
          ssl: env.bool("DATABASE_SSL", false) && { rejectUnauthorized: true },
        },
        pool: { min: 0, max: env.int("DATABASE_POOL_MAX", 10) },
      },
    };
  }
  const folder = dataFolder();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    connection: {
      client: "sqlite",
      compileSqlOnError,
      connection: { filename: join(folder, "cms.sqlite") },
      useNullAsDefault: true,
    },
  };
};

export default config;
