import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { limited } from "../limited";

export interface DownloadPorts {
  /** The content system's origin, without trailing slash. */
  origin: string;
  /** Files of all sites and builds, each under a key that changes when an editor replaces it. */
  cache: string;
  fetch?: typeof globalThis.fetch;
  warn: (message: string) => void;
}

export interface DownloadedFile {
  /** Absolute path in the cache. */
  file: string;
  /** Changes with the file's bytes. */
  digest: string;
}

const TIME_LIMIT_MS = 30_000;
const AT_ONCE = 8;

/** Fetches files of the media library once, and remembers which of the cache this build has used. */
export function createDownloads({ origin, cache, fetch = globalThis.fetch, warn }: DownloadPorts) {
  const files = new Map<string, Promise<DownloadedFile | null>>();
  const inTurn = limited(AT_ONCE);

  const download = async (url: string, key: string): Promise<DownloadedFile | null> => {
    const file = path.join(cache, key);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return { file, digest: digestOf(kept) };
    const address = url.startsWith("/") ? origin + url : url;
    const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    if (response.status === 404) {
      warn(`A picture is missing in the content system: ${address}`);
      return null;
    }
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
    const bytes = Buffer.from(await response.arrayBuffer());
    await mkdir(cache, { recursive: true });
    // Two builds may fetch the same file at once; neither must read half of the other's.
    await writeFile(`${file}.${process.pid}.tmp`, bytes);
    await rename(`${file}.${process.pid}.tmp`, file);
    return { file, digest: digestOf(bytes) };
  };

  return {
    /** Null where the content system has lost the file; throws when it cannot be asked. `version`: when the record last changed. */
    fetch(url: string, version: string): Promise<DownloadedFile | null> {
      const key = createHash("sha256")
        .update(JSON.stringify([origin, url, version]))
        .digest("hex")
        .slice(0, 32);
      const known = files.get(key) ?? inTurn(() => download(url, key));
      files.set(key, known);
      return known;
    },
    /** Waits until nothing is under way any more, whatever became of it. */
    async settled(): Promise<void> {
      await Promise.allSettled(files.values());
    },
    /** Every build asks for every picture of the content: what this one has not asked for, no site shows any more. */
    async forgetOthers(): Promise<void> {
      const entries = await readdir(cache).catch(() => []);
      await Promise.all(
        entries.filter((name) => !files.has(name)).map((name) => rm(path.join(cache, name), { force: true })),
      );
    },
  };
}

/** Copies `file` to where the site is built. */
export async function publish({ file, target }: { file: string; target: string }): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(file, target);
}

function digestOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 20);
}
