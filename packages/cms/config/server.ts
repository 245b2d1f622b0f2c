import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import { dataFolder } from "@gratweg/backoffice/environment";
import { publicPort } from "../src/environment";

const config = ({ env }: Core.Config.Shared.ConfigParams) => {
  // Strapi serves everything below this folder, so it holds the uploads and nothing else: never the database.
  const publicFolder = join(dataFolder(), "public");
  mkdirSync(join(publicFolder, "uploads"), { recursive: true, mode: 0o700 });
  return {
    host: env("HOST", "127.0.0.1"),
    port: publicPort(),
    url: env("GRATWEG_CMS_URL", ""),
    // The server stands in front and writes the last entry of `X-Forwarded-For` itself.
    proxy: { koa: true, maxIpsCount: 1 },
    app: { keys: env.array("APP_KEYS") },
    dirs: { public: publicFolder },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    transfer: { remote: { enabled: false } },
  };
};

export default config;
