/** Working memory of one index, used again by each query: queries run one at a time and do not allocate by size. */
export interface Scratch {
  /** Found trips and their scores. */
  trips: Uint32Array;
  scores: Uint32Array;
  /** Worth of one clause in every trip. */
  worths: Uint8Array;
}

export function createScratch(size: number): Scratch {
  return { trips: new Uint32Array(size), scores: new Uint32Array(size), worths: new Uint8Array(size) };
}

/**
 * 1 or 0. Lists are written without branches (write, then move on or not): whether a trip has a frequent word is a coin that no
 * processor predicts, and each wrong guess costs more than the write.
 */
export function isPositive(value: number): number {
  return -value >>> 31;
}
