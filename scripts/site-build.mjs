/** `npm run site:build [-- key …]`: builds sites from the running content system; a running server takes them over. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isEnding, stopAll, stopWithUs } from "./lib/processes.mjs";
import { secrets, settings } from "./lib/settings.mjs";
import { build, install, QUIET } from "./lib/setup.mjs";
import { buildSite } from "./lib/site.mjs";
import { green, tell } from "./lib/terminal.mjs";

stopWithUs();

try {
  const { root, data, ports } = settings();
  const ready = path.join(data, "ready.json");
  const port = existsSync(ready)
    ? JSON.parse(readFileSync(ready, "utf8")).ports.GRATWEG_CMS_PORT
    : ports.GRATWEG_CMS_PORT;
  await install({ root, logs: path.join(data, "logs") });
  await build({ root, logs: path.join(data, "logs") });
  const env = {
    ...process.env,
    ...QUIET,
    ...secrets(data),
    GRATWEG_DATA: data,
    // The name, as in the first build: pictures inside texts carry this address.
    GRATWEG_CMS_URL: process.env.GRATWEG_CMS_URL ?? `http://localhost:${port}`,
  };
  const keys = process.argv.slice(2).filter((word) => !word.startsWith("-"));
  for (const key of keys.length > 0 ? keys : ["hiking"]) {
    const { built } = await buildSite({ root, data, key, env, force: process.argv.includes("--force") });
    console.log(built ? `  ${green("✓")} ${key} is new` : `  ${green("✓")} ${key} is up to date`);
  }
} catch (error) {
  // After Ctrl-C the signal's own handler ends the command.
  if (!isEnding()) {
    tell(error);
    await stopAll();
    process.exit(1);
  }
}
