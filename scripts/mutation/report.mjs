import { EQUIVALENT } from "./equivalent.mjs";
import { PARTS } from "./parts.mjs";

/** Below it a part's tests are not good enough. */
export const AIM = 85;

const HEAD = `# Mutation testing

Written by \`npm run mutation -- part\`. [Stryker](https://stryker-mutator.io) changes the code in one place, runs the unit tests that pass there, and puts it back:
a change that no test notices has survived. The score is the share that was noticed, places without any test included. Aim: ${AIM} % in each part.

Not changed: what runs once when a module loads, because all tests of a part would run for each such place (Stryker's \`ignoreStatic\`: the table of a
machine's states belongs to it), texts for people and the words of errors, which no test repeats. What only the integration tests see is left out of a part
(\`scripts/mutation/parts.mjs\`), and so are the paths that are generated from a machine: they follow most changes of it.

All changes are tried in one loaded copy of a test file (\`scripts/mutation/try-mutants.mjs\`): what a module remembers from its first use is not
remembered anew, and a test that takes a second, or ten times as long as the others of its file, is asked only about what no other has passed before.
Both may let a change live that a full run would notice.
`;

/**
 * @typedef {{ files: number, of?: number, mutants: number, killed: number, survived: number, uncovered: number, score: number, day: string, commit: string }} Numbers
 * @typedef {{ id?: string, status: string, mutatorName: string, replacement?: string, location: { start: { line: number, column: number }, end: { line: number, column: number } } }} Mutant
 * @typedef {{ files: Record<string, { source: string, mutants: readonly Mutant[] }> }} Report
 */

/**
 * @param {Report} report
 * @param {{ day: string, commit: string, of?: number }} when `of`: how many files the part has.
 * @returns {Numbers}
 */
export function numbersOf(report, when) {
  const mutants = Object.values(report.files).flatMap((file) => file.mutants);
  const count = (/** @type {string[]} */ ...statuses) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const killed = count("Killed", "Timeout");
  const survived = count("Survived");
  const uncovered = count("NoCoverage");
  const all = killed + survived + uncovered;
  const score = all === 0 ? 0 : Math.round((1000 * killed) / all) / 10;
  return {
    files: Object.keys(report.files).length,
    mutants: all,
    killed,
    survived,
    uncovered,
    score,
    ...when,
  };
}

/**
 * The document with one part's section written anew; the others stay.
 *
 * @param {string} before
 * @param {string} name
 * @param {Report} report
 * @param {{ day: string, commit: string, of?: number }} when `of`: how many files the part has.
 */
export function withPart(before, name, report, when) {
  const sections = new Map(
    [...before.matchAll(/^<!-- part (\S+) (\{.*\}) -->\n([\s\S]*?)^<!-- \/part -->$/gm)].map(
      ([, key = "", numbers = "{}", body = ""]) => [
        key,
        { numbers: /** @type {Numbers} */ (JSON.parse(numbers)), body },
      ],
    ),
  );
  sections.set(name, { numbers: numbersOf(report, when), body: `${survivors(report)}\n` });
  const known = Object.keys(PARTS).flatMap((key) => {
    const section = sections.get(key);
    return section ? [{ key, ...section }] : [];
  });
  return [
    HEAD,
    table(known),
    ...known.map(
      ({ key, numbers, body }) =>
        `## ${key}\n\n<!-- part ${key} ${JSON.stringify(numbers)} -->\n${body}<!-- /part -->\n`,
    ),
  ].join("\n");
}

/** @param {{ key: string, numbers: Numbers }[]} known */
function table(known) {
  const rows = known.map(({ key, numbers }) => {
    const { files, of = files, mutants, killed, survived, uncovered, score, day, commit } = numbers;
    const tried = files < of ? `${files} of ${of}` : files;
    const cells = [tried, mutants, killed, survived, uncovered, score, day, commit];
    return `| ${key} | ${PARTS[key]?.title ?? ""} | ${cells.join(" | ")} |`;
  });
  return [
    "| Part | | Files | Mutants | Killed | Survived | Without a test | Score, % | Day | Commit |",
    "|---|---|---:|---:|---:|---:|---:|---:|---|---|",
    ...rows,
    "",
  ].join("\n");
}

/**
 * Those that live, by file and line; with a reason, if they change nothing that anybody could notice.
 *
 * @param {Report} report
 */
function survivors(report) {
  const lines = Object.entries(report.files).flatMap(([file, { source, mutants }]) => {
    const living = mutants.filter(({ status }) => status === "Survived" || status === "NoCoverage");
    if (living.length === 0) return [];
    const text = source.split("\n");
    const entries = living.map((mutant) => {
      const { start } = mutant.location;
      const code = (text[start.line - 1] ?? "").trim();
      const reason = EQUIVALENT.find((one) => one.file === file && code.includes(one.code))?.reason;
      const kind = mutant.status === "NoCoverage" ? `${mutant.mutatorName}, no test` : mutant.mutatorName;
      return `${start.line} ${kind}${reason ? ` (${reason})` : ""}`;
    });
    return [`- \`${file}\`: ${entries.join(" · ")}`];
  });
  return lines.length === 0 ? "None lives." : `Alive, by line:\n\n${lines.join("\n")}`;
}
