/**
 * `npm test [-- stage …]`: everything that a new clone needs, then every check. Closes with `N passed, N failed`.
 * Without words all stages run; `unit`, `integration`, `stories`, `e2e` run alone, and `static` stands for types to conformance.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { findChromium } from "./lib/chromium.mjs";
import { preflight } from "./lib/preflight.mjs";
import { start, stopAll, stopWithUs } from "./lib/processes.mjs";
import { root } from "./lib/settings.mjs";
import { build, install, QUIET } from "./lib/setup.mjs";
import { bold, dim, duration, green, red, StepError, tell } from "./lib/terminal.mjs";

stopWithUs();

const results = path.join(root, "test-results");
const logs = path.join(results, "logs");
const bin = (name) => path.join(root, "node_modules/.bin", name);
const env = { ...process.env, ...QUIET, CI: process.env.CI ?? "true", FORCE_COLOR: "0" };

/** A check that passes or fails as one. */
const check = (name, command, args, cwd = root) => ({
  name,
  run: async () => {
    const log = path.join(logs, `${name}.log`);
    const running = start(name, command, args, { cwd, env, log });
    const code = await running.exited;
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, log };
  },
});

/** A runner that counts its own tests and writes them as JSON. */
const runner = (name, command, args, count) => ({
  name,
  run: async (chromium) => {
    const log = path.join(logs, `${name}.log`);
    const report = path.join(results, `${name}.json`);
    rmSync(report, { force: true });
    const running = start(name, command, args(report), {
      cwd: root,
      env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      log,
    });
    const code = await running.exited;
    if (!existsSync(report)) return { passed: 0, failed: 1, log };
    const counted = count(JSON.parse(readFileSync(report, "utf8")));
    // A runner that fails without a failed test (a crash, an open handle) has failed all the same.
    if (code !== 0 && counted.failed === 0) counted.failed = 1;
    if (counted.passed + counted.failed === 0) counted.failed = 1;
    return { ...counted, log: counted.failed > 0 ? log : undefined };
  },
});

const jestCount = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});

const stages = {
  static: [
    check("types", bin("lerna"), [
      "run",
      "check:types",
      "--concurrency",
      "2",
      "--no-bail",
      "--no-sort",
      "--stream",
    ]),
    check("types of the stories", bin("tsc"), ["--noEmit", "-p", ".storybook"]),
    check(
      "types of the content system",
      process.execPath,
      ["node_modules/typescript/bin/tsc", "--noEmit", "-p", "tsconfig.check.json"],
      path.join(root, "packages/cms"),
    ),
    check("lint", bin("eslint"), [
      ".",
      "--max-warnings",
      "0",
      "--cache",
      "--cache-location",
      "node_modules/.cache/eslint/",
    ]),
    check("format", bin("prettier"), ["--check", ".", "--log-level", "warn"]),
    check("unused", bin("knip"), []),
    check("content types drift", process.execPath, [
      "packages/cms/scripts/generate-client-types.mjs",
      "--check",
    ]),
    check("conformance", process.execPath, ["scripts/conformance.mjs"]),
  ],
  unit: [
    runner(
      "unit",
      bin("jest"),
      (report) => ["-c", "jest.config.mjs", "--json", `--outputFile=${report}`],
      jestCount,
    ),
  ],
  integration: [
    runner(
      "integration",
      bin("jest"),
      (report) => ["-c", "jest.integration.config.mjs", "--json", `--outputFile=${report}`],
      jestCount,
    ),
  ],
  stories: [
    runner(
      "stories",
      bin("vitest"),
      (report) => [
        "run",
        "--project",
        "storybook",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${report}`,
      ],
      jestCountOfVitest,
    ),
  ],
  e2e: [
    runner(
      "e2e",
      bin("playwright"),
      () => ["test", "-c", "packages/e2e/playwright.config.ts", "--reporter=list,json"],
      ({ stats }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        skipped: stats.skipped,
      }),
    ),
  ],
};

function jestCountOfVitest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numFailedTestSuites * (report.numFailedTests === 0 ? 1 : 0),
    skipped: report.numPendingTests,
  };
}

const total = { passed: 0, failed: 0, skipped: 0 };
try {
  const begun = Date.now();
  const wanted = process.argv.slice(2);
  for (const word of wanted)
    if (!(word in stages))
      throw new StepError(`There is no stage "${word}": ${Object.keys(stages).join(", ")}.`);
  const names = wanted.length > 0 ? wanted : Object.keys(stages);
  mkdirSync(logs, { recursive: true });
  console.log(bold("Gratweg: tests"));
  await preflight(root, {});
  await install({ root, logs });
  await build({ root, logs });
  const chromium = names.some((name) => name === "stories" || name === "e2e")
    ? await findChromium({ root, logs })
    : "";
  console.log(dim(`  Set up after ${duration(Date.now() - begun)}`));

  const failures = [];
  for (const name of names)
    for (const part of stages[name]) {
      const since = Date.now();
      const { passed, failed, skipped = 0, log } = await part.run(chromium);
      total.passed += passed;
      total.failed += failed;
      total.skipped += skipped;
      const mark = failed > 0 ? red("✗") : green("✓");
      const counts =
        passed + failed === 1
          ? ""
          : ` ${passed} passed${failed > 0 ? `, ${failed} failed` : ""}${skipped > 0 ? `, ${skipped} skipped` : ""}`;
      console.log(`  ${mark} ${part.name}${counts} ${dim(duration(Date.now() - since))}`);
      if (failed > 0) failures.push({ name: part.name, log });
    }

  for (const { name, log } of failures) {
    console.log(`\n${red(`── ${name} ──`)}`);
    if (log && existsSync(log)) console.log(readFileSync(log, "utf8").slice(-8000));
  }
  console.log(dim(`  In all ${duration(Date.now() - begun)}`));
} catch (error) {
  tell(error);
  total.failed += 1;
}
await stopAll();
if (total.skipped > 0)
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
else console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
