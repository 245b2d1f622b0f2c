import { declaredTests } from "./declared-tests.mjs";
import { judge } from "./judge.mjs";
import { executedTests } from "./reports.mjs";

const ROOT = "/repository";
const FILE = "a/b.test.ts";
const ROWS = [{ id: "4.3", behaviour: "a token" }];

/** What Jest and Vitest write: titles of the groups, the title, how it ended. */
const jestReport = (tests: [string[], string, string][], file = FILE, name = "unit") =>
  executedTests(
    {
      name,
      report: {
        testResults: [
          {
            name: `${ROOT}/${file}`,
            assertionResults: tests.map(([ancestorTitles, title, status]) => ({
              ...{ ancestorTitles, title, status, duration: 5 },
            })),
          },
        ],
      },
    },
    ROOT,
  );
const stateOf = (source: string, executed: ReturnType<typeof jestReport>) => {
  const [verdict] = judge(ROWS, declaredTests(source, FILE), executed);
  return [verdict?.state, ...(verdict?.tests ?? []).map(({ outcome }) => outcome)];
};
const ONE = 'it("keeps it [4.3]", () => {});';

it.each([
  ["passed", ["proven", "passed"]],
  ["failed", ["failed", "failed"]],
  ["pending", ["not proven", "skipped"]],
  ["skipped", ["not proven", "skipped"]],
  ["todo", ["not proven", "skipped"]],
  ["something new", ["failed", "failed"]],
])("a row whose test is %s is %j", (status, state) => {
  expect(stateOf(ONE, jestReport([[[], "keeps it [4.3]", status]]))).toEqual(state);
});

it("a row whose test was not executed is not proven, whatever else was", () => {
  expect(stateOf(ONE, [])).toEqual(["not proven", "not run"]);
  expect(stateOf(ONE, jestReport([[[], "keeps it [4.30]", "passed"]]))).toEqual(["not proven", "not run"]);
  expect(stateOf(ONE, jestReport([[[], "keeps it [4.3]", "passed"]], "a/c.test.ts"))).toEqual([
    ...["not proven", "not run"],
  ]);
  expect(stateOf('it("keeps it", () => {});', jestReport([[[], "keeps it", "passed"]]))).toEqual([
    "not proven",
  ]);
});

it("a row needs each of its tests", () => {
  const source = `${ONE} it("and loses it [4.1, 4.3]", () => {});`;
  const first: [string[], string, string] = [[], "keeps it [4.3]", "passed"];
  const second = (status: string): [string[], string, string] => [[], "and loses it [4.1, 4.3]", status];
  expect(stateOf(source, jestReport([first, second("passed")]))).toEqual(["proven", "passed", "passed"]);
  expect(stateOf(source, jestReport([first]))).toEqual(["not proven", "passed", "not run"]);
  expect(stateOf(source, jestReport([second("failed")]))).toEqual(["failed", "not run", "failed"]);
});

it("one failed or skipped case of a table is its test's outcome", () => {
  const source = 'it.each(["a", "b"])("%s is kept [4.3]", () => {});';
  const cases = (...states: string[]) =>
    jestReport(states.map((state, index) => [[], `${"ab".charAt(index)} is kept [4.3]`, state]));
  expect(stateOf(source, cases("passed", "passed"))).toEqual(["proven", "passed"]);
  expect(stateOf(source, cases("passed", "failed"))).toEqual(["failed", "failed"]);
  expect(stateOf(source, cases("passed", "pending"))).toEqual(["not proven", "skipped"]);
});

it("a test that ran in two steps has to pass in both", () => {
  const step = (name: string, status: string) => jestReport([[[], "keeps it [4.3]", status]], FILE, name);
  const [verdict] = judge(ROWS, declaredTests(ONE, FILE), [...step("a", "passed"), ...step("b", "passed")]);
  expect(verdict).toEqual({
    ...{ id: "4.3", behaviour: "a token", state: "proven" },
    tests: [{ file: FILE, title: "keeps it", outcome: "passed", cases: 2, ms: 10, steps: ["a", "b"] }],
  });
  expect(stateOf(ONE, [...step("a", "passed"), ...step("b", "failed")])).toEqual(["failed", "failed"]);
});

describe("a report of Playwright", () => {
  const FLAKY = "test.describe('a visitor', () => { test(`${who} reads [4.3]`, () => {}); });";
  const playwright = (status: string) =>
    executedTests(
      {
        name: "e2e",
        report: {
          config: { rootDir: `${ROOT}/a` },
          suites: [
            {
              ...{ title: "b.test.ts", file: "b.test.ts" },
              suites: [
                {
                  ...{ title: "a visitor", file: "b.test.ts" },
                  specs: [
                    {
                      ...{ title: "Anna reads [4.3]", file: "b.test.ts" },
                      tests: [{ status, results: [{ duration: 30 }, { duration: 12 }] }],
                    },
                  ],
                },
              ],
            },
          ],
        },
      },
      ROOT,
    );

  it("has its files from the root and the time of all tries", () => {
    expect(playwright("expected")).toEqual([
      { step: "e2e", file: FILE, titles: ["a visitor", "Anna reads [4.3]"], outcome: "passed", ms: 42 },
    ]);
  });

  it.each([
    ["expected", ["proven", "passed"]],
    ["flaky", ["proven", "flaky"]],
    ["unexpected", ["failed", "failed"]],
    ["skipped", ["not proven", "skipped"]],
  ])("%s is %j", (status, state) => {
    expect(stateOf(FLAKY, playwright(status))).toEqual(state);
  });
});

it("a report that counts something else holds no tests", () => {
  expect(executedTests({ name: "packages", report: { passed: 4, failed: 0 } }, ROOT)).toEqual([]);
});
