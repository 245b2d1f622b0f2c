/**
 * `npm test [-- stage …]`: everything that a new clone needs, then every check. Closes with `N passed, N failed`.
 * Without words all stages run; `unit`, `integration`, `stories`, `e2e` run alone, and `static` stands for types to conformance.
 * `postgres` runs the integration tests on PostgreSQL, and only when it is named.
 */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { findChromium } from "./lib/chromium.mjs";
import { preflight } from "./lib/preflight.mjs";
import { isEnding, stopAll, stopWithUs } from "./lib/processes.mjs";
import { root } from "./lib/settings.mjs";
import { build, install } from "./lib/setup.mjs";
import { bold, dim, duration, green, red, StepError, tell } from "./lib/terminal.mjs";
import { flakyLines } from "./test/browser-count.mjs";
import { sideBySide } from "./test/side-by-side.mjs";
import { EVERYTHING, logs, results, stages } from "./test/stages.mjs";

stopWithUs();

const total = { passed: 0, failed: 0, skipped: 0 };
try {
  const begun = Date.now();
  const wanted = process.argv.slice(2);
  for (const word of wanted)
    if (!(word in stages))
      throw new StepError(`There is no stage "${word}": ${Object.keys(stages).join(", ")}.`);
  const names = wanted.length > 0 ? wanted : EVERYTHING;
  mkdirSync(logs, { recursive: true });
  console.log(bold("Gratweg: tests"));
  await preflight(root, {});
  await install({ root, logs });
  await build({ root, logs });
  const chromium = names.some((name) => name !== "static" && name !== "unit")
    ? await findChromium({ root, logs })
    : "";
  console.log(dim(`  Set up after ${duration(Date.now() - begun)}`));

  const failures = [];
  const unsteady = [];
  const written = [];
  const room = Math.min(2, availableParallelism());
  const parts = names.flatMap((name) => stages[name]);
  await sideBySide(parts, room, async (part) => {
    const since = Date.now();
    const { passed, failed, skipped = 0, flaky = [], log, reports = [] } = await part.run(chromium);
    written.push(...reports);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    unsteady.push(...flaky);
    const mark = failed > 0 ? red("✗") : green("✓");
    const counts =
      passed + failed === 1
        ? ""
        : ` ${passed} passed${failed > 0 ? `, ${failed} failed` : ""}${skipped > 0 ? `, ${skipped} skipped` : ""}${flaky.length > 0 ? `, ${flaky.length} flaky` : ""}`;
    console.log(`  ${mark} ${part.name}${counts} ${dim(duration(Date.now() - since))}`);
    if (failed > 0) failures.push({ name: part.name, log });
  });

  for (const { name, log } of failures) {
    console.log(`\n${red(`── ${name} ──`)}`);
    if (log && existsSync(log)) console.log(readFileSync(log, "utf8").slice(-8000));
  }
  for (const line of flakyLines(unsteady)) console.log(`  ${line}`);
  const isWhole = EVERYTHING.every((name) => names.includes(name));
  // It reads titles with TypeScript, which is not there before the install.
  const { conformanceOfRun } = await import("./conformance/of-run.mjs");
  const rows = conformanceOfRun({ root, results, reports: written, isWhole });
  if (isWhole) total[rows.problems.length > 0 ? "failed" : "passed"] += 1;
  if (rows.summary) console.log(`  ${rows.isGood ? green("✓") : red("✗")} conformance ${rows.summary}`);
  for (const problem of rows.problems) console.log(`    ${problem}`);
  console.log(dim(`  In all ${duration(Date.now() - begun)}`));
} catch (error) {
  if (!isEnding()) tell(error);
  total.failed += 1;
}
// After Ctrl-C the signal's own handler ends the command.
if (!isEnding()) {
  await stopAll();
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exit(total.failed > 0 ? 1 : 0);
}
