import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { partEnvironment } from "./part-environment.mjs";
import { run } from "./processes.mjs";
import { createSiteCaches } from "./site-cache.mjs";
import { lockFolder } from "./site-lock.mjs";
import { siteVersion } from "./site-version.mjs";
import { step } from "./terminal.mjs";

/** Behind a running server, which goes first. */
const NICENESS = 10;

/**
 * Builds one site from the running content system and swaps the finished folder in at once; does nothing when neither
 * sources nor configuration nor content have changed. What goes wrong leaves the last good site, and the last good cache.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.data
 * @param {string} options.key
 * @param {Record<string, string | undefined>} options.env
 * @param {boolean} [options.force]
 * @param {boolean} [options.behind] with lower priority
 * @param {<T>(title: string, work: (progress: (text: string) => void) => Promise<T>) => Promise<T>} [options.inStep]
 * @returns {Promise<{ built: boolean, id: string }>} `id` as `builds/latest.json` says it
 */
export async function buildSite({ root, data, key, env, force = false, behind = false, inStep = step }) {
  const target = path.join(data, "sites", key);
  const stamp = `${target}.stamp`;
  const version = await siteVersion({ root, key, env });
  const id = version.slice(0, 16);
  if (!force && isFresh(target, stamp, version)) return { built: false, id };

  return inStep(`Building the ${key} site`, async (progress) => {
    const site = path.join(root, "site");
    const release = await lockFolder(path.join(site, ".building"), {
      onWait: (holder) => progress(`waiting for another build (process ${holder})`),
    });
    const next = `${target}.next`;
    const caches = createSiteCaches(path.join(data, "site-cache"), site);
    const tidy = () => {
      caches.emptySite();
      rmSync(next, { recursive: true, force: true });
      release();
    };
    // Also when this command is told to end while Gatsby works.
    process.once("exit", tidy);
    try {
      // Another command may have built it while this one waited.
      if (!force && isFresh(target, stamp, version)) return { built: false, id };
      caches.bring(key);
      const gatsby = [process.execPath, path.join(root, "node_modules/gatsby/cli.js"), "build"];
      const [command, ...words] = behind ? ["nice", "-n", String(NICENESS), ...gatsby] : gatsby;
      await run(`The build of the ${key} site`, command, words, {
        cwd: site,
        env: {
          ...partEnvironment("site build", env),
          NODE_ENV: "production",
          GRATWEG_SITE: key,
          GRATWEG_BUILD_ID: id,
          GATSBY_SITE: key,
          GATSBY_BUILD_ID: id,
          CI: "true",
          FORCE_COLOR: "0",
        },
        log: path.join(data, "logs", `site-${key}.log`),
        onLine: (line) =>
          progress(line.replace(/^(success|info|verbose)\s+/, "").replace(/ - [\d.]+s.*$/, "")),
      });
      mkdirSync(path.dirname(target), { recursive: true });
      caches.keep(key, next);
      swap(next, target);
      writeFileSync(stamp, version);
      return { built: true, id };
    } finally {
      process.off("exit", tidy);
      tidy();
    }
  });
}

function isFresh(target, stamp, version) {
  return existsSync(target) && existsSync(stamp) && readFileSync(stamp, "utf8") === version;
}

function swap(next, target) {
  const last = `${target}.last`;
  rmSync(last, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, last);
  renameSync(next, target);
  rmSync(last, { recursive: true, force: true });
}
