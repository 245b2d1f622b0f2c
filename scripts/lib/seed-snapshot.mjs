/**
 * The seed's first database and pictures, ready-made: `npm run seed:snapshot` makes them, a first start restores them instead of
 * drawing and scaling. What depends on the day (departures, offers) is not in it; the seed adds it, as after an interrupted start.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { contentHash } from "./freshness.mjs";

const FOLDER = "packages/cms/seed/snapshot";
const WEB_SIZES = "src/uploads/web-sizes.ts";

/** @param {string} root */
export function snapshotFiles(root) {
  const folder = path.join(root, FOLDER);
  return {
    folder,
    database: path.join(folder, "database.sqlite.br"),
    uploads: path.join(folder, "uploads"),
    version: path.join(folder, "version.txt"),
  };
}

/** What decides on the snapshot's content: the seed's texts and drawings, and the shape of the content types. @param {string} root */
export function snapshotVersion(root) {
  const sources = [
    ...["seed", "posters", "src/api", "src/components", "src/extensions", "config/plugins.ts"],
    WEB_SIZES,
  ];
  const isOther = (file) =>
    file.startsWith(`${FOLDER}/`) ||
    file.endsWith(".md") ||
    (/\/src\//.test(file) && !file.endsWith(".json") && !file.endsWith(WEB_SIZES));
  return contentHash(
    root,
    sources.map((source) => `packages/cms/${source}`),
    "",
    isOther,
  );
}

/** Whether the snapshot is what the seed would make now. @param {string} root */
export function isSnapshotFresh(root) {
  const { version, database } = snapshotFiles(root);
  return (
    existsSync(version) &&
    existsSync(database) &&
    readFileSync(version, "utf8").trim() === snapshotVersion(root)
  );
}

/**
 * Puts the snapshot into a data folder without a database; the seed goes on from there. Answers whether it did: not on PostgreSQL, not
 * for another seed than the full one, and not when the seed's sources have changed since.
 *
 * @param {{ root: string, data: string, seed: string, env: Record<string, string | undefined> }} options
 */
export async function restoreSnapshot({ root, data, seed, env }) {
  const target = path.join(data, "cms.sqlite");
  if (seed !== "full" || env.DATABASE_URL || existsSync(target) || !isSnapshotFresh(root)) return false;
  const { database, uploads } = snapshotFiles(root);
  const stored = path.join(data, "public/uploads");
  mkdirSync(stored, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(uploads)) copyFileSync(path.join(uploads, name), path.join(stored, name));
  // The database comes last and whole: what is interrupted before begins anew.
  const unfinished = `${target}.new`;
  writeFileSync(unfinished, await promisify(brotliDecompress)(readFileSync(database)), { mode: 0o600 });
  renameSync(unfinished, target);
  return true;
}
