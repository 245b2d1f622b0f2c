import { securityProblems } from "./security.mjs";

const files: Readonly<Record<string, string>> = {
  "a/b.test.ts": 'it("%s leads home, always", () => {});',
  "docs/other.md": "",
};
const read = (file: string) => files[file] ?? null;
const PROOF = "`a/b.test.ts › leads home`";

const row = (at: number, verdict = "holds", proof = PROOF) =>
  `| 1.${at}.1 | something | ${verdict} | ${proof} |`;
const page = (rows: string[]) =>
  ["### Level 1", "", "| No. | | | |", "|---|---|---|---|", ...rows, "", "### Level 2", row(1)].join("\n");
const seventy = (first?: string) =>
  Array.from({ length: 70 }, (_, index) => (index === 0 && first !== undefined ? first : row(index + 1)));

it("has nothing against seventy rows with their proofs", () => {
  expect(securityProblems(page(seventy()), read)).toEqual([]);
  expect(securityProblems(page(seventy(row(1, "holds", "[there](other.md#part)"))), read)).toEqual([]);
  expect(securityProblems(page(seventy(row(1, "does not hold", "a reason"))), read)).toEqual([]);
});

it.each([
  [row(1, "almost"), 'ASVS 1.1.1: "almost" is no verdict'],
  [row(1, "not applicable", ""), "ASVS 1.1.1 has neither proof nor reason"],
  [row(1, "holds", "believe me"), "ASVS 1.1.1 holds, and names neither a test nor a document"],
  [row(2), "ASVS 1.2.1 stands twice"],
  ["| not a row |", "ASVS level 1 has 70 rows, found 69"],
  [row(1, "holds", "`a/b.test.ts › leads away`"), '5: a/b.test.ts has no test named "leads away"'],
  [row(1, "holds", "`a/c.test.ts › leads home`"), "5: no such test file: a/c.test.ts"],
  [row(1, "holds", "[gone](gone.md)"), "5: no such file: docs/gone.md"],
])("finds what is wrong with %s", (first, problem) => {
  expect(securityProblems(page(seventy(first)), read)).toEqual([problem]);
});

it("misses a table that is not there", () => {
  expect(securityProblems("# Security", read)).toEqual(["ASVS level 1 has 70 rows, found 0"]);
});
