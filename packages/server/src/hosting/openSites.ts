import type { FastifyBaseLogger } from "fastify";
import type { Metrics } from "../features/operations/metrics";
import type { BrotliCache } from "./brotliCache";
import type { Files } from "./files";
import type { MatchPath } from "./matchPaths";
import { createPageHeaders, createPortalHeaders, type ForeignAddresses } from "./pagePolicy";
import type { PortalSettings } from "./portalConfig";
import { createSiteStore, type SiteStore } from "./siteStore";

export interface SiteOptions {
  /** Holds one folder for each site key: the built site. */
  sitesFolder: string;
  /** The portal's build and what it has to know; without it its routes lead nowhere. */
  portal?: { folder: string; settings: PortalSettings };
  brotliCache?: BrotliCache;
  /** What the sites are read with; the disk unless told. */
  files?: Files;
  matchPaths?: readonly MatchPath[];
  /** What pages may ask beside their own site and the hosts of its configuration. */
  foreign?: ForeignAddresses;
  /** Between looks at the sites' folders, in milliseconds; 0 = never. */
  watchSites?: number;
}

/** The built sites, with what operators read about them. */
export function openSites(options: SiteOptions, log: FastifyBaseLogger, metrics: Metrics): SiteStore {
  const { sitesFolder, brotliCache, portal, foreign, files } = options;
  const sites = createSiteStore({
    folder: sitesFolder,
    cache: brotliCache,
    pageHeaders: createPageHeaders(foreign),
    portal: portal && { ...portal, pageHeaders: createPortalHeaders(foreign) },
    files,
    log,
  });
  metrics.gauge("gratweg_sites", "Built sites that are served.", () => sites.loaded().length);
  metrics.gauge("gratweg_oldest_build_seconds", "Age of the oldest build that is served.", () =>
    oldestBuild(sites),
  );
  return sites;
}

/** Every site is built anew each night: beyond a day somebody has to look why not. */
function oldestBuild(sites: SiteStore): number | undefined {
  const moments = sites.loaded().flatMap((site) => {
    const builtAt = sites.current(site)?.latest.builtAt;
    return builtAt === undefined ? [] : [Date.parse(builtAt)];
  });
  return moments.length === 0 ? undefined : Math.round((Date.now() - Math.min(...moments)) / 1000);
}
