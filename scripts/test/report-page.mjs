import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { executedTests } from "../conformance/reports.mjs";
import { failuresOf } from "./failures.mjs";

const SLOWEST = 40;

/**
 * One page about a run, to be opened from the disk: what each part took, what failed with its pictures, the rows of the specification
 * with the tests that prove them, and the slowest tests.
 *
 * @param {object} run
 * @param {string} run.root
 * @param {string} run.results where the page is written, and where `conformance.json` lies
 * @param {string} run.outcome `N passed, N failed`
 * @param {readonly Part[]} run.parts
 * @param {readonly { name: string, file: string }[]} run.reports
 * @typedef {{ name: string, outcome: string, time: string, isGood: boolean }} Part
 */
export function writeReportPage({ root, results, outcome, parts, reports }) {
  const read = reports
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => ({ name, report: JSON.parse(readFileSync(file, "utf8")) }));
  const tests = read.flatMap((one) => executedTests(one, root));
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  const conformance = path.join(results, "conformance.json");
  const { rows = [], isWhole = true } = existsSync(conformance)
    ? JSON.parse(readFileSync(conformance, "utf8"))
    : {};
  // A part of a run shows the rows that it has seen something of.
  const seen = rows.filter((row) => isWhole || row.tests.some(({ cases }) => cases > 0));
  const file = path.join(results, "index.html");
  writeFileSync(
    file,
    page(`Gratweg: ${outcome}`, [
      table(
        ["Part", "Outcome", "Time"],
        parts.map((part) => ({ isGood: part.isGood, cells: [part.name, part.outcome, part.time] })),
      ),
      ...section("Failed", read.flatMap(failuresOf).map(failure)),
      ...section("Rows of the specification", seen.length > 0 ? [rowTable(seen)] : []),
      ...section(
        "Slowest tests",
        slowest.length > 0
          ? [
              table(
                ["Step", "Test", "Seconds"],
                slowest.map(({ step, file: of, titles, ms }) => ({
                  cells: [step, `${of} › ${titles.join(" › ")}`, seconds(ms)],
                })),
              ),
            ]
          : [],
      ),
    ]),
  );
  return file;

  /** @param {import("./failures.mjs").Failure} one */
  function failure({ step, title, message, pictures }) {
    const shown = pictures
      .map((picture) => escaped(path.relative(results, picture).split(path.sep).join("/")))
      .map((src) => `<a href="${src}"><img src="${src}" alt="The page when the test failed" /></a>`);
    return `<h3>${escaped(`${step}: ${title}`)}</h3><pre>${escaped(message)}</pre>${shown.join("")}`;
  }
}

/** @param {readonly import("../conformance/judge.mjs").Verdict[]} rows */
function rowTable(rows) {
  return table(
    ["No.", "Behaviour", "State", "Tests", "Seconds"],
    rows.map(({ id, behaviour, state, tests }) => ({
      isGood: state === "proven",
      cells: [
        ...[id, behaviour, state],
        tests.map(({ file, title, outcome }) => `${file} › ${title}: ${outcome}`).join("\n"),
        seconds(tests.reduce((sum, { ms }) => sum + ms, 0)),
      ],
    })),
  );
}

/** Nothing where there is nothing to show. @param {string} title @param {readonly string[]} parts */
const section = (title, parts) => (parts.length > 0 ? [`<h2>${title}</h2>`, ...parts] : []);

/** @param {readonly string[]} heads @param {readonly { cells: readonly string[], isGood?: boolean }[]} lines */
function table(heads, lines) {
  const head = heads.map((text) => `<th scope="col">${escaped(text)}</th>`).join("");
  const body = lines.map(
    ({ cells, isGood = true }) =>
      `<tr${isGood ? "" : ' class="bad"'}>${cells.map((text) => `<td>${escaped(text)}</td>`).join("")}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>\n${body.join("\n")}\n</tbody></table>`;
}

/** @param {number} ms */
const seconds = (ms) => (ms / 1000).toFixed(1);

/** @param {unknown} text */
const escaped = (text) =>
  String(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** @param {string} title @param {readonly string[]} parts */
function page(title, parts) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>${escaped(title)}</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem; color-scheme: light dark; }
  table { border-collapse: collapse; width: 100%; }
  th, td { border-bottom: 1px solid #8886; padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; white-space: pre-line; overflow-wrap: break-word; }
  th, td:first-child { white-space: nowrap; }
  .bad td { background: #c002; font-weight: 600; }
  pre { overflow-x: auto; padding: 1rem; border: 1px solid #8886; }
  img { max-width: 100%; border: 1px solid #8886; }
</style>
<h1>${escaped(title)}</h1>
${parts.join("\n")}
</html>
`;
}
