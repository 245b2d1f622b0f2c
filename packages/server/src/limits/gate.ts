/**
 * Lets so many in at once and no more: a storm is turned away instead of piling up in memory. One client has no more than its share of
 * the room, so that others find some.
 */
export interface Gate {
  /** A function to leave with, exactly once; undefined when there is no room for `who`. */
  enter(who: string): (() => void) | undefined;
  inside(): number;
}

/** Of a client behind whose address many may sit. */
const SHARE = 1 / 4;

export function createGate(most: number, share = Math.ceil(most * SHARE)): Gate {
  let inside = 0;
  const own = new Map<string, number>();
  return {
    enter(who) {
      const count = own.get(who) ?? 0;
      if (inside >= most || count >= share) return undefined;
      inside += 1;
      own.set(who, count + 1);
      return () => {
        inside -= 1;
        const left = (own.get(who) ?? 1) - 1;
        if (left > 0) own.set(who, left);
        else own.delete(who);
      };
    },
    inside: () => inside,
  };
}
