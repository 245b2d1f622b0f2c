/** Works that take turns: each network's in their order, the networks one after the other. */
export interface Turns {
  /**
   * Resolves when the work has settled. Undefined when so many of this network wait already. When so many of all do, the last of the
   * network that has most makes room for one that has fewer, and hears it by `crowdOut`: nobody is kept out by others' waiting. A work
   * whose asker has gone meanwhile is not begun.
   */
  take(
    network: string,
    isGone: () => boolean,
    work: () => Promise<unknown>,
    crowdOut?: () => void,
  ): Promise<void> | undefined;
}

interface Work {
  begin: () => Promise<void>;
  drop: () => void;
}

export interface TurnBounds {
  /** Under way at the same time. */
  atOnce: number;
  /** After so long the next is begun too: a work that waits for somebody, an identity provider for example, keeps nobody busy. */
  turnMs: number;
  /** Waiting, of one network. */
  perNetwork: number;
  /** Waiting, of all. */
  most: number;
}

export function createTurns({ atOnce, turnMs, perNetwork, most }: TurnBounds): Turns {
  /** By network, in the order in which they come on. */
  const waiting = new Map<string, Work[]>();
  let count = 0;
  let underWay = 0;

  const goOn = (): void => {
    while (underWay < atOnce) {
      const [first] = waiting;
      if (first === undefined) return;
      const [network, works] = first;
      const work = works.shift();
      // To the end of the line.
      waiting.delete(network);
      if (works.length > 0) waiting.set(network, works);
      if (!work) continue;
      count -= 1;
      underWay += 1;
      let isOver = false;
      const end = (): void => {
        if (isOver) return;
        isOver = true;
        clearTimeout(timer);
        underWay -= 1;
        goOn();
      };
      const timer = setTimeout(end, turnMs).unref();
      void work.begin().then(end);
    }
  };

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
    take(network, isGone, work, crowdOut) {
      const own = waiting.get(network) ?? [];
      if (own.length >= perNetwork || !makeRoom(own.length)) return undefined;
      count += 1;
      const settled = new Promise<void>((resolve) => {
        own.push({
          begin: async () => {
            if (!isGone()) await work().catch(() => undefined);
            resolve();
          },
          drop: () => {
            if (!isGone()) crowdOut?.();
            resolve();
          },
        });
      });
      waiting.set(network, own);
      goOn();
      return settled;
    },
  };
}
