import { cpSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { openDatabase } from "./database.mjs";
import { productEnvironment } from "./environment.mjs";
import { startContentSystem } from "./parts.mjs";
import { freePort } from "./free-port.mjs";
import { secrets } from "./settings.mjs";

/**
 * Data folders for heavy use: content is seeded once into a template, each further folder (and PostgreSQL database) is a copy of it.
 *
 * @param {{ root: string, folder: string, logs: string, postgres?: Awaited<ReturnType<typeof import("./postgres.mjs").openPostgres>>, prepare: (database: import("./database.mjs").Database) => Promise<void> }} options
 *   without `postgres` the database is SQLite; `prepare` changes the template once
 */
export async function createTemplate({ root, folder, logs, postgres, prepare }) {
  const data = path.join(folder, "template");
  const kept = secrets(data);
  const url = postgres && (await postgres.create("gratweg_template"));
  const file = path.join(data, "cms.sqlite");
  const environment = async (folder, environment) =>
    productEnvironment({
      root,
      data: folder,
      secrets: kept,
      ports: {
        GRATWEG_PORT: await freePort(),
        GRATWEG_CMS_PORT: await freePort(),
        GRATWEG_IDENTITY_PORT: await freePort(),
      },
      environment,
    });
  const seeding = await environment(data, { DATABASE_URL: url ?? "", GRATWEG_SEED: "test" });
  const log = path.join(logs, "template.log");
  const cms = await startContentSystem({ root, env: seeding, log });
  await cms.stop(30_000);
  const database = await openDatabase(url ? { url } : { file });
  await prepare(database);
  await database.close();

  return {
    /** @param {string} name @param {Record<string, string>} settings */
    copy: async (name, settings) => {
      const target = path.join(folder, name);
      mkdirSync(path.join(target, "sites/hiking/de"), { recursive: true });
      // A server without any site is not ready.
      for (const page of ["index.html", "de/index.html"])
        writeFileSync(
          path.join(target, "sites/hiking", page),
          '<!doctype html><html lang="de"><head></head><body></body></html>',
        );
      for (const entry of url ? [] : readdirSync(data).filter((entry) => entry.startsWith("cms.sqlite")))
        cpSync(path.join(data, entry), path.join(target, entry));
      const own = url && postgres ? await postgres.create(`gratweg_${name.replaceAll(/\W/g, "_")}`, url) : "";
      return {
        folder: target,
        env: await environment(target, { GRATWEG_SEED: "none", ...settings, DATABASE_URL: own }),
        open: () => openDatabase(own ? { url: own } : { file: path.join(target, "cms.sqlite") }),
        drop: async () => {
          if (own && postgres) await postgres.drop(own);
        },
      };
    },
  };
}

/** @typedef {Awaited<ReturnType<Awaited<ReturnType<typeof createTemplate>>["copy"]>>} Copy */
