import { statSync } from "node:fs";
import path from "node:path";

/** Strapi takes a builder for gone that is silent for fifteen seconds. */
const LOOK_MS = 2_000;
const LONGEST_REASON = 300;

/** When the good build of a site was made, in milliseconds. */
const builtAt = (data, key) =>
  statSync(path.join(data, "sites", `${key}.stamp`), { throwIfNoEntry: false })?.mtimeMs;

/**
 * How each site's pages stand, for editors.
 *
 * @param {{ data: string, keys: readonly string[], now?: () => number, built?: (data: string, key: string) => number | undefined }} options
 */
export function createSiteStates({ data, keys, now = Date.now, built = builtAt }) {
  const states = new Map();
  /** @param {string} key @param {import("./site-queue.mjs").State} state @param {unknown} [error] */
  const tell = (key, state, error) => {
    const reason = error instanceof Error ? { reason: error.message.slice(0, LONGEST_REASON) } : {};
    states.set(key, { site: key, state, since: now(), ...reason });
  };
  for (const key of keys) tell(key, built(data, key) === undefined ? "queued" : "live");
  // Another command may have built it since.
  const shown = (site) =>
    site.state === "live" ? { ...site, since: built(data, site.site) ?? site.since } : site;
  return { keys, tell, all: () => [...states.values()].map(shown) };
}

/**
 * Tells Strapi how the builds stand and hears which sites editors have changed, until the command ends. One that does not answer is asked again.
 *
 * @param {object} options
 * @param {Record<string, string | undefined>} options.env
 * @param {ReturnType<typeof createSiteStates>} options.states
 * @param {(wanted: string[]) => void} options.want gets sites of this command alone, in its own order: the first one first
 * @param {() => boolean} options.isEnding
 * @param {typeof fetch} [options.ask]
 * @param {() => Promise<void>} [options.rest]
 */
export async function followWishes({
  env,
  states,
  want,
  isEnding,
  ask = fetch,
  rest = () => new Promise((resolve) => setTimeout(resolve, LOOK_MS)),
}) {
  while (!isEnding()) {
    try {
      const answer = await ask(`${env.GRATWEG_CMS_URL}/api/internal/site-builds`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${env.GRATWEG_SERVICE_SECRET}`,
          "content-type": "application/json",
        },
        body: JSON.stringify({ builds: states.all() }),
        signal: AbortSignal.timeout(LOOK_MS * 5),
      });
      const { wanted = [] } = answer.ok ? await answer.json() : {};
      const ours = states.keys.filter((key) => wanted.includes(key));
      if (ours.length > 0) want(ours);
    } catch {
      // Strapi keeps the wishes until it is asked again.
    }
    await rest();
  }
}
