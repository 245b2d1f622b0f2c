import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { openPostgres } from "../lib/postgres.mjs";
import { start } from "../lib/processes.mjs";
import { root } from "../lib/settings.mjs";
import { QUIET } from "../lib/setup.mjs";
import { countBrowserTests } from "./browser-count.mjs";

export const results = path.join(root, "test-results");
export const logs = path.join(results, "logs");
const bin = (name) => path.join(root, "node_modules/.bin", name);
const env = { ...process.env, ...QUIET, CI: process.env.CI ?? "true", FORCE_COLOR: "0" };

/** A check that passes or fails as one; with `cores: 1` beside another, with `readsSources` while things are still being built. */
const check = (name, command, args, { cwd = root, cores = 1, readsSources = false } = {}) => ({
  name,
  cores,
  readsSources,
  run: async () => {
    const log = path.join(logs, `${name}.log`);
    const running = start(name, command, args, { cwd, env, log });
    const code = await running.exited;
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, log };
  },
});

/** A runner that counts its own tests and writes them as JSON. */
const runner = (name, command, args, count, { cores = 2 } = {}) => ({
  name,
  cores,
  run: async (chromium, further = {}) => {
    const log = path.join(logs, `${name}.log`);
    const report = path.join(results, `${name}.json`);
    rmSync(report, { force: true });
    const running = start(name, command, args(report), {
      cwd: root,
      env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...further },
      log,
    });
    const code = await running.exited;
    const reports = [{ name, file: report }];
    if (!existsSync(report)) return { passed: 0, failed: 1, log, reports };
    const counted = count(JSON.parse(readFileSync(report, "utf8")));
    // A runner that fails without a failed test (a crash, an open handle) has failed all the same.
    if (code !== 0 && counted.failed === 0) counted.failed = 1;
    if (counted.passed + counted.failed === 0) counted.failed = 1;
    return { ...counted, log: counted.failed > 0 ? log : undefined, reports };
  },
});

const jestCount = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});

const integration = (name, ...words) =>
  runner(
    name,
    bin("jest"),
    (report) => ["-c", "jest.integration.config.mjs", "--json", `--outputFile=${report}`, ...words],
    jestCount,
  );

/** The same tests as `integration`, each content system on a PostgreSQL database of its own; one at a time, because all share the server. */
const onPostgres = {
  name: "integration on PostgreSQL",
  cores: 2,
  run: async (chromium) => {
    const server = await openPostgres({ logs, given: process.env.DATABASE_URL });
    try {
      const tests = integration("integration on PostgreSQL", "--maxWorkers=1");
      return await tests.run(chromium, { GRATWEG_TEST_DATABASE_URL: server.url });
    } finally {
      await server.close();
    }
  },
};

/**
 * Two pages of one browser share the files, each with all of its own in one frame (vitest.config.ts). A page's renderer keeps a file
 * descriptor and 2 MB of shared memory for everything that it ever loaded (Chromium 156 under playwright); at the limit of descriptors,
 * 20,000 on some machines, all its connections close and the run ends. With a frame for each file that was about 200 a file; in one
 * frame a module is loaded once.
 */
const stories = runner(
  "stories",
  bin("vitest"),
  (report) => [
    ...["run", "--project", "storybook"],
    ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  ],
  jestCountOfVitest,
);

/** Each by its word; `postgres` only when it is named, because it wants PostgreSQL installed. */
export const stages = {
  static: [
    check("types", process.execPath, ["scripts/types.mjs"], { cores: 2, readsSources: true }),
    check("lint", bin("oxlint"), [], { cores: 2, readsSources: true }),
    check("format", "npm", ["run", "--silent", "check:format"], { readsSources: true }),
    check("unused", bin("knip"), [], { readsSources: true }),
    check("conformance", process.execPath, ["scripts/conformance.mjs"], { readsSources: true }),
    check("packages", "npm", ["run", "--silent", "check:packages"]),
  ],
  unit: [
    runner(
      "unit",
      bin("jest"),
      // Jest alone would leave one of two cores idle.
      (report) => ["-c", "jest.config.mjs", "--maxWorkers=100%", "--json", `--outputFile=${report}`],
      jestCount,
    ),
  ],
  integration: [integration("integration")],
  consumers: [
    runner(
      "consumers",
      process.execPath,
      (report) => ["scripts/test/consumers.mjs", "--built", `--report=${report}`],
      (report) => report,
      { cores: 1 },
    ),
  ],
  stories: [stories],
  e2e: [
    runner(
      "e2e",
      bin("playwright"),
      () => ["test", "-c", "packages/e2e/playwright.config.ts", "--reporter=list,json"],
      countBrowserTests,
    ),
  ],
  postgres: [onPostgres],
};

export const EVERYTHING = Object.keys(stages).filter((name) => name !== "postgres");

function jestCountOfVitest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numFailedTestSuites * (report.numFailedTests === 0 ? 1 : 0),
    skipped: report.numPendingTests,
  };
}
