/**
 * `npm run test:consumers [-- vite | jest | next | all]`: installs the published packages as strangers would, in copies of the
 * applications under `consumers/`, and checks that they build, render and work there. Without words: vite and jest.
 * `--lock` writes the consumers' lockfiles anew, `--built` takes the packages' builds as they are, `--keep` leaves the copies,
 * `--report=file` writes the counts as JSON.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { findChromium } from "../lib/chromium.mjs";
import { isEnding, stopAll, stopWithUs } from "../lib/processes.mjs";
import { root } from "../lib/settings.mjs";
import { buildLibraries } from "../lib/setup.mjs";
import { bold, dim, duration, StepError, tell } from "../lib/terminal.mjs";
import { createChecks } from "./consumers/checks.mjs";
import { checkJest } from "./consumers/check-jest.mjs";
import { checkNext } from "./consumers/check-next.mjs";
import { checkVite } from "./consumers/check-vite.mjs";
import { installConsumer, lockConsumer } from "./consumers/install.mjs";
import { packTarballs, PUBLISHED } from "./consumers/tarballs.mjs";

const CONSUMERS = {
  vite: { name: "vite-react-19", check: checkVite },
  jest: { name: "jest-react-18", check: checkJest },
  next: { name: "next-app-router", check: checkNext },
};

stopWithUs();
const begun = Date.now();
const logs = path.join(root, "test-results/logs");
const { values: flags, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    lock: { type: "boolean" },
    built: { type: "boolean" },
    keep: { type: "boolean" },
    report: { type: "string" },
  },
});
const scratch = mkdtempSync(path.join(os.tmpdir(), "gratweg-consumers-"));
const env = { ...process.env, CI: "true", NEXT_TELEMETRY_DISABLED: "1", FORCE_COLOR: "0" };
// What npm and Node were told for this repository is no business of a stranger's.
for (const name of Object.keys(env))
  if (/^(?:NODE_(?:PATH|OPTIONS|ENV)|INIT_CWD|npm_(?:package|lifecycle|config_local_prefix).*)$/.test(name))
    delete env[name];
let results = [];
try {
  const wanted = words.includes("all") || (flags.lock && words.length === 0) ? Object.keys(CONSUMERS) : words;
  const chosen = wanted.length > 0 ? wanted : ["vite", "jest"];
  for (const word of chosen)
    if (!(word in CONSUMERS))
      throw new StepError(`There is no consumer "${word}": ${Object.keys(CONSUMERS).join(", ")}, all.`);
  mkdirSync(logs, { recursive: true });
  console.log(bold("Gratweg: strangers' stacks"));
  if (!flags.built) await buildLibraries(root, logs, { names: PUBLISHED });
  const tarballs = path.join(scratch, "tarballs");
  await packTarballs({ folder: tarballs, logs });

  const checks = createChecks();
  results = checks.results;
  for (const word of chosen) {
    const { name, check } = CONSUMERS[word];
    const folder = path.join(scratch, name);
    const options = { name, folder, tarballs, logs, env };
    if (flags.lock) {
      await lockConsumer(options);
      console.log(`  consumers/${name}/package-lock.json`);
      continue;
    }
    console.log(bold(`  ${name}`));
    const listPackages = await checks.check(`${name}: installs from its lockfile`, () =>
      installConsumer(options),
    );
    if (!listPackages) continue;
    await checks.check(`${name}: every dependency and peer is there`, listPackages);
    await check({ ...options, check: (text, work) => checks.check(`${name}: ${text}`, work), findBrowser });
  }
} catch (error) {
  if (!isEnding()) tell(error);
  results.push({ name: "the command", ok: false });
}

if (!isEnding()) {
  await stopAll();
  if (flags.keep) console.log(dim(`  The copies: ${scratch}`));
  else rmSync(scratch, { recursive: true, force: true });
  const failed = results.filter(({ ok }) => !ok).length;
  const passed = results.length - failed;
  if (flags.report) writeFileSync(flags.report, JSON.stringify({ passed, failed }));
  console.log(`${passed} passed, ${failed} failed ${dim(duration(Date.now() - begun))}`);
  process.exit(failed > 0 ? 1 : 0);
}

function findBrowser() {
  return findChromium({ root, logs });
}
