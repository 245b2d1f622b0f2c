import { setImmediate as nextTurn } from "node:timers/promises";

import { addressKey, networkKey } from "./clientAddress";

interface Work {
  address: string;
  isGone: () => boolean;
  begin: () => Promise<void>;
  drop: () => void;
}

/** Another network's work has taken this one's place. */
export class CrowdedOut extends Error {}

/**
 * Works that keep this process busy, one after the other: each network's in their order, the networks by turns, and a turn of the event
 * loop after each work, so that pages and everything else are answered in between.
 */
export interface Turns {
  /**
   * Undefined when so many works of this client or its network wait already. When so many of all do, the last of the network that has
   * most makes room for one that has fewer, and rejects with {@link CrowdedOut}: nobody is kept out by others' waiting. A work whose
   * asker has gone is not begun; its promise stays open.
   */
  take<Result>(
    clientAddress: string,
    isGone: () => boolean,
    work: () => Result | Promise<Result>,
  ): Promise<Result> | undefined;
}

export interface TurnBounds {
  perClient: number;
  perNetwork: number;
  most: number;
}

export function createTurns({ perClient, perNetwork, most }: TurnBounds): Turns {
  /** By network, in the order in which they come on. */
  const waiting = new Map<string, Work[]>();
  let count = 0;
  let isRunning = false;

  const run = async (): Promise<void> => {
    isRunning = true;
    for (let [first] = waiting; first !== undefined; [first] = waiting) {
      const [network, works] = first;
      const work = works.shift();
      waiting.delete(network);
      if (works.length > 0) waiting.set(network, works);
      if (!work) continue;
      count -= 1;
      if (work.isGone()) continue;
      await work.begin();
      await nextTurn();
    }
    isRunning = false;
  };

  /** Whether there is room for one more of a network that has so many waiting. */
  const makeRoom = (own: number): boolean => {
    if (count < most) return true;
    let fullest: Work[] = [];
    for (const works of waiting.values()) if (works.length > fullest.length) fullest = works;
    if (fullest.length <= own + 1) return false;
    fullest.pop()?.drop();
    count -= 1;
    return true;
  };

  return {
    take(clientAddress, isGone, work) {
      const address = addressKey(clientAddress);
      const network = networkKey(clientAddress);
      const own = waiting.get(network) ?? [];
      if (own.length >= perNetwork) return undefined;
      if (own.filter((other) => other.address === address).length >= perClient) return undefined;
      if (!makeRoom(own.length)) return undefined;
      count += 1;
      const result = new Promise<Awaited<ReturnType<typeof work>>>((resolve, reject) => {
        own.push({
          address,
          isGone,
          drop: () => reject(new CrowdedOut()),
          begin: async () => {
            try {
              resolve(await work());
            } catch (error) {
              reject(error instanceof Error ? error : new Error(String(error)));
            }
          },
        });
      });
      waiting.set(network, own);
      if (!isRunning) void run();
      return result;
    },
  };
}
