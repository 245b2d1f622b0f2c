import { join } from "node:path";
import { SITE_KEYS, type SiteKey } from "@gratweg/sites";
import { siteByKey } from "@gratweg/sites/node";
import type { Log } from "../ports";
import type { BrotliCache } from "./brotliCache";
import { createCompressor } from "./compressor";
import { ContentPool } from "./content";
import type { Entry, PageHeaders } from "./entry";
import { disk, type Files } from "./files";
import { hashedFiles, hashesInUse, type HashedFiles } from "./keptFiles";
import { toPortalConfig, type PortalSettings } from "./portalConfig";
import { withPortal } from "./portalPages";
import { portalSignature, readPortal, type PortalBuild } from "./readPortal";
import { readSite, type FreshFile, type SiteBuild } from "./readSite";
import { signatureOf } from "./siteSignature";
import { createSlices } from "./slices";

/** Builds whose hashed files stay for tabs that were opened before a swap. */
const KEPT_BUILDS = 3;
/** Above this many new texts the highest quality would keep the machine busy for minutes. */
const MANY_TEXTS = 2000;
const FIRST: SiteKey = "hiking";
/** What most people ask for comes first. */
const IN_ORDER: readonly SiteKey[] = [FIRST, ...SITE_KEYS.filter((key) => key !== FIRST)];

/** What is being read at this moment. */
export interface LoadProgress {
  site: SiteKey;
  files: number;
  of: number;
}

export interface SiteStore {
  current(site: SiteKey): SiteBuild | undefined;
  /** A hashed file of an earlier build. */
  retired(site: SiteKey, path: string): Entry | undefined;
  /** Loads every site whose folder has changed and swaps it in at once; what cannot be read leaves what was served before. */
  refresh(): Promise<void>;
  loaded(): SiteKey[];
  /** Nobody has looked yet whether there is a build, or it is being read for the first time. */
  isAwaited(site: SiteKey): boolean;
  progress(): LoadProgress | undefined;
  compressed(): Promise<void>;
  /** Drops what is queued and waits for what has begun. */
  close(): Promise<void>;
}

export interface PortalOptions {
  /** The application's build; nothing has to be there yet. */
  folder: string;
  settings: PortalSettings;
  pageHeaders: PageHeaders;
}

export function createSiteStore(options: {
  /** Holds one folder for each site key. */
  folder: string;
  cache?: BrotliCache;
  pageHeaders: PageHeaders;
  /** Without it the portal's routes are what the sites' own builds make of them. */
  portal?: PortalOptions;
  files?: Files;
  log: Log;
}): SiteStore {
  const { files = disk } = options;
  const pool = new ContentPool();
  const compressor = createCompressor(options.cache, options.log);
  /** As they were read, and as they are served: together with the portal. */
  const read = new Map<SiteKey, SiteBuild>();
  const builds = new Map<SiteKey, SiteBuild>();
  let portal: PortalBuild | undefined;
  let portalMark: string | undefined;
  const earlier = new Map<SiteKey, HashedFiles[]>();
  const signatures = new Map<SiteKey, string>();

  const closing = new AbortController();
  const breathe = createSlices();
  /** Sites whose folder has been looked at. */
  const seen = new Set<SiteKey>();
  let progress: LoadProgress | undefined;
  /** One after the other: a hook and the watch may come at the same time. Who comes while another waits goes along with it. */
  let refreshing = Promise.resolve();
  let waiting: Promise<void> | undefined;

  /** Swaps a site in, with the portal if there is one. */
  const serve = async (site: SiteKey, own: SiteBuild, fresh: readonly FreshFile[]): Promise<SiteBuild> => {
    const { portal: application } = options;
    const composed =
      portal &&
      application &&
      withPortal(own, portal, pool, {
        config: (buildId) => toPortalConfig(siteByKey(site), application.settings, buildId),
        headers: (page) => application.pageHeaders({ site, ...page }),
      });
    const build = composed?.build ?? own;
    const replaced = builds.get(site);
    read.set(site, own);
    builds.set(site, build);
    if (replaced) {
      const kept = [hashedFiles(replaced), ...(earlier.get(site) ?? [])];
      earlier.set(site, kept.slice(0, KEPT_BUILDS));
    }
    await forget();
    compress([...fresh, ...(composed?.fresh ?? [])]);
    return build;
  };

  const forget = async (): Promise<void> => pool.retain(await hashesInUse(builds, earlier, breathe));

  const compress = (fresh: readonly FreshFile[]): void => {
    const quality = fresh.length > MANY_TEXTS ? 9 : 11;
    const contents = (hashed: boolean) =>
      fresh.filter((file) => file.hashed === hashed).map(({ content }) => content);
    compressor.add(contents(true), 11);
    compressor.add(contents(false), quality);
  };

  const reload = async (site: SiteKey, signature: string): Promise<void> => {
    const folder = join(options.folder, site);
    signatures.set(site, signature);
    const started = performance.now();
    try {
      const { build: own, fresh } = await readSite(
        folder,
        pool,
        (page) => options.pageHeaders({ site, ...page }),
        {
          ...{ files, breathe, signal: closing.signal },
          progress: (read, of) => (progress = { site, files: read, of }),
        },
      );
      const build = await serve(site, own, fresh);
      const ms = Math.round(performance.now() - started);
      options.log.info({ site, build: build.latest.id, files: build.entries.size, ms }, "site loaded");
    } catch (error) {
      if (closing.signal.aborted) return;
      options.log.warn({ site, err: error }, "site could not be loaded; what was served before stays");
      // What was read in vain must count as new the next time, or it would never be compressed.
      await forget();
    } finally {
      progress = undefined;
    }
  };

  const reloadPortal = async ({ folder }: PortalOptions): Promise<void> => {
    const mark = await portalSignature(folder, files);
    if (mark === undefined || mark === portalMark) return;
    portalMark = mark;
    try {
      portal = await readPortal(folder, files);
      for (const [site, own] of read) await serve(site, own, []);
      options.log.info({ build: portal.id, files: portal.assets.size }, "portal loaded");
    } catch (error) {
      options.log.warn({ err: error }, "the portal could not be loaded; what was served before stays");
    }
  };

  const refresh = async (): Promise<void> => {
    if (options.portal && !closing.signal.aborted) await reloadPortal(options.portal);
    for (const site of IN_ORDER) {
      if (closing.signal.aborted) return;
      const signature = await signatureOf(files, join(options.folder, site));
      if (signature !== undefined && signature !== signatures.get(site)) await reload(site, signature);
      seen.add(site);
    }
  };

  return {
    current: (site) => builds.get(site),
    retired(site, path) {
      for (const files of earlier.get(site) ?? []) {
        const entry = files.get(path);
        if (entry) return entry;
      }
      return undefined;
    },
    refresh() {
      waiting ??= refreshing.then(() => {
        waiting = undefined;
        refreshing = refresh().catch((error: unknown) =>
          options.log.error({ err: error }, "looking at the sites failed"),
        );
        return refreshing;
      });
      return waiting;
    },
    loaded: () => [...builds.keys()],
    isAwaited: (site) => !builds.has(site) && !seen.has(site),
    progress: () => progress,
    async compressed() {
      await compressor.idle();
      await options.cache?.prune((hash) => pool.has(hash));
    },
    async close() {
      closing.abort(new Error("server is closing"));
      compressor.close();
      await waiting;
      await refreshing;
      await compressor.idle();
    },
  };
}
