import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { contentHash } from "./content-hash.mjs";
import { StepError } from "./terminal.mjs";

/** What every site's pages are made from, besides content and configuration. */
const SOURCES = [
  "site",
  ...["design-system", "flows", "page-parts", "contracts", "sites", "content-client", "trip-search"].map(
    (name) => `packages/${name}`,
  ),
  "package-lock.json",
];
/** Counts by what it says about the one site. */
const CONFIGURATION = /^packages\/sites\/src\/configs(\.ts$|\/)/;
/** Public types of the content system whose change makes a site stale. */
const TYPES = [
  ...["tours", "departures", "tour-operators", "continents", "countries", "regions", "activities"],
  ...["travel-types", "travel-focus-types", "magazine-topics", "magazine-articles", "top-lists"],
  ...["faq-categories", "faq-entries", "support-topics", "pages", "redirects", "plans"],
  ...["imprint", "privacy", "influencer-page", "site-setting"],
];
const berlin = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" });

/** The day in Berlin as `YYYY-MM-DD`. */
export function berlinDay(now = new Date()) {
  return berlin.format(now);
}

/** What a site of today would be made from, as one hash: equal means that a build would bring nothing new. */
export async function siteVersion({ root, key, env }) {
  const parts = [
    contentHash(root, SOURCES, (file) => CONFIGURATION.test(file)),
    JSON.stringify(await configurationOf(root, key, env.GRATWEG_SITES_FILE)),
    ...(await contentOf(env.GRATWEG_CMS_URL, env.GRATWEG_CONTENT_TOKEN)),
    // Pages show dates and "from" prices as of today.
    berlinDay(),
    env.GRATWEG_PRODUCTION,
    // Pictures inside texts carry it.
    env.GRATWEG_CMS_URL,
    env.GRATWEG_UPLOADS_HOST,
  ];
  return createHash("sha256").update(parts.join("\0")).digest("hex");
}

/** The site's own configuration, and what its pages show of the others: a change of one site's texts leaves the others fresh. */
async function configurationOf(root, key, file) {
  const built = path.join(root, "packages/sites/dist/node.js");
  if (!existsSync(built)) throw new StepError("The packages are not built yet.");
  const { configuredSites } = await import(pathToFileURL(built).href);
  try {
    return configuredSites(file || undefined).map((site) =>
      site.key === key ? site : [site.key, site.name, site.domain, site.claim],
    );
  } catch (error) {
    throw error.name === "SiteConfigError" ? new StepError(error.message) : error;
  }
}

/** Of each type the newest published entry and how many there are; of media all. Changes when any of them changes, comes or goes. */
export async function contentOf(url, token) {
  const newest = "fields[0]=updatedAt&sort=updatedAt:desc&pagination[pageSize]=1";
  const paths = [
    ...TYPES.map((type) => `/api/${type}?${newest}`),
    "/api/upload/files?fields[0]=updatedAt&fields[1]=hash",
  ];
  return Promise.all(
    paths.map(async (asked) => {
      const options = { headers: { authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(30_000) };
      const response = await fetch(`${url}${asked}`, options).catch(() => {
        throw new StepError(`The content system does not answer at ${url}: start it with "npm start" first.`);
      });
      if (!response.ok && response.status !== 404)
        throw new StepError(`The content system answered ${response.status} to ${asked}.`);
      const { data, meta, ...media } = await response.json();
      // Nothing else of an entry: free places, for instance, change without an edit.
      const entries = [data ?? []].flat().map(({ documentId, updatedAt }) => [documentId, updatedAt]);
      return JSON.stringify([entries, meta?.pagination?.total, media]);
    }),
  );
}
