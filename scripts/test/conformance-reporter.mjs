import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");
const DOCUMENT = path.join(root, "docs/conformance.md");
/** `… [4.3]`, `… [4.3, 7.1]`, `… [2.25–2.35]`: the rows of docs/conformance.md that a test or a group proves. */
const TAG = / ?\[(\d+\.\d+(?:[–, ]+\d+\.\d+)*)\]/g;
/** More tests of one file are counted instead of named. */
const MOST_NAMED = 3;

/**
 * Reporter for Jest and Playwright. In a run of `npm test` (`GRATWEG_CONFORMANCE`) it writes the tests of the executed files into
 * the rows whose numbers their titles carry; other runs execute parts of files and write nothing.
 */
export default class ConformanceReporter {
  /** Jest calls it at its end. */
  onRunComplete(_contexts, { testResults }) {
    this.#record(
      testResults.flatMap(({ testFilePath, testResults: tests }) =>
        tests.map(({ ancestorTitles, title, status }) => ({
          file: testFilePath,
          titles: [...ancestorTitles, title],
          hasPassed: status === "passed",
        })),
      ),
    );
  }

  /** Lets Jest fail for numbers that no row has. */
  getLastError() {
    return this.unknown?.length > 0 ? new Error(unknownRows(this.unknown)) : undefined;
  }

  /** Playwright calls it at its beginning. */
  onBegin(_config, suite) {
    this.suite = suite;
  }

  onEnd() {
    this.#record(
      this.suite
        .allTests()
        // Who waits for others does not run when these fail.
        .filter(({ results }) => results.length > 0)
        .map((test) => ({
          file: test.location.file,
          titles: test.titlePath().slice(3),
          hasPassed: test.results.at(-1)?.status === "passed",
        })),
    );
    if (this.unknown.length === 0) return undefined;
    console.error(unknownRows(this.unknown));
    return { status: "failed" };
  }

  #record(tests) {
    this.unknown = [];
    if (!process.env.GRATWEG_CONFORMANCE) return;
    const { text, unknown } = withProofs(readFileSync(DOCUMENT, "utf8"), tests);
    writeFileSync(DOCUMENT, text);
    this.unknown = unknown;
  }
}

const unknownRows = (ids) => `docs/conformance.md has no row ${ids.join(", ")}.`;

/** @returns {{ id: string, tests: string }[]} rows with their column of tests */
export function readRows(text) {
  return text.split("\n").flatMap((line) => {
    const [, id, , , tests] = cellsOf(line);
    return /^\d+\.\d+$/.test(id ?? "") ? [{ id, tests }] : [];
  });
}

/**
 * @param {string} text of docs/conformance.md
 * @param {readonly { file: string, titles: readonly string[], hasPassed: boolean }[]} tests
 */
export function withProofs(text, tests) {
  const byRow = new Map();
  const executed = new Set();
  for (const { file, titles, hasPassed } of tests) {
    const name = path.relative(root, file).split(path.sep).join("/");
    executed.add(name);
    if (!hasPassed) continue;
    for (const id of rowsOf(titles.join(" › "))) {
      const files = byRow.get(id) ?? byRow.set(id, new Map()).get(id);
      files.set(name, [...(files.get(name) ?? []), (titles.at(-1) ?? "").replace(TAG, "").trim()]);
    }
  }
  const lines = text.split("\n").map((line) => {
    const cells = cellsOf(line);
    const [, id, , , tests] = cells;
    if (!/^\d+\.\d+$/.test(id ?? "")) return line;
    const kept = tests.split(" · ").filter((proof) => {
      const [, file] = /^`+ ?([^ `]+)/.exec(proof) ?? [];
      return file !== undefined && !executed.has(file) && existsSync(path.join(root, file));
    });
    const added = [...(byRow.get(id) ?? [])].flatMap(([file, titles]) => proofsOf(file, titles));
    byRow.delete(id);
    const proofs = [...new Set([...kept, ...added])].sort();
    return `| ${[...cells.slice(1, 4), proofs.join(" · ") || "not proven"].join(" | ")} |`;
  });
  return { text: lines.join("\n"), unknown: [...byRow.keys()] };
}

function proofsOf(file, titles) {
  const names = [...new Set(titles)];
  if (names.length > MOST_NAMED) return [`\`${file}\` (${names.length})`];
  return names.map((title) => {
    const cell = `${file} › ${title}`.replaceAll("|", "\\|").replaceAll("\n", " ");
    return cell.includes("`") ? `\`\` ${cell} \`\`` : `\`${cell}\``;
  });
}

function rowsOf(title) {
  return [...title.matchAll(TAG)].flatMap(([, list]) => list.split(/, */).flatMap(expanded));
}

/** Both ends of a range stand in the same section. */
function expanded(part) {
  const [from, to] = part.split("–");
  if (to === undefined) return [from];
  const [section, first] = from.split(".").map(Number);
  const length = Number(to.split(".")[1]) - first + 1;
  return Array.from({ length }, (_, index) => `${section}.${first + index}`);
}

/** Splits a row; the first cell is what stands before the table. */
const cellsOf = (line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim());
