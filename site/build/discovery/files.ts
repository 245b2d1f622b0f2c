import type { SiteConfig } from "@gratweg/sites";
import type { SitePage } from "../pages/page-kit";
import { FEED_PATH, feedFile } from "./feed";
import { manifestFile, type ManifestColours } from "./manifest";
import { robotsFile } from "./robots";
import { sitemapFiles, type TextFiles } from "./sitemap";

/** Files by which machines find and present the site, by their path below its root. */
export function discoveryFiles(
  pages: readonly SitePage[],
  site: SiteConfig,
  options: {
    production: boolean;
    colours: ManifestColours;
    /** Bytes of the previews' pictures, by address. */
    pictureSizes: ReadonlyMap<string, number>;
  },
): TextFiles {
  const origin = `https://${site.domain}`;
  return {
    ...sitemapFiles(pages, origin),
    "robots.txt": robotsFile(origin, options),
    [FEED_PATH.slice(1)]: feedFile(pages, site, options.pictureSizes),
    "manifest.webmanifest": manifestFile(site, options.colours),
  };
}
