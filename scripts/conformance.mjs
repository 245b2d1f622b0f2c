/**
 * Checks docs/conformance.md: every row names where it lives and the test that proves it, or says "not yet".
 * A named test has the form `path/to/file.test.ts › part of its title`; both must exist. The same for docs/security.md, whose
 * table of ASVS level 1 has to be whole.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { securityProblems, testsNamedIn } from "./conformance/security.mjs";
import { cellsOf, missingTest } from "./conformance/tables.mjs";

const root = path.resolve(import.meta.dirname, "..");
const file = path.join(root, "docs/conformance.md");
/** @param {string} name */
const read = (name) => {
  const full = path.join(root, name);
  return existsSync(full) ? readFileSync(full, "utf8") : null;
};
const problems = [];
let rows = 0;
let proven = 0;
let open = 0;
const ids = new Set();

for (const [index, line] of readFileSync(file, "utf8").split("\n").entries()) {
  const cells = cellsOf(line);
  const id = cells[0] ?? "";
  if (!/^\d+\.\d+$/.test(id)) continue;
  rows += 1;
  const say = (text) => problems.push(`docs/conformance.md:${index + 1} (${id}): ${text}`);
  if (ids.has(id)) say("this number stands twice");
  ids.add(id);
  if (cells.length !== 4) say(`expected 4 cells, found ${cells.length}`);
  const [, , place = "", proof = ""] = cells;
  if (/^not yet\b/.test(proof)) {
    open += 1;
    continue;
  }
  for (const [, name] of place.matchAll(/`([^`]+)`/g))
    if (name.includes("/") && !existsSync(path.join(root, name))) say(`no such place: ${name}`);
  const tests = [...proof.matchAll(/`([^`›]+?)(?: › ([^`]+))?`/g)];
  if (tests.length === 0) say('names neither a test nor "not yet"');
  for (const [, test, title] of tests) {
    if (title === undefined) say(`name the test inside ${test} too: \`${test} › title\``);
    else {
      const problem = missingTest({ test, title }, read);
      if (problem) say(problem);
    }
  }
  if (tests.length > 0) proven += 1;
}

const security = read("docs/security.md") ?? "";
for (const problem of securityProblems(security, read)) problems.push(`docs/security.md:${problem}`);

for (const problem of problems) console.error(problem);
console.log(
  `${rows} rows: ${proven} proven, ${open} not yet; ${testsNamedIn(security)} proofs of security; ${problems.length} problems`,
);
if (rows === 0 || problems.length > 0) process.exit(1);
