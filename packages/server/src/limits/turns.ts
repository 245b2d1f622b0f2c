import { setImmediate as nextTurn } from "node:timers/promises";

interface Work {
  isGone: () => boolean;
  begin: () => Promise<void>;
}

/**
 * Works that keep this process busy, one after the other: each client's in their order, the clients by turns, and a turn of the event
 * loop after each work, so that pages and everything else are answered in between.
 */
export interface Turns {
  /** Undefined when so many of this client's works wait already. A work whose asker has gone is not begun; its promise stays open. */
  take<Result>(
    who: string,
    isGone: () => boolean,
    work: () => Result | Promise<Result>,
  ): Promise<Result> | undefined;
}

export function createTurns({ perClient, most }: { perClient: number; most: number }): Turns {
  /** By client, in the order in which they come on. */
  const waiting = new Map<string, Work[]>();
  let count = 0;
  let isRunning = false;

  const run = async (): Promise<void> => {
    isRunning = true;
    for (let [first] = waiting; first !== undefined; [first] = waiting) {
      const [who, works] = first;
      const work = works.shift();
      waiting.delete(who);
      if (works.length > 0) waiting.set(who, works);
      if (!work) continue;
      count -= 1;
      if (work.isGone()) continue;
      await work.begin();
      await nextTurn();
    }
    isRunning = false;
  };

  return {
    take(who, isGone, work) {
      const own = waiting.get(who) ?? [];
      if (own.length >= perClient || count >= most) return undefined;
      count += 1;
      const result = new Promise<Awaited<ReturnType<typeof work>>>((resolve, reject) => {
        own.push({
          isGone,
          begin: async () => {
            try {
              resolve(await work());
            } catch (error) {
              reject(error instanceof Error ? error : new Error(String(error)));
            }
          },
        });
      });
      waiting.set(who, own);
      if (!isRunning) void run();
      return result;
    },
  };
}
