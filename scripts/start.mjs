/**
 * `npm start [-- --sites a,b --port N --help]`: everything a new clone needs to run, from installing to the first page. The first site is
 * served before `Ready`, the others are built behind it; all of them again each night, because pages show dates and prices as of today.
 */
import path from "node:path";
import { keepUp } from "./lib/keep-up.mjs";
import { preflight } from "./lib/preflight.mjs";
import { startProduct } from "./lib/product.mjs";
import { isEnding, stopAll, stopWithUs } from "./lib/processes.mjs";
import { settings } from "./lib/settings.mjs";
import { buildScreens, install, setUp } from "./lib/setup.mjs";
import { createSiteBuilds } from "./lib/sites.mjs";
import { HELP, readOptions } from "./lib/start-options.mjs";
import { bold, dim, duration, green, StepError, tell } from "./lib/terminal.mjs";

stopWithUs();

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.help) {
    console.log(HELP);
    process.exit(0);
  }
  const { root, data, ports } = settings({ ...process.env, ...options.ports });
  const keys = options.sites;
  const [site = "hiking"] = keys;
  const logs = path.join(data, "logs");
  const begun = Date.now();
  console.log(bold("Gratweg"));
  await preflight(ports);
  const seed = process.env.GRATWEG_SEED || "full";
  const product = await startProduct({ root, data, ports, seed, site, setup: setUp({ root, logs }) });
  console.log(`\n${summary({ ...product, site, data: path.relative(process.cwd(), data) || data })}\n`);
  console.log(`  ${green("Up")} after ${duration(Date.now() - begun)}. Stop with Ctrl-C.\n\nReady`);

  const env = product.environment;
  const builds = createSiteBuilds({
    root,
    data,
    keys,
    port: ports.GRATWEG_PORT,
    env,
    isServed: true,
    behind: true,
  });
  void builds.follow();
  void install({ root, logs, behind: true })
    .then(() => buildScreens({ root, logs }))
    .catch((error) => isEnding() || tell(error))
    .then(() => builds.all(keys))
    .then((failed) => {
      if (failed.length > 0 && !isEnding()) console.log("\n  Some sites were not built: see above.");
    });
  const parts = Object.entries(product.running).map(async ([name, running]) => {
    await keepUp(running, (attempt) => product.restart(name, attempt));
    return name;
  });
  // Without the others the server still shows what it has; without the server there is nothing to see.
  await Promise.race(parts.map(async (given) => (await given) === "server" || new Promise(() => {})));
  throw new StepError("Without the server there is nothing to see: everything is stopped.");
} catch (error) {
  // After Ctrl-C the signal's own handler ends the command.
  if (!isEnding()) {
    tell(error);
    await stopAll();
    process.exit(1);
  }
}

/** What somebody needs who wants to look around: addresses, and whom to sign in as. */
function summary({ addresses, accounts, running, site, data }) {
  const { editor, writer, ...people } = accounts;
  const row = (/** @type {string} */ label, /** @type {string} */ value) =>
    `  ${bold(label.padEnd(18))}${value}`;
  const login = ([name, { email, password }]) =>
    `  ${" ".repeat(18)}${dim(name.padEnd(10))}${email.padEnd(28)}${password}`;
  return [
    row("Site", `${site === "hiking" ? addresses.site : addresses.sites[site]}/de`),
    row("Portal", addresses.portal),
    ...Object.entries(people).map(login),
    ...(running.identity
      ? [row("Sign-in “Demo”", `${addresses.identity}, invented people, no passwords`)]
      : []),
    row("Content system", addresses.admin),
    ...Object.entries({ admin: editor, ...(writer && { editor: writer }) }).map(login),
    row("Inbox", addresses.inbox),
    `  ${dim("Data and logs".padEnd(18))}${dim(data)}`,
  ].join("\n");
}
