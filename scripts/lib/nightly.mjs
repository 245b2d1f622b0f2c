import { nextNightlyBuild } from "./berlin-time.mjs";

/** A machine that slept is noticed within this time, and no timer is long enough to drift. */
const LOOK_MS = 60_000;
/** When a night's build failed; the content system may be back by then. */
const RETRY_MS = 15 * 60_000;

/** The real clock; tests bring their own. */
const REAL = {
  now: () => Date.now(),
  /** @param {() => void} work @param {number} milliseconds @returns {unknown} */
  wait: (work, milliseconds) => setTimeout(work, milliseconds),
  /** @param {unknown} timer */
  cancel: (timer) => clearTimeout(/** @type {NodeJS.Timeout} */ (timer)),
};

/**
 * Calls `work` each night at the time of {@link nextNightlyBuild}, by the wall clock. When it answers false it is called again
 * before the next night. Answers how to end this.
 *
 * @param {() => Promise<boolean>} work
 */
export function everyNight(work, { now, wait, cancel } = REAL) {
  let due = nextNightlyBuild(new Date(now())).getTime();
  /** @type {unknown} */
  let timer;
  let ended = false;

  const rest = () => {
    if (!ended) timer = wait(look, Math.min(LOOK_MS, Math.max(0, due - now())));
  };
  const look = async () => {
    if (now() >= due) {
      const well = await work();
      const next = nextNightlyBuild(new Date(now())).getTime();
      due = well ? next : Math.min(next, now() + RETRY_MS);
    }
    rest();
  };
  rest();
  return () => {
    ended = true;
    cancel(timer);
  };
}
