/** Too many are inside already. */
export class GateFull extends Error {
  override readonly name = "GateFull";
}

export interface Gate {
  enter<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Lets so many in at once and turns away the rest at once: who waits for a minute has long pressed the button again. */
export function createGate(most: number): Gate {
  let inside = 0;
  return {
    async enter(work) {
      if (inside >= most) throw new GateFull("Too many bookings at the same time.");
      inside += 1;
      try {
        return await work();
      } finally {
        inside -= 1;
      }
    },
  };
}
