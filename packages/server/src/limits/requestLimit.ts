import { SHELF_SHARE, shelfOf } from "./shelf";

/** How often somebody may do something within a sliding window. */
export interface RequestLimit {
  /** Counts this time; undefined when it is allowed, else seconds until it would be. */
  take(who: string): number | undefined;
  /** What `take` would answer; counts nothing. */
  wait(who: string): number | undefined;
  /** Removes the latest time that was counted, as for a password that was right. */
  giveBack(who: string): void;
}

/** What may be done any number of times. */
export const unlimitedRequests: RequestLimit = {
  take: () => undefined,
  wait: () => undefined,
  giveBack: () => undefined,
};

/**
 * In this process' memory, with bounds: nobody is forgotten before the window is over. When there is no room for another name, newcomers
 * are counted by their network, on a fixed number of shelves: who floods the memory with names gets less, not more. A restart forgets,
 * and several processes allow as many times more.
 */
export function createRequestLimit({
  most,
  windowMs,
  now = Date.now,
  mostNames = 20_000,
}: {
  most: number;
  windowMs: number;
  now?: () => number;
  mostNames?: number;
}): RequestLimit & { size(): number } {
  /** In the order of the last time, so that the first are those to be forgotten first. */
  const taken = new Map<string, number[]>();
  const shelves = new Map<string, number[]>();

  const forget = (before: number): void => {
    for (const [name, times] of taken) {
      if ((times.at(-1) ?? 0) > before) return;
      taken.delete(name);
    }
  };

  const placeOf = (who: string) => {
    forget(now() - windowMs);
    return taken.has(who) || taken.size < mostNames
      ? { counts: taken, name: who, allowed: most }
      : { counts: shelves, name: shelfOf(who), allowed: most * SHELF_SHARE };
  };
  type Place = ReturnType<typeof placeOf>;

  const recentOf = ({ counts, name }: Place): number[] => {
    const before = now() - windowMs;
    return (counts.get(name) ?? []).filter((time) => time > before);
  };
  const waitFor = ({ allowed }: Place, recent: readonly number[]): number | undefined => {
    const [first = now()] = recent;
    return recent.length < allowed ? undefined : Math.max(1, Math.ceil((first + windowMs - now()) / 1000));
  };

  return {
    wait(who) {
      const place = placeOf(who);
      return waitFor(place, recentOf(place));
    },
    take(who) {
      const place = placeOf(who);
      const recent = recentOf(place);
      const wait = waitFor(place, recent);
      if (wait !== undefined) return wait;
      place.counts.delete(place.name);
      place.counts.set(place.name, [...recent, now()]);
      return undefined;
    },
    giveBack(who) {
      const { counts, name } = placeOf(who);
      const times = counts.get(name)?.slice(0, -1) ?? [];
      if (times.length > 0) counts.set(name, times);
      else counts.delete(name);
    },
    size: () => taken.size + shelves.size,
  };
}
