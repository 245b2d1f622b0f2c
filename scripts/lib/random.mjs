/**
 * The same numbers for the same text, so that a run can be repeated.
 *
 * @param {string} seed
 */
export function createRandom(seed) {
  let state = 2_166_136_261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  /** From 0 up to, but without, 1 (mulberry32). */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (/** @type {number} */ least, /** @type {number} */ most) =>
    least + Math.floor(next() * (most - least + 1));
  return {
    next,
    /** A whole number, both ends included. */
    between,
    chance: (/** @type {number} */ share) => next() < share,
    hex: (/** @type {number} */ digits) =>
      Array.from({ length: digits }, () => between(0, 15).toString(16)).join(""),
  };
}

/** @typedef {ReturnType<typeof createRandom>} Random */
