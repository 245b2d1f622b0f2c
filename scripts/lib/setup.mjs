import { createHash } from "node:crypto";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { run } from "./processes.mjs";
import { step } from "./terminal.mjs";

export const QUIET = {
  STRAPI_TELEMETRY_DISABLED: "true",
  GATSBY_TELEMETRY_DISABLED: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
};

/** With lower priority than what people wait for. */
export const BEHIND = ["nice", "-n", "10"];

/**
 * What the product needs to run, or the whole: also the tools of tests and checks, declarations, checked types and editors' screens.
 *
 * @typedef {"run" | "whole"} Extent
 */

/**
 * Runs npm for the workspace and for the content system, side by side, when a lockfile has changed since the last time.
 *
 * @param {{ root: string, logs: string, behind?: boolean }} options `behind`: with lower priority, and told nowhere
 */
export async function install({ root, logs, behind = false }) {
  await Promise.all([
    installWorkspace({ root, logs, extent: "whole", behind }),
    installContentSystem({ root, logs, extent: "whole", behind }),
  ]);
}

async function installWorkspace({ root, logs, ...how }) {
  await npm("Installing the workspace's packages", root, path.join(logs, "install.log"), how);
  await keepDriver(path.join(root, "node_modules/better-sqlite3"), logs);
}

function installContentSystem({ root, logs, ...how }) {
  const folder = path.join(root, "packages/cms");
  return npm("Installing the content system's packages", folder, path.join(logs, "install-cms.log"), how);
}

async function npm(title, folder, log, { extent, behind }) {
  const stamp = path.join(folder, "node_modules/.gratweg-install");
  const lockfile = fs.readFileSync(path.join(folder, "package-lock.json"));
  const lock = createHash("sha256").update(lockfile).digest("hex");
  const [installed, reached] = fs.existsSync(stamp) ? fs.readFileSync(stamp, "utf8").split(" ") : [];
  // Whoever has the tools keeps them.
  const wanted = [extent, reached].includes("whole") ? "whole" : "run";
  const isThere = installed === lock;
  if (isThere && reached === wanted) return;
  const words = isThere ? ["install", "--no-save"] : ["ci"];
  const tools = `--${wanted === "whole" ? "include" : "omit"}=dev`;
  const [command, ...rest] = [...(behind ? BEHIND : []), "npm", ...words, tools, "--loglevel=error"];
  const options = { cwd: folder, env: { ...process.env, ...QUIET }, log };
  const work = (onLine) => run(title, command, rest, { ...options, onLine });
  await (behind ? work() : step(title, work));
  fs.writeFileSync(stamp, `${lock} ${wanted}`);
}

/**
 * Keeps SQLite's driver, which takes a minute to compile where GitHub's ready-made file cannot be had, in npm's cache under the name
 * that the next install's `prebuild-install` looks for.
 */
function keepDriver(driver, logs) {
  const load = createRequire(
    createRequire(path.join(driver, "package.json")).resolve("prebuild-install/util"),
  );
  const { cachedPrebuild, getDownloadUrl } = load("./util");
  const pkg = JSON.parse(fs.readFileSync(path.join(driver, "package.json"), "utf8"));
  const { platform, arch } = process;
  const file = cachedPrebuild(getDownloadUrl({ pkg, platform, arch, libc: "", "tag-prefix": "v" }));
  if (fs.existsSync(file)) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const words = ["-czf", file, "build/Release/better_sqlite3.node"];
  return run("Keeping SQLite's driver", "tar", words, {
    cwd: driver,
    env: process.env,
    log: path.join(logs, "driver.log"),
  });
}

/**
 * Installs and builds what is out of date for running, which is code alone and takes seconds. Each part is answered as soon as it is
 * there; whoever calls awaits all of them.
 *
 * @param {{ root: string, logs: string }} options
 */
