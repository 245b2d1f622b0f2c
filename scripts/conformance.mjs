/**
 * Checks docs/conformance.md against the tests that carry its rows' numbers.
 *
 * Without words (a part of `npm test`): numbers and places exist, every row has a test, the column of proofs is up to date. `--write`
 * (`npm run conformance:accept`) writes that column. Names of reports, as Jest, Vitest and Playwright write them as JSON, ask
 * instead what these prove; `npm test` asks that of its own at its end.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { conformanceOfRun } from "./conformance/of-run.mjs";
import { readRows, rowProblems, withProofs } from "./conformance/rows.mjs";
import { allDeclared } from "./conformance/sources.mjs";

const root = path.resolve(import.meta.dirname, "..");
const DOCUMENT = "docs/conformance.md";
const { values: flags, positionals: reports } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean" } },
});

if (reports.length > 0) {
  const named = reports.map((file) => ({ name: path.basename(file, ".json"), file }));
  const results = path.dirname(reports[0] ?? "");
  console.log(conformanceOfRun({ root, results, reports: named, isWhole: false }).summary);
  process.exit();
}

/** @param {string} name */
const read = (name) => {
  const full = path.join(root, name);
  return existsSync(full) ? readFileSync(full, "utf8") : null;
};
const declared = allDeclared(root);
if (flags.write) writeFileSync(path.join(root, DOCUMENT), withProofs(read(DOCUMENT) ?? "", declared));

const text = read(DOCUMENT) ?? "";
const rows = readRows(text);
const problems = rowProblems(text, declared, (place) => existsSync(path.join(root, place)));
for (const problem of problems) console.error(problem);
const tagged = declared.filter((test) => test.rows.length > 0).length;
console.log(`${rows.length} rows with ${tagged} tests; ${problems.length} problems`);
if (rows.length === 0 || problems.length > 0) process.exit(1);
