/**
 * `npm run site:build [-- key … | all] [--force] [--watch]`: builds sites from the running content system; a running server takes them over.
 * `--watch` goes on, and builds what editors publish and, each night, everything.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { productEnvironment } from "./lib/environment.mjs";
import { isEnding, stopAll, stopWithUs } from "./lib/processes.mjs";
import { secrets, settings } from "./lib/settings.mjs";
import { setUp } from "./lib/setup.mjs";
import { siteKeys } from "./lib/site-keys.mjs";
import { createSiteBuilds } from "./lib/sites.mjs";
import { tell } from "./lib/terminal.mjs";

stopWithUs();

try {
  const { root, data, ports: standard } = settings();
  const { values, positionals } = parseArgs({
    options: { force: { type: "boolean" }, watch: { type: "boolean" } },
    allowPositionals: true,
  });
  const keys = siteKeys(positionals.length > 0 ? positionals : ["hiking"]);
  const ready = path.join(data, "ready.json");
  const ports = existsSync(ready) ? JSON.parse(readFileSync(ready, "utf8")).ports : standard;
  const logs = path.join(data, "logs");
  await Promise.all(Object.values(setUp({ root, logs })));
  const env = productEnvironment({ root, data, ports, secrets: secrets(data) });
  // As `npm start` wrote it, unless somebody gave a file of theirs.
  const sitesFile = path.join(data, "sites.json");
  if (!env.GRATWEG_SITES_FILE && existsSync(sitesFile)) env.GRATWEG_SITES_FILE = sitesFile;
  // A content system elsewhere.
  for (const name of ["GRATWEG_CMS_URL", "GRATWEG_CONTENT_TOKEN", "GRATWEG_SERVICE_SECRET"])
    if (process.env[name]) env[name] = process.env[name];

  const builds = createSiteBuilds({ root, data, keys, port: ports.GRATWEG_PORT, env });
  const building = builds.all(keys, values.force);
  if (values.watch) await builds.follow();
  // After Ctrl-C the signal's own handler ends the command.
  if ((await building).length > 0 && !isEnding()) process.exit(1);
} catch (error) {
  if (!isEnding()) {
    tell(error);
    await stopAll();
    process.exit(1);
  }
}
