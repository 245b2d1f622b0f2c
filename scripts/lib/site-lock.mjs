import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { StepError } from "./terminal.mjs";

const LOOK_MS = 500;
/** Longer than eight cold builds; then whatever holds the lock is no build. */
const LONGEST_MS = 20 * 60_000;

/**
 * Only one build at a time may use the site's folder. Waits for another command's build; takes over a lock whose process is gone.
 *
 * @param {string} file
 * @param {{ onWait?: (holder: number) => void, longest?: number, look?: number }} [options] times in milliseconds
 * @returns {Promise<() => void>} gives the lock back
 */
export async function lockFolder(file, { onWait, longest = LONGEST_MS, look = LOOK_MS } = {}) {
  const until = Date.now() + longest;
  for (;;) {
    if (take(file)) return () => rmSync(file, { force: true });
    const holder = holderOf(file);
    if (holder !== undefined && !alive(holder)) rmSync(file, { force: true });
    else {
      if (Date.now() >= until)
        throw new StepError(`Another build of a site (process ${holder}) does not end; its lock is ${file}.`);
      if (holder !== undefined) onWait?.(holder);
      await new Promise((resolve) => setTimeout(resolve, look));
    }
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
}

/** Undefined while the lock is just being written or given back. */
function holderOf(file) {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    return pid > 0 ? pid : undefined;
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    return undefined;
  }
}

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
