import { statSync } from "node:fs";
import path from "node:path";
import { ask } from "./ask.mjs";
import { operatorPort } from "./environment.mjs";
import { isEnding } from "./processes.mjs";
import { siteAddress } from "./site-keys.mjs";
import { berlinDay } from "./site-version.mjs";
import { buildSite } from "./site.mjs";
import { dim, duration, green, red, StepError } from "./terminal.mjs";

/** Strapi takes a builder for gone that is silent for fifteen seconds. */
const LOOK_MS = 2_000;
const MINUTE_MS = 60_000;
/** Shortly after midnight, so that a clock that is a little ahead does not build for yesterday. */
const AFTER_MIDNIGHT_MS = 5 * MINUTE_MS;
/** Before a night's build that failed is tried again. */
const RETRY_MS = 15 * MINUTE_MS;

/**
 * Builds sites one after the other, because they share one folder. A site that waits already is not queued twice; one that is being built
 * is built once more, because what has changed meanwhile may be missing in it. A failure is an outcome, so the others go on.
 *
 * @typedef {{ key: string, ms: number, built?: boolean, error?: Error }} Outcome
 * @param {object} options
 * @param {(key: string, force: boolean) => Promise<{ built: boolean }>} options.build
 * @param {readonly string[]} options.keys
 * @param {(key: string) => number | undefined} [options.builtAt] when its good build was made, in epoch milliseconds
 */
export function createSiteQueue({ build, keys, builtAt = () => undefined }) {
  /** @type {Map<string, Promise<Outcome>>} */
  const waiting = new Map();
  const states = new Map();
  const tell = (
    /** @type {string} */ key,
    /** @type {string} */ state,
    /** @type {Error | undefined} */ error = undefined,
  ) =>
    states.set(key, {
      ...{ site: key, state, since: (state === "live" ? builtAt(key) : undefined) ?? Date.now() },
      ...(error ? { reason: error.message.slice(0, 300) } : {}),
    });
  for (const key of keys) tell(key, builtAt(key) === undefined ? "queued" : "live");
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();

  const attempt = async (/** @type {string} */ key, /** @type {boolean} */ force) => {
    waiting.delete(key);
    const begun = Date.now();
    tell(key, "building");
    try {
      const { built } = await build(key, force);
      tell(key, "live");
      return { key, built, ms: Date.now() - begun };
    } catch (error) {
      tell(key, "failed", error);
      return { key, error, ms: Date.now() - begun };
    }
  };
  return {
    /** How each site's pages stand, for editors. */
    states: () => [...states.values()],
    /** @param {string} key @returns {Promise<Outcome>} never settles when the command ends first */
    add(key, force = false) {
      const known = waiting.get(key);
      if (known) return known;
      const turn = last.then(() => (isEnding() ? new Promise(() => {}) : attempt(key, force)));
      waiting.set(key, turn);
      tell(key, "queued");
      last = turn;
      return turn;
    },
  };
}

/**
 * Builds sites of a data folder, for a server that runs or does not, and prints a line for each.
 *
 * @param {{ root: string, data: string, keys: readonly string[], port: number, env: Record<string, string>, isServed?: boolean, behind?: boolean, say?: (line: string) => void }} options
 *   `isServed`: waits until the running server shows what was built
 */
export function createSiteBuilds({ isServed = false, behind = false, say = console.log, ...product }) {
  const { root, data, keys, port, env } = product;
  const width = Math.max(...keys.map((key) => key.length));
  const builtAt = (/** @type {string} */ key) =>
    statSync(path.join(data, "sites", `${key}.stamp`), { throwIfNoEntry: false })?.mtimeMs;
  const build = async (/** @type {string} */ key, /** @type {boolean} */ force) => {
    const { built, id } = await buildSite({ root, data, key, env, force, behind, passing: true });
    if (isServed) await untilServed({ key, id, port, env });
    return { built };
  };
  const queue = createSiteQueue({ build, keys, builtAt });
  const all = async (/** @type {readonly string[]} */ wanted, force = false) => {
    const outcomes = wanted.map(async (key) => {
      const outcome = await queue.add(key, force);
      if (!isEnding()) say(outcomeLine(outcome, width, port));
      return outcome;
    });
    return (await Promise.all(outcomes)).filter(({ error }) => error);
  };
  return {
    /** Answers what failed. */
    all,
    /**
     * Tells Strapi how the builds stand and builds what editors have changed, and everything when a day begins, until the command ends.
     */
    async follow() {
      const nights = watchNights();
      for (; !isEnding(); await new Promise((resolve) => setTimeout(resolve, LOOK_MS))) {
        const wanted = await askWishes(env, queue.states());
        const ours = keys.filter((key) => wanted.includes(key));
        if (ours.length > 0) say(`\n  Published: ${ours.join(", ")}`);
        void all(ours);
        if (!nights.isDue()) continue;
        say("\n  A new day: building the sites with its dates and prices.");
        void all(keys).then((failed) => failed.length > 0 || nights.done());
      }
    },
  };
}

/** Tells once for each day in Berlin that it has begun, and again after a quarter of an hour until that day's builds are done. */
export function watchNights(now = Date.now) {
  const today = () => berlinDay(new Date(now() - AFTER_MIDNIGHT_MS));
  let day = today();
  let [begun, notBefore] = [day, 0];
  return {
    isDue() {
      if (today() === day || now() < notBefore) return false;
      [begun, notBefore] = [today(), now() + RETRY_MS];
      return true;
    },
    done: () => void (day = begun),
  };
}

/** Strapi keeps the wishes until it is asked again. */
async function askWishes(env, builds) {
  try {
    const { status, body } = await ask(`${env.GRATWEG_CMS_URL}/api/internal/site-builds`, {
      method: "POST",
      headers: { authorization: `Bearer ${env.GRATWEG_SERVICE_SECRET}`, "content-type": "application/json" },
      body: JSON.stringify({ builds }),
    });
    return status === 200 ? (JSON.parse(body.toString()).wanted ?? []) : [];
  } catch {
    return [];
  }
}

/** Tells the running server that a site was built and waits until it serves that build; it reads a folder in a second or two. */
async function untilServed({ key, id, port, env }) {
  await ask(`http://127.0.0.1:${operatorPort(env)}/internal/site-built`, {
    method: "POST",
    headers: { authorization: `Bearer ${env.GRATWEG_HOOK_SECRET}` },
  });
  for (let look = 0; look < 600; look += 1) {
    const { status, body } = await ask(`${siteAddress(key, port)}/builds/latest.json`);
    // The site's part of the common id; the rest is that of the portal.
    if (status === 200 && JSON.parse(body.toString()).id.split(".")[0] === id) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new StepError(`The server has not taken over the ${key} site.`);
}

/** @param {Outcome} outcome */
function outcomeLine({ key, built, ms, error }, width, port) {
  const name = key.padEnd(width);
  if (!error)
    return `  ${green("✓")} ${name}  ${siteAddress(key, port)}/de  ${dim(built ? duration(ms) : "up to date")}`;
  const log = error instanceof StepError && error.log ? ` Its output: ${error.log}` : "";
  return `  ${red("✗")} ${name}  ${error.message.replaceAll(/\s*\n\s*/g, " ")}${log}`;
}
