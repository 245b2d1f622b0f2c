import { lastWords } from "./processes.mjs";
import { duration } from "./terminal.mjs";

/** Between an end and the next start. */
const PAUSES = [1_000, 5_000, 25_000];
/** Who has been up for so long has not failed to start: the count begins anew. */
const STEADY_MS = 600_000;

/**
 * Starts a part again when it ends, three times with growing pauses, and says why it ended. Settles when the part is given up, or when
 * the command is ending.
 *
 * @param {{
 *   running: { name: string, log: string, exited: Promise<number> },
 *   restart: (attempt: number) => Promise<{ name: string, log: string, exited: Promise<number> }>,
 *   isEnding: () => boolean,
 *   say: (line: string) => void,
 *   wait?: (ms: number) => Promise<void>,
 *   now?: () => number,
 *   why?: (log: string) => string,
 * }} part `restart` gets the number of the start, the first being 1
 */
export async function keepUp({
  running,
  restart,
  isEnding,
  say,
  wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now = Date.now,
  why = lastWords,
}) {
  const { name } = running;
  let part = running;
  let starts = 1;
  let failures = 0;
  for (;;) {
    const begun = now();
    const code = await part.exited;
    if (isEnding()) return;
    if (now() - begun >= STEADY_MS) failures = 0;
    let reason = `${name} ended unexpectedly (exit code ${code}): ${why(part.log)}`;
    for (let next; next === undefined;) {
      const pause = PAUSES[failures];
      if (pause === undefined) {
        say(
          `${reason} It has been started again ${PAUSES.length} times and is given up. The whole output: ${part.log}`,
        );
        return;
      }
      failures += 1;
      say(`${reason} It is started again in ${duration(pause)} (${failures} of ${PAUSES.length}).`);
      await wait(pause);
      if (isEnding()) return;
      starts += 1;
      try {
        next = await restart(starts);
      } catch (error) {
        if (isEnding()) return;
        reason = `${name} could not be started: ${error.message}`;
        continue;
      }
      part = next;
      say(`${name} is up again.`);
    }
  }
}
