import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { judge } from "./judge.mjs";
import { executedTests } from "./reports.mjs";
import { code, readRows } from "./rows.mjs";
import { allDeclared } from "./sources.mjs";

/**
 * Joins the rows of docs/conformance.md with the reports of one run and writes what came of it: row, test, outcome. Only a whole run
 * says of a row that it is not proven; a part of it says what it has seen.
 *
 * @param {{ root: string, results: string, reports: readonly { name: string, file: string }[], isWhole: boolean }} run
 */
export function conformanceOfRun({ root, results, reports, isWhole }) {
  const read = (/** @type {string} */ name) => {
    const file = path.join(root, name);
    return existsSync(file) ? readFileSync(file, "utf8") : null;
  };
  const executed = reports
    .filter(({ file }) => existsSync(file))
    .flatMap(({ name, file }) =>
      executedTests({ name, report: JSON.parse(readFileSync(file, "utf8")) }, root),
    );
  // Types and lint say nothing of rows.
  if (!isWhole && executed.length === 0) return { summary: "", isGood: true, problems: [] };
  const rows = judge(readRows(read("docs/conformance.md") ?? ""), allDeclared(root), executed);
  writeFileSync(path.join(results, "conformance.json"), JSON.stringify({ isWhole, rows }, null, 2));
  writeFileSync(path.join(results, "conformance.md"), tableOf(rows, isWhole));
  const problems = isWhole ? problemsOf(rows) : [];
  const isGood = problems.length === 0 && !rows.some(({ state }) => state === "failed");
  return { summary: summaryOf(rows, isWhole), isGood, problems };
}

/** @typedef {import("./judge.mjs").Verdict} Verdict */

/** @param {readonly Verdict[]} rows @param {boolean} isWhole */
export function summaryOf(rows, isWhole) {
  const count = (/** @type {Verdict["state"]} */ wanted) =>
    rows.filter(({ state }) => state === wanted).length;
  const failed = count("failed") > 0 ? `, ${count("failed")} failed` : "";
  if (!isWhole) return `${count("proven")} of ${rows.length} rows proven by these tests alone${failed}`;
  const open = count("not proven") > 0 ? `, ${count("not proven")} not proven` : "";
  return `${count("proven")} rows proven${failed}${open}`;
}

/** @param {readonly Verdict[]} rows */
function problemsOf(rows) {
  return rows
    .filter(({ state }) => state !== "proven")
    .map(({ id, state, tests }) => {
      const faults = tests.filter(({ outcome }) => outcome !== "passed" && outcome !== "flaky");
      const said = faults.map(({ file, title, outcome }) => `${file} › ${title}: ${outcome}`);
      return `${id} ${state}: ${said.join("; ") || "no test carries its number"}`;
    });
}

/** A part of a run shows the rows that it has seen something of. @param {readonly Verdict[]} rows @param {boolean} isWhole */
function tableOf(rows, isWhole) {
  const shown = rows.filter(({ tests }) => isWhole || tests.some(({ cases }) => cases > 0));
  const lines = shown.flatMap(({ id, behaviour, state, tests }) =>
    (tests.length > 0 ? tests : [null]).map((test, index) => {
      const own = index === 0 ? [id, behaviour, state] : ["", "", ""];
      return `| ${[...own, ...cellsOf(test)].join(" | ")} |`;
    }),
  );
  return [
    "# What this run has proven",
    "",
    `${summaryOf(rows, isWhole)}.`,
    "",
    "| No. | Behaviour | State | Test | Outcome | Cases | ms | Step |",
    "|---|---|---|---|---|---|---|---|",
    ...lines,
    "",
  ].join("\n");
}

/** @param {import("./judge.mjs").Proof | null} test */
function cellsOf(test) {
  if (!test) return ["", "not run", "", "", ""];
  const { file, title, outcome, cases, ms, steps } = test;
  return [code(`${file} › ${title}`), outcome, cases, ms, steps.join(", ")];
}
