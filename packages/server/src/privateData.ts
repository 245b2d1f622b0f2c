import { chmodSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The data folder is its owner's alone, and so is what lies in it already: snapshots, the sandbox's payments. */
export function keepPrivate(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  tighten(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile()) tighten(join(folder, entry.name), 0o600);
    if (entry.isDirectory()) tighten(join(folder, entry.name), 0o700);
  }
}

/** A folder that is not ours to change, on some mounted disks, is no reason not to start. */
function tighten(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOENT") process.stderr.write(`Others may read ${path}: ${code}.\n`);
  }
}
