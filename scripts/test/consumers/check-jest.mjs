import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { start } from "../../lib/processes.mjs";
import { StepError } from "../../lib/terminal.mjs";

/** Jest and Testing Library in CommonJS on React 18; each of its tests is one check. */
export async function checkJest({ check, name, folder, logs, env }) {
  const bin = (program) => path.join(folder, "node_modules/.bin", program);
  const log = (word) => path.join(logs, `consumer-${name}-${word}.log`);
  const types = start(`tsc in ${name}`, bin("tsc"), ["--noEmit"], { cwd: folder, env, log: log("types") });
  const report = path.join(folder, "report.json");
  const tests = start(`jest in ${name}`, bin("jest"), ["--json", `--outputFile=${report}`], {
    cwd: folder,
    env,
    log: log("tests"),
  });
  await check("types, under React 18's, as Node finds them in CommonJS", () => succeeded(types));
  const code = await tests.exited;
  const files = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")).testResults : [];
  const cases = files.flatMap(({ assertionResults }) => assertionResults);
  for (const { title, status, failureMessages } of cases)
    await check(title, () => {
      if (status !== "passed") throw new StepError(failureMessages.join("\n"));
    });
  await check("every test file ran to its end", async () => {
    assert.ok(cases.length > 0);
    await succeeded({ ...tests, exited: code });
  });
}

async function succeeded({ name, exited, log }) {
  const code = await exited;
  if (code !== 0) throw new StepError(`${name} ended with exit code ${code}.`, { log });
}
