/**
 * @typedef {{ key: string, milliseconds: number } & ({ state: "built" | "fresh", id: string } | { state: "failed", error: unknown })} Outcome
 *   `fresh`: nothing had changed
 * @typedef {{ force?: boolean }} Wish
 * @typedef {"queued" | "building" | "live" | "failed"} State
 */

/**
 * Builds sites one after the other, because they share one folder. Whoever asks for a site that already waits gets the same
 * outcome; one that is being built is built once more, because what has changed meanwhile may be missing in it. A failure
 * is an outcome, so the others go on.
 *
 * @param {{ build: (key: string, wish: Required<Wish>) => Promise<{ built: boolean, id: string }>, ending?: () => boolean, now?: () => number, tell?: (key: string, state: State, error?: unknown) => void }} options
 *   `ending`: nothing new begins; `tell` hears of each change of a site's state
 */
export function createSiteQueue({ build, ending = () => false, now = Date.now, tell = () => {} }) {
  /** @type {Map<string, { force: boolean, promise: Promise<Outcome>, settle: (outcome: Outcome) => void }>} */
  const waiting = new Map();
  let busy = false;
  /** @type {string | undefined} */
  let current;

  const work = async () => {
    if (busy) return;
    busy = true;
    for (let next = first(waiting); next && !ending(); next = first(waiting)) {
      const [key, { force, settle }] = next;
      waiting.delete(key);
      current = key;
      tell(key, "building");
      const outcome = await attempt(key, force);
      if (outcome.state === "failed") tell(key, "failed", outcome.error);
      else tell(key, "live");
      current = undefined;
      if (waiting.has(key)) tell(key, "queued");
      settle(outcome);
    }
    busy = false;
  };

  /** @returns {Promise<Outcome>} */
  const attempt = async (key, force) => {
    const begun = now();
    try {
      const { built, id } = await build(key, { force });
      return { key, id, state: built ? "built" : "fresh", milliseconds: now() - begun };
    } catch (error) {
      return { key, error, state: "failed", milliseconds: now() - begun };
    }
  };

  return {
    /**
     * @param {string} key
     * @param {Wish} [wish]
     */
    add(key, { force = false } = {}) {
      const known = waiting.get(key);
      if (known) {
        known.force ||= force;
        return known.promise;
      }
      /** @type {(outcome: Outcome) => void} */
      let settle = () => {};
      /** @type {Promise<Outcome>} */
      const promise = new Promise((resolve) => (settle = resolve));
      waiting.set(key, { force, promise, settle });
      if (current !== key) tell(key, "queued");
      // Not at once: who adds several has all of them waiting before the first begins.
      queueMicrotask(() => void work());
      return promise;
    },
  };
}

/** @template T @param {Map<string, T>} map @returns {[string, T] | undefined} */
function first(map) {
  return map.entries().next().value;
}
