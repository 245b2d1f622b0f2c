import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withAddresses } from "./addressed-lockfile.mjs";
import { fingerprint, isFresh, setFresh } from "./freshness.mjs";
import { toolEnvironment } from "./part-environment.mjs";
import { run } from "./processes.mjs";
import { DRIVER, keepDriver } from "./sqlite-driver.mjs";
import { step } from "./terminal.mjs";

const QUIET = {
  STRAPI_TELEMETRY_DISABLED: "true",
  GATSBY_TELEMETRY_DISABLED: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  NX_DAEMON: "false",
};

/**
 * What is installed and built: what the product needs to run, or the whole, which also has the tools of tests and checks, declarations,
 * checked types and the editors' screens.
 *
 * @typedef {"run" | "whole"} Extent
 */

/**
 * Both installs, side by side, when a lockfile has changed since the last one.
 *
 * @param {{ root: string, logs: string, extent?: Extent, behind?: boolean }} options `behind`: with lower priority, and told nowhere
 */
export async function install({ root, logs, extent = "whole", behind = false }) {
  const projects = [
    { title: "Installing the workspace's packages", folder: root, log: "install.log" },
    {
      title: "Installing the content system's packages",
      folder: path.join(root, "packages/cms"),
      log: "install-cms.log",
      driver: true,
    },
  ];
  await Promise.all(
    projects.map(async ({ title, folder, log, driver = false }) => {
      const stamp = path.join(folder, "node_modules/.gratweg-install");
      const value = fingerprint(folder, ["package-lock.json", "package.json"]);
      if (reaches(stamp, value, extent)) return;
      const npm = (file, words, progress) => {
        const [command = "", ...rest] = behind ? [...BEHIND, "npm", ...words] : ["npm", ...words];
        return run(title, command, [...rest, "--loglevel=error"], {
          cwd: folder,
          env: { ...toolEnvironment(process.env), ...QUIET },
          log: path.join(logs, file),
          onLine: progress,
        });
      };
      // What is there for running stays, and the tools are added to it.
      const isThere = reaches(stamp, value, "run");
      const words = [
        ...(isThere ? ["install", "--no-save"] : ["ci"]),
        extent === "run" ? "--omit=dev" : "--include=dev",
        ...["--no-audit", "--no-fund"],
        // Of the content system's packages, only the driver has a script that does more than look.
        ...(driver ? ["--ignore-scripts"] : []),
      ];
      const kept =
        driver && !isThere ? keepDriver({ root, log: path.join(logs, "compile-driver.log") }) : undefined;
      const work = async (progress) => {
        const environment = toolEnvironment(process.env);
        await Promise.all([withAddresses(folder, environment, () => npm(log, words, progress)), kept]);
        if (kept) await npm("install-driver.log", ["rebuild", DRIVER], progress);
      };
      await (behind ? work() : step(title, work));
      reached(stamp, value, extent);
    }),
  );
}

/** With lower priority than what people wait for. */
const BEHIND = ["nice", "-n", "10"];

/** Whether `stamp` says that `value` was installed or built, at least to this extent. */
function reaches(stamp, value, extent) {
  return isFresh(stamp, value, []) || (extent === "run" && isFresh(stamp, `${value} run`, []));
}

function reached(stamp, value, extent) {
  setFresh(stamp, extent === "run" ? `${value} run` : value);
}

/** Library packages in the order in which they need each other. */
const LIBRARIES = [
  { name: "contracts", needs: [] },
  { name: "sites", needs: [] },
  { name: "design-system", needs: ["contracts"] },
  { name: "content-client", needs: ["contracts"] },
  { name: "trip-search", needs: ["contracts"] },
  { name: "flows", needs: ["contracts"] },
  { name: "page-parts", needs: ["contracts", "design-system", "flows"] },
  { name: "inbox", needs: [] },
  { name: "identity", needs: [] },
  { name: "server", needs: ["contracts", "sites", "content-client", "trip-search"] },
];

/** What the portal is made of. */
const PORTAL_SOURCES = [
  "portal",
  ...["page-parts", "design-system", "flows", "content-client", "contracts", "sites"].map(
    (name) => `packages/${name}`,
  ),
  "tsconfig.base.json",
  "package-lock.json",
];

/**
 * Builds what is out of date: the libraries, then the portal, the content system beside them.
 *
 * @param {{ root: string, logs: string, extent?: Extent }} options
 */
export async function build(options) {
  await Promise.all(Object.values(beginBuild(options)));
}

/**
 * As `build`, for whom each part is enough as soon as it is there. Whoever is answered awaits all of them.
 *
 * @param {{ root: string, logs: string, extent?: Extent }} options
 */
export function beginBuild({ root, logs, extent = "whole" }) {
  const libraries = buildLibraries(root, logs, { extent });
  const portal = libraries.then(() => buildPortal(root, logs));
  const contentSystem = buildContentSystem({ root, logs, extent });
  // A failure is told where the part is awaited.
  for (const part of [libraries, portal, contentSystem]) part.catch(() => {});
  return { libraries, portal, contentSystem };
}

/**
 * Builds the libraries that are out of date: all, or the named ones.
 *
 * @param {string} root
 * @param {string} logs
 * @param {{ names?: string[], extent?: Extent }} [options]
 */
