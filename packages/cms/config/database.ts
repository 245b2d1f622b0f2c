import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import { dataFolder } from "../src/environment";

const config = ({ env }: Core.Config.Shared.ConfigParams) => {
  const connectionString = env("DATABASE_URL", "");
  if (connectionString !== "") {
    return {
      connection: {
        client: "postgres",
        connection: {
          connectionString,
          ssl: env.bool("DATABASE_SSL", false) && { rejectUnauthorized: true },
        },
        pool: { min: 0, max: env.int("DATABASE_POOL_MAX", 10) },
      },
    };
  }
  const folder = dataFolder();
  mkdirSync(folder, { recursive: true });
  return {
    connection: {
      client: "sqlite",
      connection: { filename: join(folder, "cms.sqlite") },
      useNullAsDefault: true,
    },
  };
};

export default config;
