export { siteByHost, siteByKey, SITES } from "./sites";
export { createSiteDirectory, layoutOf, type SiteDirectory } from "./siteDirectory";
export { SiteConfigError, validateSites } from "./validateSites";
export { isSiteKey, SITE_KEYS, type LayoutName, type SiteConfig, type SiteKey } from "./schema";
