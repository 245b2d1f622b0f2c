/**
 * `content/` as a database, ready-made: `npm run content:snapshot` makes it, a first start on SQLite restores it instead of importing
 * line by line. What depends on the day (departures, when offers begin) is not in it; the content system adds it.
 */
import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { contentHash } from "./content-hash.mjs";

/** @param {string} root */
export function snapshotFiles(root) {
  const folder = path.join(root, "content");
  return {
    database: path.join(folder, "database.sqlite.br"),
    uploads: path.join(folder, "uploads"),
    version: path.join(folder, "version.txt"),
  };
}

/** Hashes what decides on the database: the content's lines and the shape of the content types. @param {string} root */
export function snapshotVersion(root) {
  const types = ["api", "components", "extensions"].map((name) => `packages/cms/src/${name}`);
  const entries = ["content/entities", "content/links", ...types];
  return contentHash(root, entries, (file) => !/\.jsonl?$/.test(file));
}

/** Tells whether the snapshot is what an import would make now. @param {string} root */
export function isSnapshotFresh(root) {
  const { version, database } = snapshotFiles(root);
  const isThere = existsSync(version) && existsSync(database);
  return isThere && readFileSync(version, "utf8").trim() === snapshotVersion(root);
}

/**
 * Puts the snapshot into a data folder without a database; the content system goes on from there. Answers whether it did: not on
 * PostgreSQL, not for the tests' selection, and not when the content has changed since.
 *
 * @param {{ root: string, data: string, seed: string, env: Record<string, string | undefined> }} options
 */
export async function restoreSnapshot({ root, data, seed, env }) {
  const target = path.join(data, "cms.sqlite");
  if (seed !== "full" || env.DATABASE_URL || existsSync(target) || !isSnapshotFresh(root)) return false;
  const { database, uploads } = snapshotFiles(root);
  cpSync(uploads, path.join(data, "public/uploads"), { recursive: true });
  // The database comes last and whole: what is interrupted before begins anew.
  const unfinished = `${target}.new`;
  writeFileSync(unfinished, await promisify(brotliDecompress)(readFileSync(database)), { mode: 0o600 });
  renameSync(unfinished, target);
  return true;
}
