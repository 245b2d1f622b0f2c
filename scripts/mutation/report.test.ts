import { numbersOf, withPart } from "./report.mjs";

const when = { day: "2026-11-23", commit: "abc1234" };
const at = (line: number) => ({ start: { line, column: 1 }, end: { line, column: 9 } });
const mutant = (line: number, status: string, mutatorName = "ConditionalExpression") => ({
  ...{ id: String(line), status, mutatorName, replacement: "true", location: at(line) },
});
const report = (...mutants: ReturnType<typeof mutant>[]) => ({
  files: { "packages/flows/src/a.ts": { source: "eins\nzwei\ndrei\nvier\nfünf", mutants } },
});

it("the score counts time-outs as noticed and places without a test as not, and what was left out not at all", () => {
  const statuses = ["Killed", "Timeout", "Survived", "NoCoverage", "Ignored", "CompileError"];
  expect(numbersOf(report(...statuses.map((status, index) => mutant(index, status))), when)).toEqual({
    ...{ files: 1, mutants: 4, killed: 2, survived: 1, uncovered: 1, score: 50, ...when },
  });
  expect(numbersOf(report(), when).score).toBe(0);
});

it("a part's section is written anew, the others stay, in the parts' order", () => {
  const booking = withPart("", "booking", report(mutant(2, "Survived"), mutant(3, "Killed")), when);
  const both = withPart(booking, "flows", report(mutant(1, "Killed")), when);
  const rows = (text: string) => text.split("\n").filter((line) => /^\| [a-z]/.test(line));
  expect(rows(both)).toEqual([
    "| flows | State machines, their rules and clients | 1 | 1 | 1 | 0 | 0 | 100 | 2026-11-23 | abc1234 |",
    "| booking | Booking, the content system's domain | 1 | 2 | 1 | 1 | 0 | 50 | 2026-11-23 | abc1234 |",
  ]);
  expect(both).toContain("- `packages/flows/src/a.ts`: 2 ConditionalExpression\n<!-- /part -->");
  const again = withPart(both, "booking", report(mutant(4, "NoCoverage", "BlockStatement")), {
    ...when,
    commit: "def5678",
    of: 3,
  });
  expect(rows(again)[0]).toBe(rows(both)[0]);
  expect(rows(again)[1]).toBe(
    "| booking | Booking, the content system's domain | 1 of 3 | 1 | 0 | 0 | 1 | 0 | 2026-11-23 | def5678 |",
  );
  expect(again).toContain("- `packages/flows/src/a.ts`: 4 BlockStatement, no test\n<!-- /part -->");
  expect(again).not.toContain("2 ConditionalExpression");
  expect(withPart(again, "flows", report(mutant(1, "Killed")), when)).toBe(again);
});
