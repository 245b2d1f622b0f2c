import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../lib/folders.mjs";
import { run } from "../lib/processes.mjs";
import { addWorktree, fileAt, removeWorktree } from "./commits.mjs";

/** Storybook of a folder, into `output`; nothing half-built is ever left there. */
export async function buildStorybook({ root, folder, output, log, progress }) {
  const building = `${output}.building`;
  rmSync(building, { recursive: true, force: true });
  mkdirSync(path.dirname(output), { recursive: true });
  await run(
    "Building Storybook",
    process.execPath,
    [
      path.join(root, "node_modules/storybook/dist/bin/dispatcher.js"),
      ...["build", "--disable-telemetry", "--quiet", "--output-dir", building],
    ],
    {
      cwd: folder,
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1", CI: "1" },
      log,
      onLine: progress,
    },
  );
  rmSync(output, { recursive: true, force: true });
  renameSync(building, output);
}

/** The same of a commit, in a work tree that goes away again. A commit that was built once is not built again. */
export async function buildCommit({ root, commit, output, log, progress }) {
  if (existsSync(path.join(output, "index.json"))) return;
  const folder = path.join(temporaryFolder("visual"), "base");
  addWorktree(root, folder, commit);
  try {
    await provideModules({ root, commit, folder, log, progress });
    await buildStorybook({ root, folder, output, log, progress });
  } finally {
    removeWorktree(root, folder);
  }
}

/** The installed modules serve the other commit too when its lockfile is the same. */
async function provideModules({ root, commit, folder, log, progress }) {
  const lock = "package-lock.json";
  if (!fileAt(root, commit, lock).equals(readFileSync(path.join(root, lock)))) {
    progress("installing the base commit's packages");
    await run("npm ci", "npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund"], {
      cwd: folder,
      env: process.env,
      log,
    });
    return;
  }
  for (const part of ["", ...readdirSync(path.join(root, "packages")).map((name) => `packages/${name}`)]) {
    const modules = path.join(root, part, "node_modules");
    if (existsSync(modules) && existsSync(path.join(folder, part)))
      symlinkSync(modules, path.join(folder, part, "node_modules"));
  }
}
