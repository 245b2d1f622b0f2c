import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const KEEP_UNUSED_MS = 7 * 24 * 3_600_000;

/** Compressed bytes on disk by the hash of the plain ones, so that a restart compresses nothing again. */
export interface BrotliCache {
  read(hash: string, quality: number): Promise<Buffer | undefined>;
  write(hash: string, quality: number, bytes: Buffer): Promise<void>;
  /** Removes what has not been written for a week and is not in use. */
  prune(inUse: (hash: string) => boolean, now?: number): Promise<void>;
}

export function createBrotliCache(folder: string): BrotliCache {
  const fileOf = (hash: string, quality: number) => join(folder, hash.slice(0, 2), `${hash}.q${quality}.br`);
  return {
    async read(hash, quality) {
      return readFile(fileOf(hash, quality)).catch(() => undefined);
    },
    async write(hash, quality, bytes) {
      const file = fileOf(hash, quality);
      await mkdir(join(folder, hash.slice(0, 2)), { recursive: true });
      await writeFile(`${file}.${process.pid}.tmp`, bytes);
      await rename(`${file}.${process.pid}.tmp`, file);
    },
    async prune(inUse, now = Date.now()) {
      for (const shelf of await readdir(folder).catch(() => []))
        for (const name of await readdir(join(folder, shelf)).catch(() => [])) {
          const file = join(folder, shelf, name);
          if (inUse(name.split(".")[0] ?? "")) continue;
          const age = now - ((await stat(file).catch(() => undefined))?.mtimeMs ?? now);
          if (age > KEEP_UNUSED_MS) await rm(file, { force: true });
        }
    },
  };
}
