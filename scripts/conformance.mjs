/**
 * Checks docs/conformance.md: every row names where it lives and the test that proves it, or says "not yet".
 * A named test has the form `path/to/file.test.ts › part of its title`; both must exist.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const file = path.join(root, "docs/conformance.md");
const problems = [];
let rows = 0;
let proven = 0;
let open = 0;
const ids = new Set();

for (const [index, line] of readFileSync(file, "utf8").split("\n").entries()) {
  const cells = line.startsWith("|")
    ? line
        .slice(1, line.lastIndexOf("|"))
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
    : [];
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
    const full = path.join(root, test);
    if (!existsSync(full)) say(`no such test file: ${test}`);
    else if (title === undefined) say(`name the test inside ${test} too: \`${test} › title\``);
    else if (!readFileSync(full, "utf8").includes(title)) say(`${test} has no test named "${title}"`);
  }
  if (tests.length > 0) proven += 1;
}

for (const problem of problems) console.error(problem);
console.log(`${rows} rows: ${proven} proven, ${open} not yet, ${problems.length} problems`);
if (rows === 0 || problems.length > 0) process.exit(1);
