import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { withAddresses } from "./addressed-lockfile.mjs";
import { lockPart } from "./lock-part.mjs";
import { toolEnvironment } from "./part-environment.mjs";
import { run } from "./processes.mjs";

/**
 * SQLite's driver is the one thing that has to be compiled, a minute on one core, where GitHub's ready-made file cannot be had. What
 * was compiled once stays in npm's cache, under the very name that `prebuild-install` looks for: of this version of the driver, this
 * ABI of Node, this platform. It loads each file that it takes, and has the driver compiled anew when that fails.
 */
export const DRIVER = "better-sqlite3";

const BINARY = "build/Release/better_sqlite3.node";

/** npm's own cache, as `prebuild-install` finds it. */
function keptFolder(env) {
  const cache =
    env.npm_config_cache ||
    (env.APPDATA ? path.join(env.APPDATA, "npm-cache") : path.join(os.homedir(), ".npm"));
  return path.join(cache, "_prebuilds");
}

/** Whether npm's cache has the driver for this Node and this machine. @param {string} root */
export function hasKeptDriver(root, env = process.env) {
  const folder = keptFolder(env);
  if (!existsSync(folder)) return false;
  const { version } = lockOf(root).packages[`node_modules/${DRIVER}`];
  const name = `-${DRIVER}-v${version}-node-v${process.versions.modules}-${process.platform}`;
  return readdirSync(folder).some((file) => file.includes(name) && file.endsWith(`-${process.arch}.tar.gz`));
}

/**
 * Downloads or compiles the driver in a folder of its own, beside everything else, and keeps it in npm's cache.
 *
 * @param {{ root: string, log: string }} options
 */
export async function keepDriver({ root, log }) {
  if (hasKeptDriver(root)) return;
  const folder = mkdtempSync(path.join(os.tmpdir(), "gratweg-driver-"));
  const tidy = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", tidy);
  try {
    const { manifest, lock } = lockPart(lockOf(root), DRIVER);
    writeFileSync(path.join(folder, "package.json"), JSON.stringify(manifest));
    writeFileSync(path.join(folder, "package-lock.json"), JSON.stringify(lock));
    const env = toolEnvironment(process.env);
    const words = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
    await withAddresses(folder, env, () =>
      run("Compiling SQLite's driver", "npm", words, { cwd: folder, env, log }),
    );
    await keep(path.join(folder, "node_modules"), { log });
  } finally {
    process.off("exit", tidy);
    tidy();
  }
}

/**
 * Puts a driver that was compiled where `prebuild-install` of the next install finds it.
 *
 * @param {string} modules a `node_modules` with the driver
 * @param {{ log: string }} options
 */
export async function keep(modules, { log }) {
  const driver = path.join(modules, DRIVER);
  const file = keptFile(driver);
  if (existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  // Another clone may do the same at this moment; neither must read half of the other's.
  const own = `${file}.${process.pid}.tmp`;
  await run("Keeping SQLite's driver", "tar", ["-czf", own, BINARY], { cwd: driver, env: process.env, log });
  renameSync(own, file);
}

/** As the driver's own `prebuild-install` names it for this Node and this machine. */
function keptFile(driver) {
  const load = createRequire(
    createRequire(path.join(driver, "package.json")).resolve("prebuild-install/util"),
  );
  const { cachedPrebuild, getDownloadUrl } = load("./util");
  const { isNonGlibcLinuxSync, familySync } = load("detect-libc");
  const pkg = JSON.parse(readFileSync(path.join(driver, "package.json"), "utf8"));
  const { platform, arch } = process;
  const libc = isNonGlibcLinuxSync() ? familySync() : "";
  return cachedPrebuild(getDownloadUrl({ pkg, platform, arch, libc, "tag-prefix": "v" }));
}

function lockOf(root) {
  return JSON.parse(readFileSync(path.join(root, "packages/cms/package-lock.json"), "utf8"));
}
