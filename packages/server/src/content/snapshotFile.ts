import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { SnapshotStore } from "../ports";

const VERSION = 1;

/** A snapshot as a JSON file, replaced at once, so that a crash never leaves half of it. */
export function createSnapshotFile<T>(file: string): SnapshotStore<T> {
  return {
    async read() {
      const text = await readFile(file, "utf8").catch(() => undefined);
      if (text === undefined) return undefined;
      const parsed = JSON.parse(text) as { version?: unknown; value?: T };
      return parsed.version === VERSION ? parsed.value : undefined;
    },
    async write(value) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.tmp`, JSON.stringify({ version: VERSION, value }));
      await rename(`${file}.tmp`, file);
    },
  };
}
