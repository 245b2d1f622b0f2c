/** In so many turns of the event loop a time passes: whoever waits for the processor beside other work is not late. */
const TURNS = 6;

/**
 * Loads with a `setTimeout` that counts turns, which what is loaded keeps. A test that waits for what never comes is over soon, a slow one has its time.
 *
 * @template T
 * @param {typeof globalThis} global
 * @param {() => T} load
 * @returns {T}
 */
export function withPatientTimers(global, load) {
  const { setTimeout, clearTimeout } = global;
  /** @type {Map<unknown, ReturnType<typeof setTimeout>>} */
  const pending = new Map();
  const turn = (
    /** @type {unknown} */ key,
    /** @type {() => void} */ end,
    /** @type {number} */ ms,
    left = TURNS,
  ) => {
    const next = () => {
      if (left > 1) return turn(key, end, ms, left - 1);
      pending.delete(key);
      end();
    };
    pending.set(key, setTimeout(next, ms / TURNS));
  };
  Object.assign(global, {
    setTimeout: (/** @type {() => void} */ end, /** @type {number} */ ms) => {
      const key = {};
      turn(key, end, ms);
      return key;
    },
    clearTimeout: (/** @type {unknown} */ key) => {
      clearTimeout(pending.get(key));
      pending.delete(key);
    },
  });
  try {
    return load();
  } finally {
    Object.assign(global, { setTimeout, clearTimeout });
  }
}
