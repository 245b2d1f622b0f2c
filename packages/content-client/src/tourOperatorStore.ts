import type { TourOperator } from "./tourOperators";

export interface TourOperatorStore {
  /** What is held; empty until a call has answered with operators. */
  operators(): readonly TourOperator[];
  /** Those that are held, or one call for all who ask meanwhile. A failed call leaves nothing behind: the next one asks again. */
  load(): Promise<readonly TourOperator[]>;
}

/** Section 4: operators are fetched once and shared; a store that holds some asks nobody. */
export function createTourOperatorStore(fetch: () => Promise<readonly TourOperator[]>): TourOperatorStore {
  let held: readonly TourOperator[] = [];
  let call: Promise<readonly TourOperator[]> | null = null;

  async function ask(): Promise<readonly TourOperator[]> {
    try {
      held = await fetch();
      return held;
    } finally {
      call = null;
    }
  }

  return {
    operators: () => held,
    load: () => (held.length > 0 ? Promise.resolve(held) : (call ??= ask())),
  };
}
