import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** A folder that goes away with this command, however it ends (short of SIGKILL). */
export function temporaryFolder(name) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `gratweg-${name}-`));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
