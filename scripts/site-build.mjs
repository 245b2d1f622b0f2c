/**
 * `npm run site:build [-- key … | all] [--force] [--watch]`: builds sites from the running content system; a running server takes them over.
 * `--watch` goes on, and builds what editors publish.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { productEnvironment } from "./lib/environment.mjs";
import { outcomeLine } from "./lib/outcome-line.mjs";
import { isEnding, stopAll, stopWithUs } from "./lib/processes.mjs";
import { secrets, settings } from "./lib/settings.mjs";
import { build, install } from "./lib/setup.mjs";
import { siteKeys } from "./lib/site-keys.mjs";
import { createSiteQueue } from "./lib/site-queue.mjs";
import { buildSite } from "./lib/site.mjs";
import { createSiteStates, followWishes } from "./lib/site-wishes.mjs";
import { step, StepError, tell } from "./lib/terminal.mjs";

stopWithUs();

try {
  const { root, data, ports: standard } = settings();
  const { keys, force, watch } = readArguments(process.argv.slice(2));
  const ready = path.join(data, "ready.json");
  const ports = existsSync(ready) ? JSON.parse(readFileSync(ready, "utf8")).ports : standard;
  const logs = path.join(data, "logs");
  await install({ root, logs });
  await build({ root, logs });
  const env = productEnvironment({ root, data, ports, secrets: secrets(data) });
  // As `npm start` wrote it, unless somebody gave a file of theirs.
  const sitesFile = path.join(data, "sites.json");
  if (!env.GRATWEG_SITES_FILE && existsSync(sitesFile)) env.GRATWEG_SITES_FILE = sitesFile;
  // A content system elsewhere.
  for (const name of ["GRATWEG_CMS_URL", "GRATWEG_CONTENT_TOKEN", "GRATWEG_SERVICE_SECRET"])
    if (process.env[name]) env[name] = process.env[name];

  const inStep = (title, work) => step(title, work, { passing: true });
  const states = createSiteStates({ data, keys });
  const queue = createSiteQueue({
    ending: isEnding,
    tell: states.tell,
    build: (key, wish) => buildSite({ root, data, key, env, inStep, ...wish }),
  });
  const table = { width: Math.max(...keys.map((key) => key.length)), port: ports.GRATWEG_PORT };
  const buildAll = (wanted, wish = {}) =>
    wanted.map(async (key) => {
      const outcome = await queue.add(key, wish);
      if (!isEnding()) console.log(outcomeLine(outcome, table));
      return outcome;
    });
  const outcomes = buildAll(keys, { force });
  if (watch) await followWishes({ env, states, isEnding, want: (wanted) => void buildAll(wanted) });
  const failed = (await Promise.all(outcomes)).some(({ state }) => state === "failed");
  // After Ctrl-C the signal's own handler ends the command.
  if (failed && !isEnding()) process.exit(1);
} catch (error) {
  if (!isEnding()) {
    tell(error);
    await stopAll();
    process.exit(1);
  }
}

/** @param {string[]} words */
function readArguments(words) {
  const named = words.filter((word) => word !== "--force" && word !== "--watch");
  const unknown = named.find((word) => word.startsWith("-"));
  if (unknown) throw new StepError(`"${unknown}" is not known: keys of sites, "all", --force, --watch.`);
  return {
    keys: siteKeys(named.length > 0 ? named : ["hiking"]),
    force: words.includes("--force"),
    watch: words.includes("--watch"),
  };
}
