import type { Log } from "../../ports";

const DAY_MS = 24 * 3_600_000;

/** Forgets now and once a day what is kept for a while only. Returns what ends it. */
export function forgetDaily(what: string, forget: () => Promise<number>, log: Log): () => void {
  const run = () =>
    void forget().then(
      (count) => {
        if (count > 0) log.info({ count }, `old ${what} are gone`);
      },
      (error: unknown) => log.warn({ err: error }, `old ${what} could not be forgotten`),
    );
  run();
  const timer = setInterval(run, DAY_MS).unref();
  return () => clearInterval(timer);
}
