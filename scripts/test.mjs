/**
 * `npm test [-- stage …]`: everything that a new clone needs, then every check. Closes with `N passed, N failed`.
 * Without words all stages run, but those of which nothing has changed since they last passed; `--all` and `CI=true` run these too.
 * `unit`, `integration`, `stories`, `e2e` run alone, and `static` stands for types to conformance.
 * `postgres` runs the integration tests on PostgreSQL, and only when it is named.
 */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { findChromium } from "./lib/chromium.mjs";
import { preflight } from "./lib/preflight.mjs";
import { isEnding, stopAll, stopWithUs } from "./lib/processes.mjs";
import { root } from "./lib/settings.mjs";
import { build, install } from "./lib/setup.mjs";
import { bold, dim, duration, green, red, StepError, tell } from "./lib/terminal.mjs";
import { flakyLines } from "./test/browser-count.mjs";
import { inputsOf } from "./test/inputs.mjs";
import { keptRuns, mayLeaveOut } from "./test/kept-runs.mjs";
import { writeReportPage } from "./test/report-page.mjs";
import { sideBySide } from "./test/side-by-side.mjs";
import { EVERYTHING, logs, results, stages } from "./test/stages.mjs";

stopWithUs();

const total = { passed: 0, failed: 0, skipped: 0, unchanged: 0 };
try {
  const begun = Date.now();
  const all = process.argv.includes("--all");
  const wanted = process.argv.slice(2).filter((word) => word !== "--all");
  for (const word of wanted)
    if (!(word in stages))
      throw new StepError(`There is no stage "${word}": ${Object.keys(stages).join(", ")}.`);
  const names = wanted.length > 0 ? wanted : EVERYTHING;
  mkdirSync(logs, { recursive: true });
  console.log(bold("Gratweg: tests"));
  await preflight(root, {});
  await install({ root, logs });
  const chromium = names.some((name) => name !== "static" && name !== "unit")
    ? await findChromium({ root, logs, wantsShell: true })
    : "";
  console.log(dim(`  Installed after ${duration(Date.now() - begun)}`));
  const built = build({ root, logs }).then(() =>
    console.log(dim(`  Built after ${duration(Date.now() - begun)}`)),
  );
  // It is told where it is waited for.
  built.catch(() => undefined);

  const failures = [];
  const unsteady = [];
  const written = [];
  const told = [];
  const room = Math.min(2, availableParallelism());
  const isWhole = EVERYTHING.every((name) => names.includes(name));
  const leavesOut = mayLeaveOut({ isWhole, all, env: process.env });
  const runs = keptRuns({ root });
  const parts = names.flatMap((stage) => stages[stage].map((part) => ({ ...part, stage })));
  await sideBySide(parts, room, async (part) => {
    if (!part.readsSources) await built;
    const since = Date.now();
    const inputs = () => inputsOf({ root, stage: part.stage, chromium });
    const before = inputs();
    const kept = leavesOut && runs.find(part.name, before);
    if (kept) {
      written.push(...kept.reports);
      total.unchanged += kept.passed;
      const when = `not run: unchanged since ${kept.commit} (${kept.at.slice(0, 10)})`;
      told.push({ name: part.name, outcome: when, time: "", isGood: true });
      console.log(`  ${dim("–")} ${part.name} ${dim(when)}`);
      return;
    }
    const result = await part.run(chromium);
    runs.keep(part.name, { before, after: inputs() }, result);
    const { passed, failed, skipped = 0, flaky = [], log, reports = [] } = result;
    written.push(...reports);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    unsteady.push(...flaky);
    const mark = failed > 0 ? red("✗") : green("✓");
    const numbers = { passed, failed, skipped, flaky: flaky.length };
    const outcome = Object.entries(numbers)
      .filter(([name, count]) => count > 0 || name === "passed")
      .map(([name, count]) => `${count} ${name}`)
      .join(", ");
    const time = duration(Date.now() - since);
    told.push({ name: part.name, outcome, time, isGood: failed === 0 });
    const counts = passed + failed === 1 ? "" : ` ${outcome}`;
    console.log(`  ${mark} ${part.name}${counts} ${dim(time)}`);
    if (failed > 0) failures.push({ name: part.name, log });
  });

  await built;

  for (const { name, log } of failures) {
    console.log(`\n${red(`── ${name} ──`)}`);
    if (log && existsSync(log)) console.log(readFileSync(log, "utf8").slice(-8000));
  }
  for (const line of flakyLines(unsteady)) console.log(`  ${line}`);
  // It reads titles with TypeScript, which is not there before the install.
  const { conformanceOfRun } = await import("./conformance/of-run.mjs");
  const rows = conformanceOfRun({ root, results, reports: written, isWhole });
  if (isWhole) total[rows.problems.length > 0 ? "failed" : "passed"] += 1;
  if (rows.summary) console.log(`  ${rows.isGood ? green("✓") : red("✗")} conformance ${rows.summary}`);
  for (const problem of rows.problems) console.log(`    ${problem}`);
  const outcome = `${total.passed} passed, ${total.failed} failed`;
  const page = writeReportPage({ root, results, outcome, parts: told, reports: written });
  console.log(dim(`  All of it on one page: ${path.relative(root, page)}`));
  console.log(dim(`  In all ${duration(Date.now() - begun)}`));
} catch (error) {
  if (!isEnding()) tell(error);
  total.failed += 1;
}
// After Ctrl-C the signal's own handler ends the command.
if (!isEnding()) {
  await stopAll();
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
  const unchanged = total.unchanged > 0 ? `, ${total.unchanged} unchanged since they passed` : "";
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}${unchanged}`);
  process.exit(total.failed > 0 ? 1 : 0);
}
