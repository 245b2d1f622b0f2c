import { existsSync, readFileSync } from "node:fs";
import { configs } from "./configs";
import type { SiteConfig } from "./schema";
import { createSiteDirectory } from "./siteDirectory";
import { mergeSites } from "./sitesFile";
import { SiteConfigError, validateSites } from "./validateSites";

export { hostName } from "./hostName";

/**
 * The sites as the file named by `GRATWEG_SITES_FILE` changes them; without one, as this repository configures them. Throws
 * {@link SiteConfigError}, which names file and field.
 */
export function configuredSites(file = process.env["GRATWEG_SITES_FILE"]): readonly SiteConfig[] {
  return file ? mergeSites(configs, read(file), file) : validateSites(configs);
}

/** Read once, when the program starts. */
export const { SITES, siteByKey, siteByHost } = createSiteDirectory(configuredSites());

function read(file: string): string {
  if (!existsSync(file)) throw new SiteConfigError(`${file}: diese Datei gibt es nicht`);
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new SiteConfigError(`${file}: lässt sich nicht lesen`);
  }
}
