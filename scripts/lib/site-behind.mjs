import { operatorPort } from "./operator-port.mjs";
import { createSiteQueue } from "./site-queue.mjs";
import { buildSite } from "./site.mjs";
import { untilServed } from "./told-server.mjs";

/**
 * Builds a site behind the running server, with lower priority unless others wait for it, and waits until the server shows it.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.data
 * @param {string} options.key
 * @param {number} options.port
 * @param {Record<string, string>} options.env
 * @param {boolean} [options.isAwaited]
 * @param {<T>(title: string, work: (progress: (text: string) => void) => Promise<T>) => Promise<T>} [options.inStep]
 */
export async function buildSiteBehind({ root, data, key, port, env, isAwaited = false, inStep }) {
  const { built, id } = await buildSite({ root, data, key, env, behind: !isAwaited, inStep });
  const secret = env.GRATWEG_HOOK_SECRET ?? "";
  await untilServed({ key, id, port, operators: operatorPort(env), secret });
  return { built, id };
}

/**
 * Builds sites one after the other behind the running server, for somebody who will wait for them, and says nothing. `done` answers what went wrong, a line for each site;
 * after `stop()`, which begins no further one and waits for the one that is under way, it settles no more.
 *
 * @param {{ root: string, data: string, keys: readonly string[], port: number, env: Record<string, string> }} product
 */
export function buildSitesBehind({ root, data, keys, port, env }) {
  let isStopped = false;
  /** @type {Promise<unknown>} */
  let current = Promise.resolve();
  const queue = createSiteQueue({
    ending: () => isStopped,
    build: (key) => {
      const inStep = (_, work) => work(() => {});
      const building = buildSiteBehind({ root, data, key, port, env, isAwaited: true, inStep });
      current = building.catch(() => undefined);
      return building;
    },
  });
  const done = Promise.all(keys.map((key) => queue.add(key))).then((outcomes) =>
    outcomes
      .filter(({ state }) => state === "failed")
      .map(({ key, error }) => `The ${key} site is not there: ${error.message}`),
  );
  return {
    done,
    stop: async () => {
      isStopped = true;
      await current;
    },
  };
}
