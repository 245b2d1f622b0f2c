import { lastWords } from "./processes.mjs";
import { StepError } from "./terminal.mjs";

/** Whoever gets on without ever arriving is given up after this. */
const LONGEST_MS = 3_600_000;

/**
 * Asks until the answer is good or the child has died. `timeout` counts from the last sign that it gets on, so that a slow disk is not
 * taken for a fault: another answer than before, or something new from `progress`.
 */
export async function waitForHttp(
  url,
  { running, timeout, good = (response) => response.ok, progress = () => "", now = Date.now },
) {
  const end = now() + LONGEST_MS;
  let deadline = now() + timeout;
  let answer = "";
  let seen = "";
  let ended;
  void running.exited.then((code) => (ended = code));
  while (now() < Math.min(deadline, end)) {
    if (ended !== undefined)
      throw new StepError(`${running.name} ended (exit code ${ended}): ${lastWords(running.log)}`, {
        log: running.log,
      });
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
      answer = await response.text();
      if (good(response)) return;
    } catch {
      // Not listening yet.
    }
    const sign = `${progress()} ${answer}`;
    if (sign !== seen) deadline = now() + timeout;
    seen = sign;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new StepError(
    `${running.name} did not answer at ${url} and did not get on for ${Math.round(timeout / 1000)} s`,
    { log: running.log },
  );
}
