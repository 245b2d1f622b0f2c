/**
 * `npm test [-- stage …]`: everything that a new clone needs, then every check. Closes with `N passed, N failed`.
 * The stages are Nx targets (project.json), which leaves out what has passed unchanged; `--all` and `CI=true` run these too.
 * `postgres` runs the integration tests on PostgreSQL, and only when it is named.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { findChromium } from "./lib/chromium.mjs";
import { postgresUrl } from "./lib/database.mjs";
import { preflight } from "./lib/preflight.mjs";
import { root } from "./lib/settings.mjs";
import { build, install, QUIET } from "./lib/setup.mjs";
import { StepError, tell } from "./lib/terminal.mjs";
import { readRows } from "./test/conformance-reporter.mjs";

const STAGES = {
  static: ["types", "lint", "format", "unused", "packages"],
  unit: ["unit"],
  integration: ["integration"],
  consumers: ["consumers"],
  stories: ["stories"],
  e2e: ["e2e"],
};
const results = path.join(root, "test-results");
const logs = path.join(results, "logs");
const RUN = path.join(root, ".nx/cache/run.json");

const all = process.argv.includes("--all") || process.env.CI === "true";
const wanted = process.argv.slice(2).filter((word) => word !== "--all");
const isWhole = wanted.length === 0;
let counts = { passed: 0, failed: 1 };
try {
  counts = await test(isWhole ? Object.keys(STAGES) : wanted);
} catch (error) {
  tell(error);
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 ? 1 : 0);

/** @param {readonly string[]} words */
async function test(words) {
  const isPostgres = words[0] === "postgres";
  const names = isPostgres ? ["integration"] : words;
  // Each content system then has a database of its own; one at a time, because all share the server.
  const server = isPostgres ? { GRATWEG_TEST_DATABASE_URL: postgresUrl() } : {};
  const unknown = names.find((name) => !(name in STAGES));
  if (unknown)
    throw new StepError(`There is no stage "${unknown}": ${Object.keys(STAGES).join(", ")}, postgres.`);
  mkdirSync(logs, { recursive: true });
  await preflight();
  await install({ root, logs });
  const isBrowsing = names.some((name) => name !== "static" && name !== "unit");
  const CHROMIUM_PATH = isBrowsing ? await findChromium({ root, logs }) : "";
  await build({ root, logs });
  return run(
    names.flatMap((name) => STAGES[name]),
    { CHROMIUM_PATH, ...server },
  );
}

/** @param {readonly string[]} targets @param {Record<string, string>} environment */
async function run(targets, environment) {
  // An earlier run says nothing of this one.
  for (const file of [RUN, ...targets.map(reportOf)]) rmSync(file, { force: true });
  await nx(
    [
      "run-many",
      "--projects=gratweg",
      `--targets=${targets.join(",")}`,
      ...["--parallel=2", "--nxBail=false", "--outputStyle=static"],
      ...(all ? ["--skipNxCache"] : []),
    ],
    { ...environment, ...(isWhole ? { GRATWEG_CONFORMANCE: "write" } : {}) },
  );
  const tasks = existsSync(RUN) ? JSON.parse(readFileSync(RUN, "utf8")).tasks : [];
  const total = { passed: 0, failed: 0 };
  for (const target of targets) {
    const task = tasks.find((one) => one.target === target);
    const { passed, failed } = countsOf(target, task?.status === 0);
    total.passed += passed;
    total.failed += failed;
    const seconds = Math.round((Date.parse(task?.endTime) - Date.parse(task?.startTime)) / 1000);
    const time = task?.cacheStatus === "cache-miss" ? `${seconds} s` : "unchanged since it passed";
    const mark = failed > 0 ? "✗" : "✓";
    console.log(`${mark} ${target}: ${passed} passed, ${failed} failed (${task ? time : "not run"})`);
    if (failed > 0) for (const line of failedTestsOf(target)) console.log(`    ${line}`);
  }
  const unproven = isWhole ? unprovenRows() : [];
  if (unproven.length > 0) console.log(`✗ docs/conformance.md: no test proves ${unproven.join(", ")}`);
  return { ...total, failed: total.failed + unproven.length };
}

/** @param {readonly string[]} words @param {Record<string, string>} further environment */
function nx(words, further) {
  const own = { CI: "true", FORCE_COLOR: "0" };
  const child = spawn(path.join(root, "node_modules/.bin/nx"), words, {
    cwd: root,
    env: { ...process.env, ...QUIET, ...own, ...further },
    stdio: "inherit",
  });
  // Ctrl-C reaches it too.
  process.on("SIGINT", () => {});
  return new Promise((resolve) => child.on("exit", resolve));
}

/** @param {string} target */
function reportOf(target) {
  return path.join(results, `${target}.json`);
}

/** A runner counts its tests, a check is one. Who fails without a failed test (a crash, an open handle) has failed all the same. */
function countsOf(target, isGood) {
  if (!existsSync(reportOf(target))) return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(reportOf(target), "utf8"));
  const { stats } = report;
  const { passed, failed } = stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    : { passed: report.numPassedTests ?? report.passed, failed: report.numFailedTests ?? report.failed };
  return { passed, failed: isGood ? failed : Math.max(failed, 1) };
}

/** Named at the end, because a long log is often cut at its beginning. Vitest reports as Jest does. */
function failedTestsOf(target) {
  if (!existsSync(reportOf(target))) return [];
  const { testResults = [], suites = [] } = JSON.parse(readFileSync(reportOf(target), "utf8"));
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const jest = testResults.flatMap(({ name, status, message, assertionResults }) =>
    assertionResults.length === 0 && status === "failed"
      ? [`${name}: ${message.slice(0, 2000)}`]
      : assertionResults
          .filter((test) => test.status === "failed")
          .map((test) => `${name}: ${test.fullName}\n${test.failureMessages.join("\n").slice(0, 2000)}`),
  );
  const playwright = suites
    .flatMap(specs)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title }) => `${file}:${line}: ${title}`);
  return [...jest, ...playwright];
}

function unprovenRows() {
  return readRows(readFileSync(path.join(root, "docs/conformance.md"), "utf8"))
    .filter(({ tests }) => tests === "not proven" || tests === "")
    .map(({ id }) => id);
}
