import { setTimeout as pause } from "node:timers/promises";

const TROUBLES = ["refuse", "reject", "forget", "stall"];

/** One process under a supervisor: when it ends it is started again at once. Who ends without being killed by us has fallen. */
export function supervise(bring, options) {
  let [starts, isKilled, isClosing] = [0, false, false];
  let running, ready;
  const part = {
    ...{ kills: 0, falls: 0 },
    start: () => (ready = bring({ ...options, log: `${options.log}-${(starts += 1)}.log`, onStart })),
    /** SIGKILL, as soon as it is up again after the last one. */
    kill: async () => {
      await ready;
      isKilled = true;
      part.kills += 1;
      await running.kill();
    },
    stop: () => {
      isClosing = true;
      return running?.stop();
    },
  };
  const onStart = async (started) => {
    running = started;
    await started.exited;
    if (isClosing) return;
    if (!isKilled) part.falls += 1;
    isKilled = false;
    // Limits how often a broken program is tried; the round then runs into its time limit.
    if (part.falls < 20) ready = part.start().catch(() => undefined);
  };
  return part;
}

/**
 * Kills server and content system twice while bookings are decided, the server twice more while mails come in, and lets the mail server have
 * its moods. Points are counts, not times, so that a slow machine sees the same. Settles when all have happened or the time is over.
 */
export async function disturb({ random, parts, catcher, decided, bookings, mails, until }) {
  const mailed = () => catcher.received.length;
  /** At so many points of a measure's course, in their order. */
  const each = async (works, measure, total) => {
    const points = works.map(() => ({ count: total * (0.02 + random() * 0.8), delay: random() }));
    points.sort((a, b) => a.count - b.count);
    for (const [index, { count, delay }] of points.entries()) {
      while (measure() < count && Date.now() < until) await pause(10);
      await works[index](delay);
    }
  };
  const kills = (part) => Array(2).fill((delay) => pause(200 * delay).then(part.kill));
  const moods = TROUBLES.map((mood) => async (delay) => {
    catcher.be(mood);
    await pause(500 + 1500 * delay);
    catcher.be("accept");
  });
  await Promise.all([
    each(kills(parts.server), decided, bookings),
    each(kills(parts.cms), decided, bookings),
    each(kills(parts.server), mailed, mails),
    each(moods, mailed, mails),
  ]);
}
