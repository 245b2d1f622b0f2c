import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fingerprint } from "./freshness.mjs";
import { run } from "./processes.mjs";
import { step, StepError } from "./terminal.mjs";

/** What a site's pages are made from, besides content. */
const SOURCES = [
  "site",
  "packages/design-system",
  "packages/flows",
  "packages/contracts",
  "packages/sites",
  "packages/content-client",
  "packages/trip-search",
  "package-lock.json",
];

/** Public types of the content system whose change makes a site stale. */
const TYPES = [
  "tours",
  "departures",
  "tour-operators",
  "continents",
  "countries",
  "regions",
  "activities",
  "travel-types",
  "travel-focus-types",
  "magazine-topics",
  "magazine-articles",
  "top-lists",
  "faq-categories",
  "faq-entries",
  "support-topics",
  "pages",
  "redirects",
  "plans",
  "imprint",
  "privacy",
  "influencer-page",
  "site-setting",
];

/**
 * Builds one site from the running content system and swaps the finished folder in at once; does nothing when neither
 * sources nor content have changed. Gatsby's `.cache` and `public` are kept as a pair for each site and data folder.
 */
export async function buildSite({ root, data, key, env, force = false }) {
  const stamp = path.join(data, "sites", `${key}.stamp`);
  const target = path.join(data, "sites", key);
  const version = createHash("sha256")
    .update(fingerprint(root, SOURCES))
    .update(await contentVersion(env))
    .update(berlinDay())
    .update(String(env.GRATWEG_PRODUCTION ?? ""))
    .digest("hex");
  if (!force && existsSync(target) && existsSync(stamp) && readFileSync(stamp, "utf8") === version)
    return { built: false };

  await step(`Building the ${key} site`, async (progress) => {
    const site = path.join(root, "site");
    const pair = path.join(data, "site-cache", key);
    const release = lock(path.join(site, ".building"));
    try {
      bringPair(pair, site);
      await run(
        "The site's build",
        process.execPath,
        [path.join(root, "node_modules/gatsby/cli.js"), "build"],
        {
          cwd: site,
          env: {
            ...env,
            NODE_ENV: "production",
            GRATWEG_SITE: key,
            GRATWEG_BUILD_ID: version.slice(0, 16),
            GATSBY_SITE: key,
            GATSBY_BUILD_ID: version.slice(0, 16),
            CI: "true",
            FORCE_COLOR: "0",
          },
          log: path.join(data, "logs", `site-${key}.log`),
          onLine: (line) =>
            progress(line.replace(/^(success|info|verbose)\s+/, "").replace(/ - [\d.]+s.*$/, "")),
        },
      );
      const next = `${target}.next`;
      rmSync(next, { recursive: true, force: true });
      cpSync(path.join(site, "public"), next, { recursive: true });
      rmSync(`${target}.last`, { recursive: true, force: true });
      if (existsSync(target)) renameSync(target, `${target}.last`);
      renameSync(next, target);
      rmSync(`${target}.last`, { recursive: true, force: true });
      writeFileSync(stamp, version);
    } finally {
      keepPair(pair, site);
      release();
    }
  });
  return { built: true };
}

/** Changes when any published entry or medium changes, comes or goes. */
async function contentVersion(env) {
  const hash = createHash("sha256");
  for (const type of TYPES) {
    const url = `${env.GRATWEG_CMS_URL}/api/${type}?fields[0]=updatedAt&sort=updatedAt:desc&pagination[pageSize]=1`;
    hash.update(`${type}:${await ask(url, env.GRATWEG_CONTENT_TOKEN)}`);
  }
  hash.update(
    await ask(
      `${env.GRATWEG_CMS_URL}/api/upload/files?fields[0]=updatedAt&fields[1]=hash`,
      env.GRATWEG_CONTENT_TOKEN,
    ),
  );
  return hash.digest("hex");
}

async function ask(url, token) {
  let response;
  try {
    response = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(30_000),
    });
  } catch {
    throw new StepError(
      `The content system does not answer at ${new URL(url).origin}: start it with "npm start" first.`,
    );
  }
  if (!response.ok && response.status !== 404)
    throw new StepError(`The content system answered ${response.status} to ${new URL(url).pathname}.`);
  return response.text();
}

/** Pages show dates and "from" prices as of today, so a new day is a new version. */
function berlinDay() {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" }).format(new Date());
}

function bringPair(pair, site) {
  for (const folder of [".cache", "public"]) {
    rmSync(path.join(site, folder), { recursive: true, force: true });
    if (existsSync(path.join(pair, folder))) move(path.join(pair, folder), path.join(site, folder));
  }
  forgetContent(site);
}

/**
 * Keeps what is expensive and keyed by its own content (compiled scripts, scaled pictures) and drops Gatsby's memory of
 * content: with it, edited media and relations would be missed and removed pages would stay.
 */
function forgetContent(site) {
  for (const entry of list(path.join(site, ".cache")))
    if (entry !== "webpack" && entry !== "caches")
      rmSync(path.join(site, ".cache", entry), { recursive: true, force: true });
  rmSync(path.join(site, ".cache/caches/gatsby-source-strapi"), { recursive: true, force: true });
  for (const entry of list(path.join(site, "public")))
    if (entry !== "static") rmSync(path.join(site, "public", entry), { recursive: true, force: true });
}

function list(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function keepPair(pair, site) {
  mkdirSync(pair, { recursive: true });
  for (const folder of [".cache", "public"]) {
    const from = path.join(site, folder);
    if (!existsSync(from)) continue;
    rmSync(path.join(pair, folder), { recursive: true, force: true });
    move(from, path.join(pair, folder));
  }
}

/** A rename where possible; a copy when the data folder lies on another file system. */
function move(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (error.code !== "EXDEV") throw error;
    cpSync(from, to, { recursive: true });
    rmSync(from, { recursive: true, force: true });
  }
}

/** Only one build at a time may use the site's folder. A lock whose process is gone is taken over. */
function lock(file) {
  for (let attempt = 0; attempt < 2; attempt++)
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      const holder = Number(readFileSync(file, "utf8"));
      if (holder > 0 && alive(holder))
        throw new StepError(`Another build of the site is running (process ${holder}): wait for it to end.`);
      rmSync(file, { force: true });
    }
  throw new StepError("The site's folder could not be locked.");
}

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
