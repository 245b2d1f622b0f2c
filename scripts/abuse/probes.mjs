import { ask } from "../lib/ask.mjs";

/** Milliseconds between two questions of one honest visitor; who asks more than ten times a second is stopped by design. */
const PAUSE_MS = 400;
const LIMIT_MS = 10_000;

/**
 * @typedef {{ name: string, url: string, method?: string, headers?: () => Record<string, string>, body?: string }} Probe
 */

/**
 * Asks as honest visitors would, one loop for each probe, until the time is over.
 *
 * @param {readonly Probe[]} probes
 * @param {number} seconds
 */
export async function visit(probes, seconds) {
  const end = performance.now() + seconds * 1000;
  return Promise.all(
    probes.map(async ({ name, url, method, headers, body }) => {
      /** @type {number[]} */
      const times = [];
      /** @type {string[]} */
      const failures = [];
      while (performance.now() < end) {
        const begun = performance.now();
        try {
          const { status } = await ask(url, { method, headers: headers?.(), body, timeout: LIMIT_MS });
          if (status !== 200) failures.push(String(status));
        } catch (error) {
          failures.push(error.message);
        }
        times.push(performance.now() - begun);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      times.sort((a, b) => a - b);
      return {
        name,
        asked: times.length,
        median: times[Math.floor(times.length / 2)] ?? 0,
        p95: times[Math.floor(times.length * 0.95)] ?? 0,
        failures,
      };
    }),
  );
}
