import { configs } from "./configs";
import { createSiteDirectory } from "./siteDirectory";
import { validateSites } from "./validateSites";

/** The sites as this repository configures them; a program that may read files asks `@gratweg/sites/node` instead. */
export const { SITES, siteByKey, siteByHost } = createSiteDirectory(validateSites(configs));
