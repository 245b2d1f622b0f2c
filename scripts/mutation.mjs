/**
 * `npm run mutation -- part [file …]`: changes a part's code place by place and says which changes no unit test notices (Stryker), in
 * docs/mutation.md. With files, or `file:10-40`, these alone are tried. Ends with 1 below the aim. Minutes, so no part of `npm test`.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { temporaryFolder } from "./lib/folders.mjs";
import { root } from "./lib/settings.mjs";
import { step, tell } from "./lib/terminal.mjs";
import { readOptions, reportOf, strykerOptions } from "./mutation/options.mjs";
import { filesOf, PARTS, slicesOf } from "./mutation/parts.mjs";
import { AIM, numbersOf, withPart } from "./mutation/report.mjs";

const DOCUMENT = path.join(root, "docs/mutation.md");
const SLICE_BYTES = 40_000;

/** Nothing of what these tests write has to last. */
const MEMORY = "/dev/shm";

try {
  if (existsSync(MEMORY)) process.env.TMPDIR = MEMORY;
  const { name, part, files } = readOptions(process.argv.slice(2), PARTS);
  process.chdir(root);
  mkdirSync(path.dirname(reportOf(name)), { recursive: true });
  const all = filesOf(root, part);
  const folder = temporaryFolder("mutation");
  let score = 0;
  for (const slice of slicesOf(root, files.length > 0 ? files : all, SLICE_BYTES)) {
    const title = slice.length === 1 ? slice[0] : `${slice[0]} … ${path.basename(slice.at(-1) ?? "")}`;
    await step(title, () =>
      new Stryker(strykerOptions(name, part, { files: slice, folder })).runMutationTest(),
    );
    score = write(name, all.length);
  }
  process.exitCode = score < AIM ? 1 : 0;
} catch (error) {
  tell(error);
  process.exitCode = 1;
}

/**
 * @param {string} name
 * @param {number} of
 */
function write(name, of) {
  // Nothing to change has no report.
  if (!existsSync(reportOf(name))) return 100;
  /** @type {import("./mutation/report.mjs").Report} */
  const report = JSON.parse(readFileSync(reportOf(name), "utf8"));
  const when = {
    day: new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" }).format(new Date()),
    commit: execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim(),
    of,
  };
  const before = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, "utf8") : "";
  writeFileSync(DOCUMENT, withPart(before, name, report, when));
  const { mutants, killed, survived, uncovered, score } = numbersOf(report, when);
  console.log(
    `${name}: ${mutants} mutants, ${killed} killed, ${survived} survived, ${uncovered} without a test: ${score} %`,
  );
  return score;
}
