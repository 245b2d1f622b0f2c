import { withoutTag } from "./tags.mjs";

/**
 * What a run says of each row. A test that was not executed proves nothing, and neither does one that was skipped: the row is proven
 * when every test that carries its number was executed and has passed.
 *
 * @param {readonly { id: string, behaviour: string }[]} rows
 * @param {readonly import("./declared-tests.mjs").Declared[]} declared
 * @param {readonly import("./reports.mjs").Executed[]} executed
 * @returns {Verdict[]}
 * @typedef {{ id: string, behaviour: string, state: "proven" | "failed" | "not proven", tests: Proof[] }} Verdict
 * @typedef {{ file: string, title: string, outcome: "passed" | "flaky" | "failed" | "skipped" | "not run", cases: number, ms: number,
 *   steps: string[] }} Proof `cases`: a title with a table stands for many tests
 */
export function judge(rows, declared, executed) {
  const proofs = declared
    .filter(({ rows: named }) => named.length > 0)
    .map((test) => ({ rows: test.rows, proof: proofOf(test, executed) }));
  return rows.map(({ id, behaviour }) => {
    const tests = proofs.filter(({ rows: named }) => named.includes(id)).map(({ proof }) => proof);
    return { id, behaviour, state: stateOf(tests), tests };
  });
}

/** @param {readonly Proof[]} tests */
function stateOf(tests) {
  if (tests.some(({ outcome }) => outcome === "failed")) return "failed";
  const isWhole = tests.length > 0 && tests.every(({ outcome }) => ["passed", "flaky"].includes(outcome));
  return isWhole ? "proven" : "not proven";
}

/**
 * @param {import("./declared-tests.mjs").Declared} declared
 * @param {readonly import("./reports.mjs").Executed[]} executed
 * @returns {Proof}
 */
function proofOf({ file, title, matches }, executed) {
  const cases = executed.filter((test) => test.file === file && matches(test.titles));
  return {
    file,
    title: withoutTag(title),
    outcome: worst(cases),
    cases: cases.length,
    ms: cases.reduce((sum, { ms }) => sum + ms, 0),
    steps: [...new Set(cases.map(({ step }) => step))],
  };
}

/** Of all its cases; none is "not run". @param {readonly import("./reports.mjs").Executed[]} cases @returns {Proof["outcome"]} */
function worst(cases) {
  const order = /** @type {const} */ (["failed", "skipped", "flaky", "passed"]);
  return order.find((wanted) => cases.some(({ outcome }) => outcome === wanted)) ?? "not run";
}
