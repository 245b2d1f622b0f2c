import { execFile } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

/** npm reads it in place of package-lock.json. */
const SHRINKWRAP = "npm-shrinkwrap.json";

/**
 * Tells npm for the time of one install where each package lies. Our lockfiles name no registry, so npm would ask the configured one
 * about every package before it looks into its own cache: two thirds of an install's CPU time.
 *
 * @template Result
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 * @param {() => Promise<Result>} install
 */
export async function withAddresses(folder, env, install) {
  const { stdout } = await promisify(execFile)("npm", ["config", "get", "registry"], { cwd: folder, env });
  const lock = JSON.parse(readFileSync(path.join(folder, "package-lock.json"), "utf8"));
  const file = path.join(folder, SHRINKWRAP);
  const remove = () => rmSync(file, { force: true });
  // After Ctrl-C too: left behind, it would hide later changes of the lockfile.
  process.once("exit", remove);
  writeFileSync(file, JSON.stringify(addressed(lock, stdout.trim())));
  try {
    return await install();
  } finally {
    remove();
    process.off("exit", remove);
  }
}

/**
 * @typedef {{ name?: string, version?: string, integrity?: string, resolved?: string }} Locked
 * @param {{ packages: Record<string, Locked> }} lock
 * @param {string} registry ends with a slash
 */
export function addressed(lock, registry) {
  const packages = Object.entries(lock.packages).map(([place, locked]) => {
    if (!locked.integrity || locked.resolved) return [place, locked];
    // Of an alias the lockfile keeps the real name.
    const name = locked.name ?? place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
    const file = `${name.slice(name.lastIndexOf("/") + 1)}-${locked.version}.tgz`;
    return [place, { ...locked, resolved: `${registry}${name}/-/${file}` }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}
