export { OFFICE } from "./configs";
export { siteByHost, siteByKey, SITES } from "./sites";
export { createSiteDirectory, layoutOf, type SiteDirectory } from "./siteDirectory";
export { SiteConfigError, validateSites } from "./validateSites";
export {
  HOME_SECTIONS,
  isSiteKey,
  siteField,
  SITE_KEYS,
  type HomeSection,
  type LayoutName,
  type SiteConfig,
  type SiteField,
  type SiteKey,
} from "./schema";
export { widgetOf, type SiteWidget } from "./widgetOf";
