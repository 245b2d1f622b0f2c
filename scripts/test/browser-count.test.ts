import { countBrowserTests, flakyLines } from "./browser-count.mjs";

const passed = { status: "passed" };
const failed = (message: string) => ({ status: "failed", error: { message }, errors: [{ message }] });
const spec = (title: string, status: string, results: object[]) => ({
  title,
  file: "portal/x.spec.ts",
  tests: [{ status, results }],
});
const flaky = (title: string) =>
  spec(title, "flaky", [
    failed(`\u001b[31mError: ${title}\u001b[39m\n\n  was late\n\n  3 | x();\n  at x:1`),
    passed,
  ]);
const report = (specs: ReturnType<typeof spec>[]) => {
  const counted = (wanted: string) => specs.filter(({ tests }) => tests[0]?.status === wanted).length;
  return {
    stats: {
      expected: counted("expected"),
      unexpected: counted("unexpected"),
      flaky: counted("flaky"),
      skipped: counted("skipped"),
    },
    // As playwright nests them: a file, in it a group.
    suites: [{ file: "portal/x.spec.ts", specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }],
  } as Parameters<typeof countBrowserTests>[0];
};

it("counts what passed at once, what never did, and what was skipped", () => {
  const specs = [
    spec("a", "expected", [passed]),
    spec("b", "unexpected", [failed("x"), failed("x")]),
    spec("c", "skipped", []),
  ];
  expect(countBrowserTests(report(specs))).toEqual({ passed: 1, failed: 1, skipped: 1, flaky: [] });
});

it("counts a flaky test as passed and names it with what its first error says", () => {
  const { flaky: named, ...counts } = countBrowserTests(
    report([spec("a", "expected", [passed]), flaky("b"), flaky("c"), flaky("d")]),
  );
  expect(counts).toEqual({ passed: 4, failed: 0, skipped: 0 });
  expect(flakyLines(named)).toEqual([
    "3 flaky:",
    "  portal/x.spec.ts › b: Error: b was late",
    "  portal/x.spec.ts › c: Error: c was late",
    "  portal/x.spec.ts › d: Error: d was late",
  ]);
});

it("counts all of more than three flaky tests as failed", () => {
  const { flaky: named, ...counts } = countBrowserTests(
    report([spec("a", "expected", [passed]), ...["b", "c", "d", "e"].map(flaky)]),
  );
  expect(counts).toEqual({ passed: 1, failed: 4, skipped: 0 });
  expect(flakyLines(named)[0]).toBe("4 flaky, more than 3: failed:");
});

it("says how a test ended that has no error, and nothing where nothing was flaky", () => {
  const ended = [
    spec("a", "flaky", [{ status: "timedOut", errors: [{ message: "Test timeout" }] }, passed]),
    spec("b", "flaky", [{ status: "interrupted", errors: [{}] }, passed]),
  ];
  expect(countBrowserTests(report(ended)).flaky).toEqual([
    { name: "portal/x.spec.ts › a", error: "Test timeout" },
    { name: "portal/x.spec.ts › b", error: "interrupted" },
  ]);
  expect(flakyLines([])).toEqual([]);
});
