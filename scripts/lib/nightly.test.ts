import { everyNight } from "./nightly.mjs";

/** A clock that goes from timer to timer; `sleep` is a machine that hears nothing meanwhile. */
function simulated(start: string) {
  let now = Date.parse(start);
  let pending: { at: number; work: () => void } | undefined;
  const waits: number[] = [];
  return {
    waits,
    clock: {
      now: () => now,
      wait: (work: () => void, milliseconds: number) => {
        waits.push(milliseconds);
        pending = { at: now + milliseconds, work };
        return pending;
      },
      cancel: (timer: unknown) => {
        if (pending === timer) pending = undefined;
      },
    },
    until: async (end: string) => {
      while (pending && pending.at <= Date.parse(end)) {
        const { at, work } = pending;
        pending = undefined;
        now = Math.max(now, at);
        work();
        // The work and what waits for it are promises that settle at once.
        await new Promise((resolve) => setImmediate(resolve));
      }
      now = Math.max(now, Date.parse(end));
    },
    sleep: (until: string) => {
      now = Date.parse(until);
    },
  };
}

function nights(start: string, answers: boolean[] = []) {
  const time = simulated(start);
  const builds: string[] = [];
  const end = everyNight(() => {
    builds.push(new Date(time.clock.now()).toISOString());
    return Promise.resolve(answers.shift() ?? true);
  }, time.clock);
  return { ...time, builds, end };
}

it("builds at 00:05 in Berlin, also when summer begins", async () => {
  const { until, builds } = nights("2026-03-27T12:00:00Z");
  await until("2026-03-31T12:00:00Z");
  expect(builds).toEqual([
    "2026-03-27T23:05:00.000Z",
    "2026-03-28T23:05:00.000Z",
    "2026-03-29T22:05:00.000Z",
    "2026-03-30T22:05:00.000Z",
  ]);
});

it("builds at 00:05 in Berlin, also when summer ends", async () => {
  const { until, builds } = nights("2026-10-24T12:00:00Z");
  await until("2026-10-26T12:00:00Z");
  expect(builds).toEqual(["2026-10-24T22:05:00.000Z", "2026-10-25T23:05:00.000Z"]);
});

it("never waits longer than a minute, so no timer drifts", async () => {
  const { until, waits } = nights("2026-11-21T12:00:00Z");
  await until("2026-11-21T22:00:00Z");
  expect(Math.max(...waits)).toBe(60_000);
});

it("a machine that slept through the night builds once when it wakes, and on time the next night", async () => {
  const { until, sleep, builds } = nights("2026-11-21T20:00:00Z");
  await until("2026-11-21T20:30:00Z");
  sleep("2026-11-23T07:12:00Z");
  await until("2026-11-23T23:30:00Z");
  expect(builds).toEqual(["2026-11-23T07:12:00.000Z", "2026-11-23T23:05:00.000Z"]);
});

it("a build that failed is tried again a quarter of an hour later", async () => {
  const { until, builds } = nights("2026-11-21T22:00:00Z", [false, true]);
  await until("2026-11-22T12:00:00Z");
  expect(builds).toEqual(["2026-11-21T23:05:00.000Z", "2026-11-21T23:20:00.000Z"]);
});

it("ends when it is told to", async () => {
  const { until, end, builds } = nights("2026-11-21T22:00:00Z");
  end();
  await until("2026-11-22T12:00:00Z");
  expect(builds).toEqual([]);
});
