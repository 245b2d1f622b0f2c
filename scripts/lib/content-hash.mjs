import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const SKIPPED = /^(?:node_modules|dist|public|\..*)$|\.tsbuildinfo$|\.(?:test|stories|spec)\.[a-z]+$/;

/**
 * One hash over the contents of files and folders, in a fixed order; tests and stories do not count, nor what `skipped` says of a path
 * below `root`.
 *
 * @param {string} root
 * @param {readonly string[]} entries
 * @param {(file: string) => boolean} [skipped]
 */
export function contentHash(root, entries, skipped = () => false) {
  const hash = createHash("sha256");
  const visit = (/** @type {string} */ name) => {
    const place = path.join(root, name);
    if (!existsSync(place) || SKIPPED.test(path.basename(name))) return;
    if (statSync(place).isDirectory())
      for (const entry of readdirSync(place).sort()) visit(path.join(name, entry));
    else if (!skipped(name)) hash.update(name).update("\0").update(readFileSync(place));
  };
  entries.forEach(visit);
  return hash.digest("hex");
}
