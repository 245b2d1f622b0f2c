import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, realpathSync, statSync } from "node:fs";
import path from "node:path";

const PROSE = ["docs", ".github", "README.md", "CONTRIBUTING.md", "SECURITY.md", "LICENSE", "renovate.json"];
const BROWSER_TESTS = ["packages/e2e/src/visitor", "packages/e2e/src/portal"];

/**
 * For each stage what it cannot read; all other files of the repository are its inputs, so that a new folder runs it again until
 * somebody says otherwise. A stage that is not here runs always.
 */
export const UNREAD = {
  // Its tests read documents, workflows and each other.
  unit: [],
  stories: [
    ...[...PROSE, "consumers", "content"],
    ...["cms", "posters", "server", "e2e", "inbox", "identity"].map(packagesFolder),
  ],
  integration: [
    ...[...PROSE, ...BROWSER_TESTS, "consumers", ".storybook", "site", "portal"],
    ...["design-system", "page-parts", "flows", "posters"].map(packagesFolder),
  ],
  consumers: [
    ...[...PROSE, ".storybook", "site", "portal", "content"],
    ...["cms", "posters", "server", "e2e", "inbox", "identity", "sites", "trip-search", "page-parts"].map(
      packagesFolder,
    ),
  ],
};

/** Besides our own names: what changes how Node, npm and our processes run. */
const ENVIRONMENT =
  /^(?:GRATWEG_|STRIPE_|STRAPI_|npm_config_|LC_|(?:DATABASE_URL|DATABASE_SSL|SMTP_URL|REDIS_URL|NODE_ENV|NODE_OPTIONS|TZ|LANG)$)/;

/**
 * One hash over everything that a stage can read: files that git knows or would add, the lockfiles among them, environment, Node and
 * the browser.
 *
 * @param {{ root: string, stage: string, chromium?: string, env?: Record<string, string | undefined> }} options
 * @returns {string | null} null where that cannot be known: a stage without a list, a folder without git
 */
export function inputsOf({ root, stage, chromium = "", env = process.env }) {
  const unread = UNREAD[stage];
  const names = unread && listed(root);
  if (!names) return null;
  const hash = createHash("sha256").update(
    JSON.stringify([
      ...[stage, process.version, process.platform, process.arch, browserState(chromium)],
      Object.entries(env)
        .filter(([name]) => ENVIRONMENT.test(name))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ]),
  );
  for (const name of names) {
    if (unread.some((entry) => name === entry || name.startsWith(`${entry}/`))) continue;
    hash
      .update(name)
      .update("\0")
      .update(contentOf(path.join(root, name)))
      .update("\0");
  }
  return hash.digest("hex");
}

function packagesFolder(name) {
  return `packages/${name}`;
}

/** @returns {string[] | null} */
function listed(root) {
  try {
    const words = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
    const options = /** @type {const} */ ({
      cwd: root,
      encoding: "utf8",
      maxBuffer: 64 << 20,
      stdio: "pipe",
    });
    return [...new Set(execFileSync("git", words, options).split("\0").filter(Boolean))].sort();
  } catch {
    return null;
  }
}

/** A file's hash: it says where one ends and the next begins. What has been deleted is another state than what is empty. */
function contentOf(file) {
  try {
    return createHash("sha256").update(readFileSync(file)).digest("hex");
  } catch {
    return "none";
  }
}

/** An update replaces the file. */
function browserState(chromium) {
  if (chromium === "") return "";
  const file = realpathSync(chromium);
  const { size, mtimeMs } = statSync(file);
  return `${file} ${size} ${mtimeMs}`;
}
