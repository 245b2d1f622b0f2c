import { setTimeout as pause } from "node:timers/promises";

/** A visitor's request takes three until it is read, and some more until it is answered. */
const ROUNDS = 10;
const ROUND_MS = 2;

/**
 * Gives everybody else a moment between two long works. On SQLite a work goes through without the event loop's coming round. One pause
 * is too few, however long: the answer to the last work is written in it, and a timer that is over by then comes before what has
 * arrived.
 */
export async function letOthersGo(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) await pause(ROUND_MS);
}
