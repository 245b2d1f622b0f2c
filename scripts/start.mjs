/** `npm start`: everything a new clone needs to run, from installing to the first page. */
import path from "node:path";
import { preflight } from "./lib/preflight.mjs";
import { startProduct } from "./lib/product.mjs";
import { isEnding, stopAll, stopWithUs } from "./lib/processes.mjs";
import { settings } from "./lib/settings.mjs";
import { build, install } from "./lib/setup.mjs";
import { bold, dim, duration, green, StepError, tell } from "./lib/terminal.mjs";

stopWithUs();

try {
  const { root, data, ports } = settings();
  const logs = path.join(data, "logs");
  const begun = Date.now();
  console.log(bold("Gratweg"));
  await preflight(root, ports);
  await install({ root, logs });
  await build({ root, logs });
  const product = await startProduct({ root, data, ports });
  const { addresses, accounts, running } = product;
  console.log(`
  ${bold("Site")}            ${addresses.site}/de
  ${bold("Content system")}  ${addresses.admin}
                  ${accounts.editor.email}  ${accounts.editor.password}
  ${bold("Inbox")}           ${addresses.inbox}
  ${dim(`Data and logs   ${path.relative(process.cwd(), data) || data}`)}

  ${green("Up")} after ${duration(Date.now() - begun)}. Stop with Ctrl-C.
`);
  console.log("Ready");
  const first = await Promise.race(
    Object.values(running).map((child) => child.exited.then((code) => ({ child, code }))),
  );
  throw new StepError(`${first.child.name} ended unexpectedly (exit code ${first.code}).`, {
    log: first.child.log,
  });
} catch (error) {
  // After Ctrl-C the signal's own handler ends the command.
  if (!isEnding()) {
    tell(error);
    await stopAll();
    process.exit(1);
  }
}
