import path from "node:path";
import { readFileSync } from "node:fs";
import { start } from "../lib/processes.mjs";
import { root } from "../lib/settings.mjs";

const bin = (name) => path.join(root, "node_modules/.bin", name);

async function complaints(name, command, args, logs) {
  const log = path.join(logs, `${name.replaceAll(" ", "-")}.log`);
  const code = await start(name, command, args, { cwd: root, env: { ...process.env, FORCE_COLOR: "0" }, log })
    .exited;
  return code === 0 ? [] : [readFileSync(log, "utf8").trim()];
}

/** Warnings count as errors; suggestions too (`publint` exits with 0 after them). */
export function publint({ name, tarball }, logs) {
  return complaints(`publint ${name}`, bin("publint"), ["run", tarball, "--strict"], logs);
}

/**
 * Types against modules, as Node (ESM and CJS) and bundlers resolve them. Not asked: `moduleResolution: node10`, which knows no
 * `exports` and which TypeScript 6 has given up; and style sheets, which have no types.
 */
export function areTheTypesWrong({ name, tarball, manifest }, logs) {
  const sheets = Object.keys(manifest.exports).filter((entry) => entry.endsWith(".css"));
  const args = [tarball, "--profile", "node16", "--format", "ascii", "--no-color"];
  if (sheets.length > 0) args.push("--exclude-entrypoints", ...sheets);
  return complaints(`attw ${name}`, bin("attw"), args, logs);
}
