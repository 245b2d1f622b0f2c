import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { run } from "../lib/processes.mjs";
import { root } from "../lib/settings.mjs";
import { StepError } from "../lib/terminal.mjs";

/** What is published; the consumers install exactly these. */
export const PUBLISHED = ["contracts", "content-client", "flows", "design-system"];

/** Packs the packages as they would be published. The names carry no version, so that a release leaves the consumers alone. */
export async function packTarballs({ folder, logs }) {
  mkdirSync(folder, { recursive: true });
  const workspaces = PUBLISHED.flatMap((name) => ["-w", `packages/${name}`]);
  const args = ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder, ...workspaces];
  await run("npm pack", "npm", args, { cwd: root, env: process.env, log: path.join(logs, "pack.log") });
  for (const name of PUBLISHED) refuseUnbuilt(name);
  for (const name of PUBLISHED) {
    const { version } = JSON.parse(readFileSync(path.join(root, "packages", name, "package.json"), "utf8"));
    renameSync(path.join(folder, `gratweg-${name}-${version}.tgz`), path.join(folder, `${name}.tgz`));
  }
}

/** A package without its build would fail in every consumer, each time with another message. */
function refuseUnbuilt(name) {
  const folder = path.join(root, "packages", name);
  const { exports } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const files = JSON.stringify(exports).match(/(?<=")\.\/dist\/[^"*]+/g) ?? [];
  const missing = files.find((file) => !existsSync(path.join(folder, file)));
  if (missing) throw new StepError(`packages/${name} is not built: there is no ${missing}.`);
}
