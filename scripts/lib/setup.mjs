import { existsSync } from "node:fs";
import path from "node:path";
import { fingerprint, isFresh, setFresh } from "./freshness.mjs";
import { toolEnvironment } from "./part-environment.mjs";
import { run } from "./processes.mjs";
import { step } from "./terminal.mjs";

const QUIET = {
  STRAPI_TELEMETRY_DISABLED: "true",
  GATSBY_TELEMETRY_DISABLED: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  NX_DAEMON: "false",
};

/** Both installs, side by side, when a lockfile has changed since the last one. */
export async function install({ root, logs }) {
  const projects = [
    { title: "Installing the workspace's packages", folder: root, log: "install.log" },
    {
      title: "Installing the content system's packages",
      folder: path.join(root, "packages/cms"),
      log: "install-cms.log",
    },
  ];
  await Promise.all(
    projects.map(async ({ title, folder, log }) => {
      const stamp = path.join(folder, "node_modules/.gratweg-install");
      const value = fingerprint(folder, ["package-lock.json", "package.json"]);
      if (isFresh(stamp, value, [])) return;
      await step(title, async (progress) => {
        await run(title, "npm", ["ci", "--no-audit", "--no-fund"], {
          cwd: folder,
          env: { ...toolEnvironment(process.env), ...QUIET },
          log: path.join(logs, log),
          onLine: progress,
        });
        setFresh(stamp, value);
      });
    }),
  );
}

/** Library packages in the order in which they need each other. */
const LIBRARIES = [
  { name: "contracts", needs: [] },
  { name: "sites", needs: [] },
  { name: "design-system", needs: [] },
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

/** Builds what is out of date: the libraries one after the other, then the portal, the content system beside them. */
export async function build({ root, logs }) {
  await Promise.all([
    buildLibraries(root, logs).then(() => buildPortal(root, logs)),
    buildContentSystem(root, logs),
  ]);
}

/** Builds the libraries that are out of date: all, or the named ones. */
export async function buildLibraries(root, logs, names = LIBRARIES.map(({ name }) => name)) {
  const values = new Map();
  const stale = [];
  for (const { name, needs } of LIBRARIES) {
    const folder = path.join(root, "packages", name);
    if (!existsSync(path.join(folder, "package.json"))) continue;
    const value = fingerprint(
      root,
      [`packages/${name}`, "tsconfig.base.json", "package-lock.json"],
      needs.map((need) => values.get(need)).join(),
    );
    values.set(name, value);
    const stamp = path.join(folder, "dist/.stamp");
    if (names.includes(name) && !isFresh(stamp, value, [])) stale.push({ name, folder, stamp, value });
  }
  if (stale.length === 0) return;
  await step(`Building the packages (${stale.map(({ name }) => name).join(", ")})`, async (progress) => {
    for (const [index, { name, folder, stamp, value }] of stale.entries()) {
      progress(`${index + 1}/${stale.length} ${name}`);
      await run(`Building ${name}`, "npm", ["run", "--silent", "build"], {
        cwd: folder,
        env: { ...toolEnvironment(process.env), ...QUIET },
        log: path.join(logs, `build-${name}.log`),
      });
      setFresh(stamp, value);
    }
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

async function buildContentSystem(root, logs) {
  const folder = path.join(root, "packages/cms");
  const value = fingerprint(root, ["packages/cms"]);
  const stamp = path.join(folder, "dist/.stamp");
  if (isFresh(stamp, value, [])) return;
  await step("Building the content system", async (progress) => {
    await run("Building the content system", "npm", ["run", "--silent", "build"], {
      cwd: folder,
      env: { ...toolEnvironment(process.env), ...QUIET, NODE_ENV: "production" },
      log: path.join(logs, "build-cms.log"),
      onLine: progress,
    });
    setFresh(stamp, value);
  });
}

export { QUIET };
