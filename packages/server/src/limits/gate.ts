/** Lets so many in at once and no more: a storm is turned away instead of piling up in memory. */
export interface Gate {
  /** A function to leave with, exactly once; undefined when it is full. */
  enter(): (() => void) | undefined;
  inside(): number;
}

export function createGate(most: number): Gate {
  let inside = 0;
  return {
    enter() {
      if (inside >= most) return undefined;
      inside += 1;
      return () => void (inside -= 1);
    },
    inside: () => inside,
  };
}
