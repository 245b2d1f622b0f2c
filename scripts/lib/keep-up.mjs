import { isEnding, lastWords } from "./processes.mjs";
import { duration } from "./terminal.mjs";

/** Before a part that has ended is started again; who has been up for ten minutes begins anew. */
const PAUSES_MS = [1_000, 5_000, 25_000];
const STEADY_MS = 600_000;

/** Starts a part again when it ends, three times with growing pauses; settles when it is given up. */
export async function keepUp(running, restart) {
  const { name } = running;
  let failures = 0;
  for (let attempt = 2; ; attempt += 1) {
    const begun = Date.now();
    const code = await running.exited;
    if (isEnding()) return new Promise(() => {});
    if (Date.now() - begun >= STEADY_MS) failures = 0;
    const why = `${name} ended (exit code ${code}): ${lastWords(running.log)}`;
    const pause = PAUSES_MS[failures];
    failures += 1;
    if (pause === undefined) return console.error(`${why} It is given up. The whole output: ${running.log}`);
    console.error(`${why} It is started again in ${duration(pause)} (${failures} of ${PAUSES_MS.length}).`);
    await new Promise((resolve) => setTimeout(resolve, pause));
    running = await restart(attempt).catch(() => running);
  }
}
