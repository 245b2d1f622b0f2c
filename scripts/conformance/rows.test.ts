import { declaredTests } from "./declared-tests.mjs";
import { readRows, rowProblems, withProofs } from "./rows.mjs";

const SOURCE = 'it("a | b [4.3, 4.4]", () => {}); it("`c` [4.4]", () => {});';
const declared = declaredTests(SOURCE, "x/y.test.ts");
const page = (...rows: string[]) =>
  ["# Conformance", "", "| No. | Behaviour | Where | Proof |", "|---|---|---|---|", ...rows, ""].join("\n");
const A = "| 4.3 | a token | `x/y.ts` `find` | `x/y.test.ts › a \\| b` |";
const B = "| 4.4 | `two` | `x` | `x/y.test.ts › a \\| b` · `` x/y.test.ts › `c` `` |";
const problems = (text: string, exists = true) => rowProblems(text, declared, () => exists);

it("writes each row's tests beside what is written by hand, and reads its places", () => {
  const written = withProofs(
    page("| 4.3 | a token | `x/y.ts` `find` | old |", "| 4.4 | `two` | `x` | |"),
    declared,
  );
  expect(written).toBe(page(A, B));
  expect(withProofs(written, declared)).toBe(written);
  expect(readRows(written).map(({ id, behaviour, places }) => [id, behaviour, places])).toEqual([
    ["4.3", "a token", ["x/y.ts"]],
    ["4.4", "`two`", []],
  ]);
  expect(problems(written)).toEqual([]);
});

const LINE = "docs/conformance.md";
const TAGGED = ["x/y.test.ts:1: there is no row 4.4", "x/y.test.ts:1: there is no row 4.4"];
it.each([
  [page(A), TAGGED],
  [page(A, B, "| 4.5 | c | | not proven |"), [`${LINE}:7 (4.5): no test has [4.5] in its title`]],
  [page(A, B, A), [`${LINE}:7 (4.3): this number stands twice`]],
  [page(A.replace(" b`", " c`"), B), [`${LINE}:5 (4.3): not its tests: npm run conformance:accept`]],
  [page(`${A} more |`, B), [`${LINE}:5 (4.3): expected 4 cells, found 5`]],
])("finds what is wrong: %#", (text, found) => {
  expect(problems(text)).toEqual(found);
});

it("misses a place that is not there", () => {
  expect(problems(page(A, B), false)).toEqual(["docs/conformance.md:5 (4.3): no such place: x/y.ts"]);
});

it("finds a tag that is none", () => {
  const [almost] = declaredTests('it("a [4.3; 4.4]", () => {});', "x/z.test.ts");
  expect(rowProblems(page(A, B), [...declared, ...(almost ? [almost] : [])], () => true)).toEqual([
    "x/z.test.ts:1: no tag, which looks like [4.3] or [4.3, 7.1]: a [4.3; 4.4]",
  ]);
});
