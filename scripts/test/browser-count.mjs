import { stripVTControlCharacters } from "node:util";

/** More than these, and it is no longer chance. */
export const FLAKY_LIMIT = 3;

/**
 * What a report of playwright counts. A test that failed and then passed is flaky: it counts as passed and is named with its first
 * error. More of them than the limit count as failed, every one.
 *
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, suites?: Suite[] }} report
 * @typedef {{ file?: string, suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {{ title: string, file: string, tests: { status: string, results: Result[] }[] }} Spec
 * @typedef {{ status: string, error?: { message?: string }, errors?: { message?: string }[] }} Result
 */
export function countBrowserTests({ stats, suites = [] }) {
  const flaky = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === "flaky")
        .map(({ results }) => ({ name: `${file} › ${title}`, error: firstError(results) })),
    );
  const tooMany = stats.flaky > FLAKY_LIMIT;
  return {
    passed: stats.expected + (tooMany ? 0 : stats.flaky),
    failed: stats.unexpected + (tooMany ? stats.flaky : 0),
    skipped: stats.skipped,
    flaky,
  };
}

/** One line for the summary and one for each test. @param {{ name: string, error: string }[]} flaky */
export function flakyLines(flaky) {
  if (flaky.length === 0) return [];
  const limit = flaky.length > FLAKY_LIMIT ? `, more than ${FLAKY_LIMIT}: failed` : "";
  return [`${flaky.length} flaky${limit}:`, ...flaky.map(({ name, error }) => `  ${name}: ${error}`)];
}

/** @param {Suite} suite @returns {Spec[]} */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** What was said before code, call log and stack, in one line. @param {Result[]} results */
function firstError(results) {
  const failed = results.find(({ error, errors }) => error || errors?.length);
  const text = stripVTControlCharacters(failed?.error?.message ?? failed?.errors?.[0]?.message ?? "");
  const lines = text.split("\n").map((line) => line.trim());
  const end = lines.findIndex((line) => /^(?:>? ?\d* ?\||at |Call log:)/.test(line));
  const said = lines.slice(0, end < 0 ? undefined : end).filter((line) => line !== "");
  return said.join(" ").slice(0, 300) || failed?.status || "no message";
}
