import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { run } from "./processes.mjs";
import { BEHIND } from "./setup.mjs";
import { siteVersion } from "./site-version.mjs";
import { step } from "./terminal.mjs";

/** Of Gatsby's memory only compiled scripts stay for the next build: with the rest, edited media and relations would be missed. */
const KEPT = "webpack";

/**
 * Builds one site from the running content system and swaps the finished folder in at once; does nothing when neither sources nor
 * configuration nor content have changed. What goes wrong leaves the last good site.
 *
 * @param {{ root: string, data: string, key: string, env: Record<string, string | undefined>, force?: boolean, behind?: boolean, passing?: boolean }} options
 *   `behind`: with lower priority than the running product; `passing`: its steps are shown on a terminal alone, only while they last
 * @returns {Promise<{ built: boolean, id: string }>} `id` as `builds/latest.json` says it
 */
export async function buildSite({ root, data, key, env, force = false, behind = false, passing = false }) {
  const target = path.join(data, "sites", key);
  const stamp = `${target}.stamp`;
  const version = await siteVersion({ root, key, env });
  const id = version.slice(0, 16);
  const isFresh = () =>
    !force && existsSync(target) && existsSync(stamp) && readFileSync(stamp, "utf8") === version;
  if (isFresh()) return { built: false, id };

  const work = async (progress) => {
    const site = path.join(root, "site");
    const cache = path.join(site, ".cache");
    const published = path.join(site, "public");
    // Not there before the install.
    const { lock } = await import("proper-lockfile");
    // One build at a time: they share this folder.
    const retries = { retries: 2_000, minTimeout: 500, maxTimeout: 500 };
    const release = await lock(site, { lockfilePath: path.join(site, ".building"), retries });
    try {
      // Another command may have built it while this one waited.
      if (isFresh()) return { built: false, id };
      rmSync(published, { recursive: true, force: true });
      for (const name of existsSync(cache) ? readdirSync(cache) : [])
        if (name !== KEPT) rmSync(path.join(cache, name), { recursive: true });
      const gatsby = [process.execPath, path.join(root, "node_modules/gatsby/cli.js"), "build"];
      const [command = "", ...words] = [...(behind ? BEHIND : []), ...gatsby];
      await run(`The build of the ${key} site`, command, words, {
        cwd: site,
        env: {
          ...env,
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
      // Beside the target first: a data folder may lie on another file system.
      const [next, last] = [`${target}.next`, `${target}.last`];
      for (const folder of [next, last]) rmSync(folder, { recursive: true, force: true });
      cpSync(published, next, { recursive: true });
      if (existsSync(target)) renameSync(target, last);
      renameSync(next, target);
      rmSync(last, { recursive: true, force: true });
      writeFileSync(stamp, version);
      return { built: true, id };
    } finally {
      await release();
    }
  };
  return step(`Building the ${key} site`, work, { passing });
}
