/**
 * `npm run test:fast`: types of the projects, unit tests that depend on the files and stories of the components that have changed since
 * the branch left `main`. For the minute between two thoughts; `npm test` decides.
 */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { findChromium } from "../lib/chromium.mjs";
import { isEnding, start, stopAll, stopWithUs } from "../lib/processes.mjs";
import { root } from "../lib/settings.mjs";
import { QUIET } from "../lib/setup.mjs";
import { bold, dim, duration, green, red, StepError, tell } from "../lib/terminal.mjs";
import { changes, projectsOf, storiesOf } from "./changes.mjs";
import { sideBySide } from "./side-by-side.mjs";

const SHOWN = 6000;
const bin = (/** @type {string} */ name) => path.join(root, "node_modules/.bin", name);

stopWithUs();
let failed = 0;
try {
  const begun = Date.now();
  if (!existsSync(bin("jest"))) throw new StepError("Nothing is installed yet: npm test does that.");
  const logs = path.join(root, "test-results/logs");
  mkdirSync(logs, { recursive: true });
  const { since, files } = changes(root);
  console.log(
    bold("Gratweg: what has changed"),
    dim(`${files.length} files since ${since || "the beginning"}`),
  );

  const stories = storiesOf(root, files);
  const chromium = stories.length > 0 ? await findChromium({ root, logs, wantsShell: true }) : "";
  const sources = files.filter((file) => /\.(?:[cm]?[jt]sx?|json)$/.test(file));
  const parts = [
    ...(sources.length > 0 ? [unitTests(sources)] : []),
    ...projectsOf(root, files).map(types),
    ...(stories.length > 0 ? [storyTests(stories)] : []),
  ].map((part) => ({ ...part, cores: 1 }));
  await sideBySide(
    parts,
    Math.min(2, availableParallelism()),
    async ({ name, command, args, cwd = root }) => {
      const from = Date.now();
      const log = path.join(logs, `fast-${name.replaceAll(/\W+/g, "-")}.log`);
      const env = { ...process.env, ...QUIET, CHROMIUM_PATH: chromium, FORCE_COLOR: "0" };
      const code = await start(name, command, args, { cwd, env, log }).exited;
      console.log(`  ${code === 0 ? green("✓") : red("✗")} ${name} ${dim(duration(Date.now() - from))}`);
      if (code === 0 || isEnding()) return;
      failed += 1;
      console.log(readFileSync(log, "utf8").slice(-SHOWN));
    },
  );
  console.log(`${parts.length - failed} passed, ${failed} failed ${dim(duration(Date.now() - begun))}`);
} catch (error) {
  failed += 1;
  if (!isEnding()) tell(error);
}
if (!isEnding()) {
  await stopAll();
  process.exit(failed > 0 ? 1 : 0);
}

/** The one place that says which compiler checks a project. @param {string} project */
function types(project) {
  const own = project === "packages/cms";
  const folder = path.join(root, project);
  return {
    name: `types of ${project}`,
    command: bin("tsc"),
    args: ["--noEmit", "-p", own ? "tsconfig.check.json" : "."],
    cwd: folder,
  };
}

/** @param {string[]} sources */
function unitTests(sources) {
  const words = ["-c", "jest.config.mjs", "--passWithNoTests", "--reporters=summary", "--reporters=default"];
  return {
    name: "unit tests",
    command: bin("jest"),
    args: [...words, "--maxWorkers=100%", "--findRelatedTests", ...sources],
    cwd: root,
  };
}

/** @param {string[]} files */
function storyTests(files) {
  return {
    name: "stories",
    command: bin("vitest"),
    args: ["run", "--project", "storybook", ...files],
    cwd: root,
  };
}
