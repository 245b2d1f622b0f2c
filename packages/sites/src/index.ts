export { isSiteKey, layoutOf, siteByHost, siteByKey, SiteConfigError, SITES, validateSites } from "./sites";
export { SITE_KEYS, type LayoutName, type SiteConfig, type SiteKey } from "./schema";