export function setUp({ root, logs }) {
  const stamp = builtStamp(root);
  const isBuilt = fs.existsSync(stamp) && !isStale(root, fs.statSync(stamp).mtimeMs);
  const build = (title, folder, name, words, env = {}) =>
    isBuilt || runBuild({ root, logs, title, folder, name, words, env });
  let begun = new Date();
  const workspace = installWorkspace({ root, logs, extent: "run" }).then(() => {
    // An install writes types among the sources.
    begun = new Date();
    const tsdown = path.join(root, "node_modules/tsdown/dist/run.mjs");
    return build("Building the packages", ".", "packages", [tsdown, "--log-level", "error"], {
      GRATWEG_BUILD: "run",
    });
  });
  // Strapi runs with packages of the workspace.
  const contentSystem = Promise.all([installContentSystem({ root, logs, extent: "run" }), workspace]).then(
    () => build("Building the content system", "packages/cms", "content-system", ["scripts/build-code.mjs"]),
  );
  const portal = workspace.then(() => {
    const vite = path.join(root, "node_modules/vite/bin/vite.js");
    return build("Building the portal", "portal", "portal", [vite, "build"], { NODE_ENV: "production" });
  });
  const all = Promise.all([contentSystem, workspace, portal]).then(
    () => isBuilt || setBuilt(stamp, "run", begun),
  );
  // A failure is told where the part is awaited.
  for (const part of [contentSystem, workspace, portal, all]) part.catch(() => {});
  return { contentSystem, workspace, portal };
}

/** Builds the whole, where it is out of date, by Nx, which knows order and cache. @param {{ root: string, logs: string }} options */
export async function build({ root, logs }) {
  const stamp = builtStamp(root);
  const isWhole = fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === "whole";
  if (isWhole && !isStale(root, fs.statSync(stamp).mtimeMs)) return;
  const begun = new Date();
  const nx = path.join(root, "node_modules/nx/dist/bin/nx.js");
  const words = [nx, ..."run-many -t build --outputStyle=stream".split(" ")];
  await runBuild({ root, logs, title: "Building what has changed", folder: ".", name: "all", words });
  setBuilt(stamp, "whole", begun);
}

const builtStamp = (/** @type {string} */ root) => path.join(root, "node_modules/.cache/gratweg/built");

/** What changes while it is being built is newer than it. */
function setBuilt(stamp, extent, begun) {
  fs.mkdirSync(path.dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, extent);
  fs.utimesSync(stamp, begun, begun);
}

function runBuild({ root, logs, title, folder, name, words, env = {} }) {
  const log = path.join(logs, `build-${name}.log`);
  const options = { cwd: path.join(root, folder), env: { ...process.env, ...QUIET, ...env }, log };
  return step(title, (onLine) => run(title, process.execPath, words, { ...options, onLine }));
}

/** Tells whether a build is missing or a source newer than `time`; a folder's own time tells what was removed from it. */
function isStale(root, time) {
  const newer = (place) => fs.statSync(place).mtimeMs > time;
  const packages = fs.readdirSync(path.join(root, "packages")).map((name) => `packages/${name}`);
  return [".", "portal", ...packages].some((part) => {
    const folder = path.join(root, part);
    const files = fs.readdirSync(folder).filter((name) => /^[^.].*\.(?:html|json|ts)$/.test(name));
    const folders = part === "." ? [] : ["src", "config", "scripts", "public"];
    const { scripts } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
    return (
      (part !== "." && scripts?.build && !fs.existsSync(path.join(folder, "dist"))) ||
      files.some((name) => newer(path.join(folder, name))) ||
      folders.some((name) => isNewerBelow(path.join(folder, name), time))
    );
  });
}

function isNewerBelow(place, time) {
  const found = fs.statSync(place, { throwIfNoEntry: false });
  if (!found || path.basename(place) === "generated") return false;
  return (
    found.mtimeMs > time ||
    (found.isDirectory() && fs.readdirSync(place).some((name) => isNewerBelow(path.join(place, name), time)))
  );
}

/**
 * Builds the editors' screens behind the running product, where they are missing or older than what they are made of: nobody who has
 * just started it looks at them first. What runs stays in place until its successor is written.
 *
 * @param {{ root: string, logs: string }} options
 */
export async function buildScreens({ root, logs }) {
  const cms = path.join(root, "packages/cms");
  const screens = path.join(cms, "dist/build/index.html");
  const { mtimeMs } = fs.statSync(screens);
  const isOld = ["package-lock.json", "src/admin"].some((source) =>
    isNewerBelow(path.join(cms, source), mtimeMs),
  );
  if (!isOld && !fs.readFileSync(screens, "utf8").includes("wird noch gebaut")) return;
  const [command, ...words] = [...BEHIND, "npm", "exec", "--", "strapi", "build"];
  await run("Building the editors' screens", command, words, {
    cwd: cms,
    env: { ...process.env, ...QUIET, NODE_ENV: "production" },
    log: path.join(logs, "build-cms.log"),
  });
}
