import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { conformanceOfRun } from "./of-run.mjs";

const root = mkdtempSync(path.join(tmpdir(), "gratweg-conformance-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
for (const folder of ["packages", "site", "portal", "scripts", ".storybook", "test-results"])
  mkdirSync(path.join(root, folder));
write("docs/conformance.md", "| 4.3 | a token | `site/x.ts` | |\n| 4.4 | a word | `site/x.ts` | |\n");
write("site/a.test.ts", 'it.each(["Anna"])("%s keeps it [4.3]", () => {}); it("by night", () => {});');
write("portal/b.test.ts", 'it("and says so [4.3, 4.4]", () => {});');

const report = (step: string, tests: Record<string, string>) => {
  const file = path.join(root, "test-results", `${step}.json`);
  const testResults = Object.entries(tests).map(([test, status]) => {
    const [name = "", title = ""] = test.split(" › ");
    return { name: path.join(root, name), assertionResults: [{ ancestorTitles: [], title, status }] };
  });
  writeFileSync(file, JSON.stringify({ testResults }));
  return { name: step, file };
};
const site = (status = "passed") =>
  report("unit", { "site/a.test.ts › Anna keeps it [4.3]": status, "site/a.test.ts › by night": "passed" });
const portal = (status = "passed") => report("e2e", { "portal/b.test.ts › and says so [4.3, 4.4]": status });
const run = (reports: ReturnType<typeof report>[], isWhole = true) =>
  conformanceOfRun({ root, results: path.join(root, "test-results"), reports, isWhole });

it("proves every row of a whole run whose tests have all passed, and writes what it has seen", () => {
  expect(run([site(), portal()])).toEqual({ summary: "2 rows proven", isGood: true, problems: [] });
  const table = readFileSync(path.join(root, "test-results/conformance.md"), "utf8").split("\n").slice(6, -1);
  expect(table).toEqual([
    "| 4.3 | a token | proven | `portal/b.test.ts › and says so` | passed | 1 | 0 | e2e |",
    "|  |  |  | `site/a.test.ts › %s keeps it` | passed | 1 | 0 | unit |",
    "| 4.4 | a word | proven | `portal/b.test.ts › and says so` | passed | 1 | 0 | e2e |",
  ]);
});

const gone = (name: string) => ({ name, file: path.join(root, "test-results/gone.json") });
it.each([
  ["was not asked for", () => [], "not run"],
  ["whose report nobody wrote", () => [gone("e2e")], "not run"],
  ["that was skipped", () => [portal("pending")], "skipped"],
])("fails a whole run with a test %s", (_, others, outcome) => {
  expect(run([site(), ...others()])).toEqual({
    ...{ summary: "0 rows proven, 2 not proven", isGood: false },
    problems: ["4.3", "4.4"].map((id) => `${id} not proven: portal/b.test.ts › and says so: ${outcome}`),
  });
});

it("fails with a test that failed, and names it", () => {
  expect(run([site("failed"), portal()])).toEqual({
    ...{ summary: "1 rows proven, 1 failed", isGood: false },
    problems: ["4.3 failed: site/a.test.ts › %s keeps it: failed"],
  });
});

it("says of a part of a run what it has seen, and fails only for what failed", () => {
  expect(run([portal()], false)).toEqual({
    ...{ summary: "1 of 2 rows proven by these tests alone", isGood: true, problems: [] },
  });
  expect(run([site()], false).summary).toBe("0 of 2 rows proven by these tests alone");
  const table = readFileSync(path.join(root, "test-results/conformance.md"), "utf8").split("\n").slice(6, -1);
  expect(table).toEqual([
    "| 4.3 | a token | not proven | `portal/b.test.ts › and says so` | not run | 0 | 0 |  |",
    "|  |  |  | `site/a.test.ts › %s keeps it` | passed | 1 | 0 | unit |",
  ]);
  expect(run([portal("failed")], false)).toEqual({
    ...{ summary: "0 of 2 rows proven by these tests alone, 2 failed", isGood: false, problems: [] },
  });
  expect(run([], false)).toEqual({ summary: "", isGood: true, problems: [] });
});
