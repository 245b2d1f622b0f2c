import type { Log, SnapshotStore } from "../ports";
import { abortable } from "./abortable";

export interface RefresherOptions<T> {
  /** For the log. */
  name: string;
  load(signal: AbortSignal): Promise<T>;
  /** Puts a value to use; when it throws, the value before stays. */
  apply(value: T): void | Promise<void>;
  snapshot?: SnapshotStore<T>;
  log: Log;
  delays?: Partial<RefresherDelays>;
}

export interface RefresherDelays {
  /** Between loads when nobody pokes. */
  poll: number;
  /** After a failure; doubled with each further one. */
  firstRetry: number;
  longestRetry: number;
  /** Several pokes within this time are one. */
  debounce: number;
  /** One load may take this long. */
  timeout: number;
}

const DEFAULTS: RefresherDelays = {
  poll: 300_000,
  firstRetry: 1_000,
  longestRetry: 60_000,
  debounce: 300,
  timeout: 60_000,
};

export interface Refresher {
  /** Takes the last good value from the snapshot, then loads in the background. */
  start(): Promise<void>;
  /** Something has changed at the source. */
  poke(): void;
  /** Ends what is running and waits for it, so that a snapshot is never cut short. */
  close(): Promise<void>;
  state(): { loadedAt: number | undefined; failures: number };
}

/** Keeps a value fresh: loads, polls slowly, reloads when poked, and waits longer after each failure. */
export function createRefresher<T>(options: RefresherOptions<T>): Refresher {
  const delays = { ...DEFAULTS, ...options.delays };
  let timer: NodeJS.Timeout | undefined;
  let running: AbortController | undefined;
  let current = Promise.resolve();
  let again = false;
  let closed = false;
  let failures = 0;
  let loadedAt: number | undefined;
  let applied: string | undefined;

  const schedule = (ms: number): void => {
    clearTimeout(timer);
    if (closed) return;
    timer = setTimeout(() => void run(), ms);
    timer.unref();
  };

  const run = (): Promise<void> => {
    if (running) again = true;
    else current = attempt();
    return current;
  };

  const attempt = async (): Promise<void> => {
    const controller = new AbortController();
    running = controller;
    const limit = setTimeout(() => controller.abort(new Error("timed out")), delays.timeout);
    try {
      // A source that ignores its signal must not hold up the next attempt.
      const value = await abortable(options.load(controller.signal), controller.signal);
      const text = JSON.stringify(value);
      if (text !== applied) {
        await options.apply(value);
        applied = text;
        await options.snapshot?.write(value).catch((error: unknown) => {
          options.log.warn({ err: error, what: options.name }, "snapshot could not be written");
        });
      }
      if (failures > 0) options.log.info({ what: options.name }, "content system answers again");
      failures = 0;
      loadedAt = Date.now();
    } catch (error) {
      failures += 1;
      if (!closed)
        options.log.warn({ err: error, what: options.name, failures }, "content could not be loaded");
    } finally {
      clearTimeout(limit);
      running = undefined;
    }
    const wait =
      failures === 0 ? delays.poll : Math.min(delays.firstRetry * 2 ** (failures - 1), delays.longestRetry);
    schedule(again ? delays.debounce : wait);
    again = false;
  };

  return {
    async start() {
      const kept = await options.snapshot?.read().catch(() => undefined);
      if (kept !== undefined) {
        try {
          await options.apply(kept);
          applied = JSON.stringify(kept);
        } catch (error) {
          options.log.warn({ err: error, what: options.name }, "snapshot could not be used");
        }
      }
      void run();
    },
    poke() {
      if (running) again = true;
      else schedule(delays.debounce);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      running?.abort(new Error("server is closing"));
      await current;
    },
    state: () => ({ loadedAt, failures }),
  };
}
