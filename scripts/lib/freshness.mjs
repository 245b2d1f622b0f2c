import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const SKIPPED = new Set([
  "node_modules",
  "dist",
  "build",
  ".cache",
  "public",
  ".strapi",
  ".tmp",
  "coverage",
  "generated-docs",
  // Strapi's note of when it last asked for a newer version of itself.
  ".strapi-updater.json",
]);

/**
 * One hash over the contents of files and folders, in a fixed order; tests and stories do not count, nor what `skipped` says of a
 * path below `root`.
 *
 * @param {string} root
 * @param {readonly string[]} entries
 * @param {string} [extra]
 * @param {(file: string) => boolean} [skipped]
 */
export function fingerprint(root, entries, extra = "", skipped = undefined) {
  return contentHash(root, entries, `${extra}${process.versions.node.split(".")[0]}`, skipped);
}

/**
 * As `fingerprint`, the same with every version of Node: for what is built once and shipped.
 *
 * @param {string} root
 * @param {readonly string[]} entries
 * @param {string} [extra]
 * @param {(file: string) => boolean} [skipped]
 */
export function contentHash(root, entries, extra = "", skipped = undefined) {
  const hash = createHash("sha256").update(extra);
  for (const entry of entries)
    for (const file of files(path.join(root, entry))) {
      const name = path.relative(root, file);
      if (!skipped?.(name)) hash.update(name).update("\0").update(readFileSync(file));
    }
  return hash.digest("hex");
}

/** Whether `stamp` holds `value` and everything in `outputs` exists. */
export function isFresh(stamp, value, outputs) {
  return (
    outputs.every((output) => existsSync(output)) &&
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === value
  );
}

export function setFresh(stamp, value) {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, value);
}

function files(entry) {
  if (!existsSync(entry)) return [];
  const found = [];
  const visit = (current) => {
    for (const item of readdirSync(current, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const full = path.join(current, item.name);
      if (SKIPPED.has(item.name)) continue;
      if (item.isDirectory()) visit(full);
      else if (item.isFile() && !/\.(test|stories|spec)\.[a-z]+$/.test(item.name)) found.push(full);
    }
  };
  try {
    visit(entry);
  } catch (error) {
    if (error.code !== "ENOTDIR") throw error;
    found.push(entry);
  }
  return found;
}