export async function buildLibraries(
  root,
  logs,
  { names = LIBRARIES.map(({ name }) => name), extent = "whole" } = {},
) {
  const values = new Map();
  const stale = [];
  for (const { name, needs } of LIBRARIES) {
    const folder = path.join(root, "packages", name);
    if (!existsSync(path.join(folder, "package.json"))) continue;
    const value = fingerprint(
      root,
      [
        `packages/${name}`,
        "tsconfig.base.json",
        "tsconfig.build.json",
        "tsdown.declarations.ts",
        "package-lock.json",
      ],
      needs.map((need) => values.get(need)).join(),
    );
    values.set(name, value);
    const stamp = path.join(folder, "dist/.stamp");
    if (names.includes(name) && !reaches(stamp, value, extent))
      stale.push({ name, needs, folder, stamp, value });
  }
  if (stale.length === 0) return;
  const tsdown = path.join(root, "node_modules/tsdown/dist/run.mjs");
  // Sizes are what `npm run sizes` is for; measuring those of all files takes a quarter of the time.
  const words = ["--no-report", "--log-level", "warn", ...(extent === "run" ? ["--no-dts"] : [])];
  await step(`Building the packages (${stale.map(({ name }) => name).join(", ")})`, async (progress) => {
    let done = 0;
    const built = new Map();
    for (const { name, needs, folder, stamp, value } of stale) {
      const work = async () => {
        await Promise.all(needs.map((need) => built.get(need)));
        await run(`Building ${name}`, process.execPath, [tsdown, ...words], {
          cwd: folder,
          env: { ...toolEnvironment(process.env), ...QUIET },
          log: path.join(logs, `build-${name}.log`),
        });
        reached(stamp, value, extent);
        progress(`${(done += 1)}/${stale.length} ${name}`);
      };
      built.set(name, work());
    }
    await Promise.all(built.values());
  });
}

async function buildPortal(root, logs) {
  const value = fingerprint(root, PORTAL_SOURCES);
  // Beside the build and not in it: what lies there is served.
  const stamp = path.join(root, "node_modules/.cache/gratweg/portal.stamp");
  if (isFresh(stamp, value, [path.join(root, "portal/dist/index.html")])) return;
  await step("Building the portal", async (progress) => {
    await run("Building the portal", "npm", ["run", "--silent", "build"], {
      cwd: path.join(root, "portal"),
      env: { ...toolEnvironment(process.env), ...QUIET, NODE_ENV: "production" },
      log: path.join(logs, "build-portal.log"),
      onLine: progress,
    });
    setFresh(stamp, value);
  });
}

/**
 * Builds the content system: for running its code alone, translated file by file, in a second; the whole is checked for types and has
 * the editors' screens, which take a minute.
 *
 * @param {{ root: string, logs: string, extent?: Extent, behind?: boolean }} options `behind`: with lower priority, and told nowhere
 */
export async function buildContentSystem({ root, logs, extent = "whole", behind = false }) {
  const folder = path.join(root, "packages/cms");
  const value = fingerprint(root, ["packages/cms"]);
  const stamp = path.join(folder, "dist/.stamp");
  if (reaches(stamp, value, extent)) return;
  if (extent === "run") await step("Building the content system", () => translate(folder));
  else {
    // What runs already stays in place until its successor is written.
    const [command, ...words] = behind
      ? [...BEHIND, "npm", "exec", "--", "strapi", "build"]
      : ["npm", "run", "--silent", "build"];
    const work = (progress) =>
      run("Building the content system", command, words, {
        cwd: folder,
        env: { ...toolEnvironment(process.env), ...QUIET, NODE_ENV: "production" },
        log: path.join(logs, "build-cms.log"),
        onLine: progress,
      });
    await (behind ? work() : step("Building the content system", work));
  }
  reached(stamp, value, extent);
}

/** Whatever editors open before their screens are built. */
const SCREENS_TO_COME = `<!doctype html>
<html lang="de">
  <meta charset="utf-8" />
  <meta http-equiv="refresh" content="5" />
  <title>Die Redaktion wird gebaut</title>
  <p>Die Oberfläche der Redaktion wird noch gebaut. Diese Seite lädt sich neu, bis sie da ist.</p>
</html>
`;

/** Translates the content system's TypeScript as `tsc` would, without looking at types. */
async function translate(folder) {
  // Not there before the install.
  const { build: esbuild } = await import("esbuild");
  const dist = path.join(folder, "dist");
  const isAdmin = (file) => file.startsWith(`src${path.sep}admin${path.sep}`);
  const files = ["config", "src"]
    .flatMap((part) =>
      readdirSync(path.join(folder, part), { recursive: true }).map((file) => path.join(part, String(file))),
    )
    .filter((file) => !isAdmin(file));
  for (const part of ["config", "src"]) rmSync(path.join(dist, part), { recursive: true, force: true });
  await esbuild({
    absWorkingDir: folder,
    entryPoints: files.filter((file) => file.endsWith(".ts") && !/\.(?:test|d)\.ts$/.test(file)),
    outdir: dist,
    outbase: ".",
    format: "cjs",
    platform: "node",
    target: "node20",
    logLevel: "silent",
  });
  for (const file of files.filter((file) => file.endsWith(".json"))) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    copyFileSync(path.join(folder, file), path.join(dist, file));
  }
  const screens = path.join(dist, "build/index.html");
  if (existsSync(screens)) return;
  mkdirSync(path.dirname(screens), { recursive: true });
  writeFileSync(screens, SCREENS_TO_COME);
}

export { QUIET };
