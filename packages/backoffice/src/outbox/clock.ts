import { setTimeout as pause } from "node:timers/promises";

export interface Clock {
  now(): Date;
  /** Ends early, without an error, when the signal says so. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms, signal) => pause(ms, undefined, { signal }).catch(() => undefined),
};
