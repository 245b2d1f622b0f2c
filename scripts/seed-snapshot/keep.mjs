import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { snapshotFiles, snapshotVersion } from "../lib/seed-snapshot.mjs";

const MEGABYTE = 1e6;

/** Writes the snapshot into the repository. Answers what to say about it. */
export async function keep({ root, database, uploads }) {
  const files = snapshotFiles(root);
  rmSync(files.folder, { recursive: true, force: true });
  mkdirSync(files.uploads, { recursive: true });
  const names = readdirSync(uploads).sort();
  for (const name of names) copyFileSync(path.join(uploads, name), path.join(files.uploads, name));
  const content = readFileSync(database);
  const compressed = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  writeFileSync(files.database, compressed);
  writeFileSync(files.version, `${snapshotVersion(root)}\n`);
  const pictures = names.reduce((sum, name) => sum + statSync(path.join(uploads, name)).size, 0);
  return `${names.length} files of pictures, ${(pictures / MEGABYTE).toFixed(1)} MB; database ${(compressed.length / MEGABYTE).toFixed(1)} MB`;
}

/** The kept snapshot, its database unpacked into `file`. */
export async function kept(root, file) {
  const { database, uploads } = snapshotFiles(root);
  writeFileSync(file, await promisify(brotliDecompress)(readFileSync(database)));
  return { database: file, uploads };
}
