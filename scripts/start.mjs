/**
 * `npm start [-- --sites a,b --port N --help]`: everything a new clone needs to run, from installing to the first page. The first site is served before
 * `Ready`, the others are built behind it; all of them again each night, because pages show dates and prices as of today.
 */
import path from "node:path";
import { everyNight } from "./lib/nightly.mjs";
import { preflight } from "./lib/preflight.mjs";
import { startProduct } from "./lib/product.mjs";
import { isEnding, stopAll, stopWithUs } from "./lib/processes.mjs";
import { settings } from "./lib/settings.mjs";
import { beginBuild, buildContentSystem, install } from "./lib/setup.mjs";
import { keepUp } from "./lib/supervise.mjs";
import { bold, duration, green, StepError, tell } from "./lib/terminal.mjs";
import { buildBehind } from "./start/background.mjs";
import { HELP, readOptions } from "./start/options.mjs";
import { summary } from "./start/summary.mjs";

stopWithUs();

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.help) {
    console.log(HELP);
    process.exit(0);
  }
  const { root, data, ports } = settings({ ...process.env, ...options.ports });
  const keys = options.sites;
  const [first = ""] = keys;
  const logs = path.join(data, "logs");
  const begun = Date.now();
  console.log(bold("Gratweg"));
  await preflight(root, ports);
  await install({ root, logs, extent: "run" });
  const built = beginBuild({ root, logs, extent: "run" });
  const seed = process.env.GRATWEG_SEED || "full";
  const product = await startProduct({ root, data, ports, seed, sites: [first], built });
  const { addresses, accounts, running } = product;
  const shown = summary({
    addresses,
    accounts,
    site: first === "hiking" ? addresses.site : addresses.sites[first],
    data: path.relative(process.cwd(), data) || data,
    isIdentityRunning: running.identity !== undefined,
  });
  console.log(`\n${shown}\n\n  ${green("Up")} after ${duration(Date.now() - begun)}. Stop with Ctrl-C.\n`);
  console.log("Ready");

  const behind = buildBehind({ root, data, keys, port: ports.GRATWEG_PORT, env: product.environment });
  void finishScreens({ root, logs })
    .then(() => {
      void behind.follow();
      return behind.rest([first]);
    })
    .then(() => everyNight(() => behind.night()));
  const kept = Object.entries(running).map(([name, child]) =>
    keepUp({
      running: child,
      restart: (attempt) => product.restart(name, attempt),
      isEnding,
      say: (line) => console.error(line),
    }).then(() => name),
  );
  // Without the others the server still shows what it has; without the server there is nothing to see.
  await Promise.race(
    kept.map(async (given) => ((await given) === "server" ? undefined : new Promise(() => {}))),
  );
  throw new StepError("Without the server there is nothing to see: everything is stopped.", {
    log: running.server.log,
  });
} catch (error) {
  // After Ctrl-C the signal's own handler ends the command.
  if (!isEnding()) {
    tell(error);
    await stopAll();
    process.exit(1);
  }
}

/**
 * Editors' screens are built last: nobody who has just started the product looks at them first. Strapi checks all types while it builds,
 * those of tests too, for which it wants the tools.
 */
async function finishScreens({ root, logs }) {
  try {
    await install({ root, logs, behind: true });
    await buildContentSystem({ root, logs, behind: true });
  } catch (error) {
    if (!isEnding()) tell(error);
  }
}
