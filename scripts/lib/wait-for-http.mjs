import { lastWords } from "./processes.mjs";
import { StepError } from "./terminal.mjs";

/** A first import into PostgreSQL on a slow disk takes minutes. */
const LONGEST_MS = 600_000;

/** Asks an address until the answer is good; throws when the child that would answer has ended. */
export async function waitForHttp(url, running, good = (response) => response.ok) {
  const end = Date.now() + LONGEST_MS;
  let code;
  void running.exited.then((ended) => (code = ended));
  while (Date.now() < end) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    await response?.arrayBuffer();
    if (response && good(response)) return;
    const { name, log } = running;
    if (code !== undefined)
      throw new StepError(`${name} ended (exit code ${code}): ${lastWords(log)}`, { log });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new StepError(`${running.name} does not answer at ${url}.`, { log: running.log });
}
