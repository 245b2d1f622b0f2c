/** How often somebody may do something within a sliding window. */
export interface RequestLimit {
  /** Counts this time; undefined when it is allowed, else seconds until it would be. */
  take(who: string): number | undefined;
}

/** What may be done any number of times. */
export const unlimitedRequests: RequestLimit = { take: () => undefined };

/** In this process' memory, with bounds: beyond them whoever came first is forgotten. */
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
}): RequestLimit {
  const taken = new Map<string, number[]>();
  return {
    take(who) {
      const at = now();
      const recent = (taken.get(who) ?? []).filter((time) => time > at - windowMs);
      const [first = at] = recent;
      if (recent.length >= most) return Math.max(1, Math.ceil((first + windowMs - at) / 1000));
      taken.delete(who);
      taken.set(who, [...recent, at]);
      for (const name of taken.keys()) {
        if (taken.size <= mostNames) break;
        taken.delete(name);
      }
      return undefined;
    },
  };
}
