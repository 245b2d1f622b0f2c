/**
 * How long steps in a known order will take, from how long they usually take and from how this machine has done so far. What is not
 * begun when a later step begins is not needed this time.
 *
 * @param {readonly { title: string, seconds: number }[]} usual in their order; `title` is how the step's title begins
 * @param {() => number} [now] milliseconds
 */
export function createTimeLeft(usual, now = Date.now) {
  /** @type {Map<number, number>} begun and not ended, by place: when */
  const running = new Map();
  let reached = -1;
  const spent = { usual: 0, real: 0 };
  const placeOf = (title) => usual.findIndex((step) => title.startsWith(step.title));
  /** Slower or faster than usual; a few seconds say little about it. */
  const pace = () => {
    const real = spent.real + sum([...running].map(([, since]) => now() - since)) / 1000;
    const done = spent.usual + sum([...running].map(([at, since]) => inStep(at, since)));
    return done < 5 ? 1 : Math.min(Math.max(real / done, 0.5), 5);
  };
  /** As much of a running step's usual time as it can have used up. */
  const inStep = (at, since) => Math.min((now() - since) / 1000, usual[at].seconds);

  return {
    /** @param {string} title */
    begin(title) {
      const at = placeOf(title);
      if (at < 0) return;
      running.set(at, now());
      reached = Math.max(reached, at);
    },
    /** @param {string} title */
    end(title) {
      const at = placeOf(title);
      const since = running.get(at);
      if (since === undefined) return;
      running.delete(at);
      spent.usual += usual[at].seconds;
      spent.real += (now() - since) / 1000;
    },
    /** In seconds; undefined when nothing is known. */
    left() {
      if (reached < 0) return undefined;
      const current = Math.max(
        0,
        ...[...running].map(([at, since]) => usual[at].seconds - inStep(at, since)),
      );
      const later = sum(usual.slice(reached + 1).map(({ seconds }) => seconds));
      return (current + later) * pace();
    },
  };
}

/** Rounded as far as one may trust it. @param {number} seconds */
export function inWords(seconds) {
  if (seconds < 10) return "a few seconds left";
  if (seconds < 60) return `about ${Math.ceil(seconds / 10) * 10} s left`;
  const minutes = Math.round(seconds / 30) / 2;
  return `about ${minutes === Math.floor(minutes) ? minutes : `${Math.floor(minutes)}½`} min left`;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
