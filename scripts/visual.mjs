/**
 * `npm run visual`: every story of the working tree in both themes, compared with the build of the base commit; a page with before,
 * after and difference. Builds and pictures lie in the data folder, never under version control.
 */
import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findChromium } from "./lib/chromium.mjs";
import { stopAll, stopWithUs } from "./lib/processes.mjs";
import { settings } from "./lib/settings.mjs";
import { bold, green, red, step, StepError, tell } from "./lib/terminal.mjs";
import { buildCommit, buildStorybook } from "./visual/builds.mjs";
import { baseCommit, commitOf, isChanged } from "./visual/commits.mjs";
import { readOptions } from "./visual/options.mjs";
import { review } from "./visual/review.mjs";
import { serve } from "./visual/serve.mjs";
import { shoot } from "./visual/shoot.mjs";

stopWithUs();
const { root, data } = settings();
const home = path.join(data, "visual");
const logs = path.join(data, "logs");

try {
  const options = readOptions(process.argv.slice(2));
  const base = baseCommit(root, options.base);
  const head = isChanged(root) ? "working tree" : (commitOf(root, "HEAD") ?? "working tree");
  const executablePath = await findChromium({ root, logs });
  console.log(bold(`Visual review against ${base.slice(0, 8)}`));

  const baseBuild = path.join(home, base, "storybook");
  await step("Storybook of the base commit", (progress) =>
    buildCommit({ root, commit: base, output: baseBuild, log: path.join(logs, "visual-base.log"), progress }),
  );
  // Changes that are not committed have no name to be found under again.
  const headBuild = path.join(home, head === "working tree" ? "working-tree" : head, "storybook");
  await step("Storybook of the working tree", async (progress) => {
    if (head !== "working tree" && existsSync(path.join(headBuild, "index.json"))) return;
    await buildStorybook({
      root,
      folder: root,
      output: headBuild,
      log: path.join(logs, "visual-tree.log"),
      progress,
    });
  });

  const before = await pictures({ build: baseBuild, name: "base", executablePath, only: options.only });
  let differences = 0;
  for (let run = 1; run <= options.runs; run += 1) {
    const after = await pictures({
      build: headBuild,
      name: options.runs === 1 ? "tree" : `tree, run ${run}`,
      executablePath,
      only: options.only,
      anew: true,
    });
    const { page, findings, equal, restless } = await step("Comparing", () =>
      review({ before, after, base, head, folder: path.join(home, "report") }),
    );
    differences += findings.length + restless.length;
    const of = (state) => findings.filter((finding) => finding.state === state).length;
    const mark = findings.length > 0 ? red("≠") : green("=");
    console.log(
      `  ${mark} ${of("changed")} changed, ${of("added")} added, ${of("removed")} removed, ${equal} equal`,
    );
    if (restless.length > 0)
      console.log(red(`  ${restless.length} never twice the same: ${restless.join(", ")}`));
    console.log(`  ${path.relative(root, page)}`);
  }
  if (options.strict && differences > 0) throw new StepError("Something looks different.");
} catch (error) {
  tell(error);
  process.exitCode = 1;
}
await stopAll();

/** Pictures of a build; those of the base commit are kept for the same browser and the same stories. */
async function pictures({ build, name, executablePath, only, anew = false }) {
  const version = execFileSync(executablePath, ["--version"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
  const kind = createHash("sha256").update(`${version}\n${only}`).digest("hex").slice(0, 8);
  const folder = path.join(path.dirname(build), `pictures-${kind}`);
  const list = path.join(folder, "frames.json");
  if (!anew && existsSync(list)) return { folder, ...JSON.parse(readFileSync(list, "utf8")) };
  rmSync(folder, { recursive: true, force: true });
  const { origin, close } = await serve(build);
  try {
    const shots = await step(`Pictures of the ${name}`, (progress) =>
      shoot({
        executablePath,
        origin,
        folder,
        only,
        onFrame: (done, all) => progress(`${done} of ${all}`),
      }),
    );
    writeFileSync(list, JSON.stringify(shots));
    return { folder, ...shots };
  } finally {
    await close();
  }
}
