import path from "node:path";
import { worst } from "./judge.mjs";
import { cellsOf, missingTest, namedTests } from "./tables.mjs";

/** So many requirements has level 1 of ASVS 5.0.0. */
const LEVEL_1 = 70;
const VERDICTS = ["holds", "deployment", "not applicable", "does not hold"];
const FOLDER = "docs";

/**
 * What is wrong with docs/security.md: tests and files that it names are there, and the table of level 1 is whole.
 *
 * @param {string} text
 * @param {(file: string) => string | null} read by a path from the repository's root; null: there is no such file
 */
export function securityProblems(text, read) {
  const lines = text.split("\n");
  /** @type {string[]} */
  const problems = [];
  for (const [index, line] of lines.entries()) {
    const missing = namedTests(line).map((named) => missingTest(named, read));
    const links = linkedFiles(line).map((file) => (read(file) === null ? `no such file: ${file}` : null));
    for (const problem of [...missing, ...links]) if (problem) problems.push(`${index + 1}: ${problem}`);
  }
  return [...problems, ...levelProblems(section(lines, "### Level 1"))];
}

/**
 * Tests that docs/security.md names and that a whole run did not execute, or that did not pass. What it names is a part of a title as
 * the source has it, or of one that a table's row gave.
 *
 * @param {string} text
 * @param {(file: string) => readonly import("./declared-tests.mjs").Declared[]} declaredIn
 * @param {readonly import("./reports.mjs").Executed[]} executed
 */
export function unprovenTests(text, declaredIn, executed) {
  const problems = namedTests(text).flatMap(({ test, title }) => {
    const declared = declaredIn(test).filter((one) => one.title.includes(title));
    const cases = executed.filter(
      ({ file, titles }) =>
        file === test &&
        (titles.some((own) => own.includes(title)) || declared.some(({ matches }) => matches(titles))),
    );
    const outcome = worst(cases);
    return outcome === "passed" || outcome === "flaky" ? [] : [`${test} › ${title}: ${outcome}`];
  });
  return [...new Set(problems)];
}

/** @param {string} text */
export const testsNamedIn = (text) => namedTests(text).length;

/** @param {string[]} lines */
function levelProblems(lines) {
  const rows = lines.map(cellsOf).filter(([id = ""]) => /^\d+\.\d+\.\d+$/.test(id));
  const ids = rows.map(([id]) => id);
  const problems = ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `ASVS ${id} stands twice`);
  if (rows.length !== LEVEL_1) problems.push(`ASVS level 1 has ${LEVEL_1} rows, found ${rows.length}`);
  for (const [id, , verdict = "", proof = ""] of rows) {
    if (!VERDICTS.includes(verdict)) problems.push(`ASVS ${id}: "${verdict}" is no verdict`);
    if (proof === "") problems.push(`ASVS ${id} has neither proof nor reason`);
    if (verdict === "holds" && namedTests(proof).length + linkedFiles(proof).length === 0)
      problems.push(`ASVS ${id} holds, and names neither a test nor a document`);
  }
  return problems;
}

/** @param {string[]} lines @param {string} heading */
function section(lines, heading) {
  const start = lines.indexOf(heading) + 1;
  if (start === 0) return [];
  const end = lines.findIndex((line, index) => index >= start && /^#{1,3} /.test(line));
  return lines.slice(start, end < 0 ? undefined : end);
}

/** @param {string} text */
function linkedFiles(text) {
  return [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, to = ""]) =>
    path.posix.join(FOLDER, to),
  );
}
