/**
 * `npm run check:packages`: packs what is published and checks the tarballs: what they carry, `exports` (publint), types against
 * modules (are-the-types-wrong), client directives, sizes, public API. `--accept` writes the API reports anew, `--sizes` only measures,
 * `--modules=name` lists what a budget's import brings, `--built` takes the builds as they are, `--report=file` writes the counts.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { isEnding, stopAll, stopWithUs } from "./lib/processes.mjs";
import { root } from "./lib/settings.mjs";
import { buildLibraries } from "./lib/setup.mjs";
import { bold, dim, duration, green, red, tell } from "./lib/terminal.mjs";
import { apiReport } from "./packages/api-report.mjs";
import { budgets, companions } from "./packages/budgets.mjs";
import { contentProblems, directiveProblems } from "./packages/contents.mjs";
import { changedLines } from "./packages/changed-lines.mjs";
import { measure, sizeTable, strangers, withoutBudget } from "./packages/sizes.mjs";
import { areTheTypesWrong, publint } from "./packages/tools.mjs";
import { unpackPackages } from "./packages/unpack.mjs";

stopWithUs();
const logs = path.join(root, "test-results/logs");
const { values: flags } = parseArgs({
  options: {
    accept: { type: "boolean" },
    sizes: { type: "boolean" },
    modules: { type: "string" },
    built: { type: "boolean" },
    report: { type: "string" },
  },
});
const counts = { passed: 0, failed: 0 };

try {
  mkdirSync(logs, { recursive: true });
  if (!flags.built) await buildLibraries(root, logs);
  const packages = await unpackPackages({ logs });
  const folder = packages[0].folder;
  if (flags.modules) await listModules(flags.modules, folder);
  else if (flags.sizes)
    console.log(
      sizeTable(
        await measured(
          packages.flatMap(({ name }) => budgets[name]),
          folder,
        ),
      ),
    );
  else for (const unpacked of packages) await checkPackage(unpacked);
  if (!flags.modules && !flags.sizes && !flags.accept)
    await check("what comes along with an import", async () => {
      const found = await Promise.all(
        companions.map(async (one) => strangers(one, (await measure(one.code, folder)).modules)),
      );
      return found.flat();
    });
} catch (error) {
  if (!isEnding()) tell(error);
  counts.failed += 1;
}

if (!isEnding()) {
  await stopAll();
  if (flags.report) writeFileSync(flags.report, JSON.stringify(counts));
  if (counts.passed + counts.failed > 0) console.log(`${counts.passed} passed, ${counts.failed} failed`);
  process.exit(counts.failed > 0 ? 1 : 0);
}

async function checkPackage(unpacked) {
  const { name, manifest } = unpacked;
  if (flags.accept) {
    writeFileSync(path.join(root, "packages", name, "api.md"), await apiReport(unpacked));
    console.log(`  packages/${name}/api.md`);
    return;
  }
  console.log(bold(`  ${manifest.name}`));
  await check("carries what it should, and nothing else", () => contentProblems(unpacked));
  await check("marks what belongs to the browser, and nothing else", () => directiveProblems(unpacked));
  await check("publint", () => publint(unpacked, logs));
  await check("are the types wrong", () => areTheTypesWrong(unpacked, logs));
  await check("keeps its budgets", async () => {
    const rows = await measured(budgets[name], unpacked.folder);
    const over = rows.some(({ bytes, limit }) => bytes > limit * 1000);
    return [...withoutBudget(unpacked, budgets[name]), ...(over ? [sizeTable(rows)] : [])];
  });
  await check("has the public API that was announced", async () => {
    const file = path.join(root, "packages", name, "api.md");
    const known = existsSync(file) ? readFileSync(file, "utf8") : "";
    const now = await apiReport(unpacked);
    if (now === known) return [];
    return [
      `packages/${name}/api.md says something else:`,
      changedLines(known, now),
      "If the change is meant: `npm run api:accept`, and a commit that tells other teams (`feat`, or `!` when it breaks them).",
    ];
  });
}

async function check(title, find) {
  const begun = Date.now();
  const problems = await find();
  const good = problems.length === 0;
  counts[good ? "passed" : "failed"] += 1;
  console.log(`  ${good ? green("✓") : red("✗")} ${title} ${dim(duration(Date.now() - begun))}`);
  for (const problem of problems) console.log(problem.replace(/^/gm, "      "));
}

function measured(rows, folder) {
  return Promise.all(rows.map(async (row) => ({ ...row, bytes: (await measure(row.code, folder)).bytes })));
}

async function listModules(name, folder) {
  const row = Object.values(budgets)
    .flat()
    .find((one) => one.name === name || one.name.endsWith(`/${name}`));
  if (!row) throw new Error(`No budget is called "${name}".`);
  const { modules } = await measure(row.code, folder);
  console.log(modules.map((file) => file.replace(/.*node_modules\//, "")).join("\n"));
}
