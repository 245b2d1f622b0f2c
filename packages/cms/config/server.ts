import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import { dataFolder, isBehindProxy } from "../src/environment";

const config = ({ env }: Core.Config.Shared.ConfigParams) => {
  // Strapi serves everything below this folder, so it holds the uploads and nothing else: never the database.
  const publicFolder = join(dataFolder(), "public");
  mkdirSync(join(publicFolder, "uploads"), { recursive: true });
  return {
    host: env("HOST", "127.0.0.1"),
    port: env.int("PORT", env.int("GRATWEG_CMS_PORT", 1337)),
    url: env("GRATWEG_CMS_URL", ""),
    proxy: { koa: isBehindProxy(env("GRATWEG_TRUST_PROXY", "")) },
    app: { keys: env.array("APP_KEYS") },
    dirs: { public: publicFolder },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    transfer: { remote: { enabled: false } },
  };
};

export default config;
