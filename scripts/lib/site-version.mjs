import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { berlinDay } from "./berlin-time.mjs";
import { contentVersion } from "./content-version.mjs";
import { fingerprint } from "./freshness.mjs";
import { StepError } from "./terminal.mjs";

/** What every site's pages are made from, besides content and configuration. */
const SOURCES = [
  "site",
  "packages/design-system",
  "packages/flows",
  "packages/page-parts",
  "packages/contracts",
  "packages/sites",
  "packages/content-client",
  "packages/trip-search",
  "package-lock.json",
];
/** Counts by what it says about the one site. */
const CONFIGURATION = /^packages\/sites\/src\/configs(\.ts$|\/)/;

/** What a site of today would be made from, as one hash: equal means that a build would bring nothing new. */
export async function siteVersion({ root, key, env }) {
  const parts = [
    fingerprint(root, SOURCES, "", (file) => CONFIGURATION.test(file)),
    JSON.stringify(await configurationOf(root, key, env.GRATWEG_SITES_FILE)),
    await contentVersion({ url: env.GRATWEG_CMS_URL, token: env.GRATWEG_CONTENT_TOKEN }),
    // Pages show dates and "from" prices as of today.
    berlinDay(),
    env.GRATWEG_PRODUCTION ?? "",
    // Pictures inside texts carry it.
    env.GRATWEG_CMS_URL ?? "",
    env.GRATWEG_UPLOADS_HOST ?? "",
  ];
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
}

/** The site's own configuration, and what its pages show of the others. */
async function configurationOf(root, key, file) {
  const built = path.join(root, "packages/sites/dist/node.js");
  if (!existsSync(built)) throw new StepError("The packages are not built yet.");
  try {
    const { configuredSites } = await import(pathToFileURL(built).href);
    const sites = configuredSites(file || undefined);
    return siteAmongOthers(sites, key);
  } catch (error) {
    if (error.name === "SiteConfigError") throw new StepError(error.message);
    throw error;
  }
}

/**
 * A change of one site's texts leaves the others fresh; a change of its name or domain does not, because they link to it.
 * @param {readonly { key: string, name: string, domain: string, claim: string }[]} sites
 * @param {string} key
 */
export function siteAmongOthers(sites, key) {
  return sites.map((site) => {
    if (site.key === key) return site;
    const { key: other, name, domain, claim } = site;
    return { key: other, name, domain, claim };
  });
}
