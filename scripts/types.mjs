/** `npm run check:types`: all projects in one process of the native compiler, which remembers what it has checked. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "./lib/settings.mjs";
import "../packages/cms/scripts/generate-client-types.mjs";

const { workspaces } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
const projects = [
  ...workspaces,
  ".storybook",
  "scripts",
  "content",
  "packages/cms/tsconfig.check.json",
  "packages/cms/src/admin",
];
const words = [
  ...["--noEmit", "--incremental"],
  // Side by side by projects: several checkers of one project would each look at the types that its files share.
  ...["--builders", String(os.availableParallelism()), "--checkers", "1"],
];
const compiler = path.join(root, "node_modules/.bin/tsc");
process.exit(spawnSync(compiler, ["-b", ...projects, ...words], { cwd: root, stdio: "inherit" }).status ?? 1);
