import path from "node:path";

/**
 * Every test of a runner's report. Jest's and Vitest's have one form, Playwright's another; what counts something else holds none.
 *
 * @param {{ name: string, report: any }} step
 * @param {string} root
 * @returns {Executed[]}
 * @typedef {{ step: string, file: string, titles: string[], outcome: Outcome, ms: number }} Executed
 *   `titles` from the outermost group to the test
 * @typedef {"passed" | "flaky" | "failed" | "skipped"} Outcome flaky: failed and then passed
 */
export function executedTests({ name, report }, root) {
  const tests = report.testResults
    ? report.testResults.flatMap((file) => ofJest(file, root))
    : (report.suites ?? []).flatMap((suite) => ofPlaywright(suite, [], report.config?.rootDir ?? root, root));
  return tests.map((test) => ({ step: name, ...test }));
}

/** A test without an end in a form that is known has not passed. */
const OUTCOMES = {
  passed: "passed",
  ...{ pending: "skipped", skipped: "skipped", todo: "skipped", disabled: "skipped" },
  ...{ expected: "passed", flaky: "flaky" },
};

/** @param {string} status @returns {Outcome} */
const outcomeOf = (status) => OUTCOMES[status] ?? "failed";

function ofJest({ name, assertionResults = [] }, root) {
  return assertionResults.map(({ ancestorTitles = [], title, status, duration }) => ({
    file: relative(root, name),
    titles: [...ancestorTitles, title],
    outcome: outcomeOf(status),
    ms: Math.round(duration ?? 0),
  }));
}

/** The outermost suite is the file. */
function ofPlaywright({ specs = [], suites = [] }, around, rootDir, root) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      file: relative(root, path.resolve(rootDir, file)),
      titles: [...around, title],
      outcome: outcomeOf(status),
      ms: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
    })),
  );
  const inner = suites.flatMap((suite) => ofPlaywright(suite, [...around, suite.title], rootDir, root));
  return [...own, ...inner];
}

const relative = (root, file) => path.relative(root, file).split(path.sep).join("/");
