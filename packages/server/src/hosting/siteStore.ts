import { stat } from "node:fs/promises";
import { join } from "node:path";
import { SITE_KEYS, type SiteKey } from "@gratweg/sites";
import { siteByKey } from "@gratweg/sites/node";
import type { Log } from "../ports";
import type { BrotliCache } from "./brotliCache";
import { createCompressor } from "./compressor";
import { ContentPool } from "./content";
import type { Entry, PageHeaders } from "./entry";
import { toPortalConfig, type PortalSettings } from "./portalConfig";
import { withPortal } from "./portalPages";
import { portalSignature, readPortal, type PortalBuild } from "./readPortal";
import { readSite, type FreshFile, type SiteBuild } from "./readSite";

/** Builds whose hashed files stay for tabs that were opened before a swap. */
const KEPT_BUILDS = 3;
/** Above this many new texts the highest quality would keep the machine busy for minutes. */
const MANY_TEXTS = 2000;

export interface SiteStore {
  current(site: SiteKey): SiteBuild | undefined;
  /** A hashed file of an earlier build. */
  retired(site: SiteKey, path: string): Entry | undefined;
  /** Loads every site whose folder has changed and swaps it in at once; what cannot be read leaves what was served before. */
  refresh(): Promise<void>;
  loaded(): SiteKey[];
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
  log: Log;
}): SiteStore {
  const pool = new ContentPool();
  const compressor = createCompressor(options.cache, options.log);
  /** As they were read, and as they are served: together with the portal. */
  const read = new Map<SiteKey, SiteBuild>();
  const builds = new Map<SiteKey, SiteBuild>();
  let portal: PortalBuild | undefined;
  let portalMark: string | undefined;
  const earlier = new Map<SiteKey, HashedFiles[]>();
  const signatures = new Map<SiteKey, string>();

  let closed = false;
  /** One after the other: a hook and the watch may come at the same time. */
  let refreshing = Promise.resolve();

  /** Swaps a site in, with the portal if there is one. */
  const serve = (site: SiteKey, own: SiteBuild, fresh: readonly FreshFile[]): SiteBuild => {
    const { portal: application } = options;
    const composed =
      portal &&
      application &&
      withPortal(own, portal, pool, {
        config: (buildId) => toPortalConfig(siteByKey(site), application.settings, buildId),
        headers: (html) => application.pageHeaders({ site, html }),
      });
    const build = composed?.build ?? own;
    const replaced = builds.get(site);
    read.set(site, own);
    builds.set(site, build);
    if (replaced) {
      const kept = [hashedFiles(replaced), ...(earlier.get(site) ?? [])];
      earlier.set(site, kept.slice(0, KEPT_BUILDS));
    }
    pool.retain(hashesInUse(builds, earlier));
    compress([...fresh, ...(composed?.fresh ?? [])]);
    return build;
  };

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
      const { build: own, fresh } = await readSite(folder, pool, (html) =>
        options.pageHeaders({ site, html }),
      );
      const build = serve(site, own, fresh);
      const ms = Math.round(performance.now() - started);
      options.log.info({ site, build: build.latest.id, files: build.entries.size, ms }, "site loaded");
    } catch (error) {
      options.log.warn({ site, err: error }, "site could not be loaded; what was served before stays");
      // What was read in vain must count as new the next time, or it would never be compressed.
      pool.retain(hashesInUse(builds, earlier));
    }
  };

  const reloadPortal = async ({ folder }: PortalOptions): Promise<void> => {
    const mark = await portalSignature(folder);
    if (mark === undefined || mark === portalMark) return;
    portalMark = mark;
    try {
      portal = await readPortal(folder);
      for (const [site, own] of read) serve(site, own, []);
      options.log.info({ build: portal.id, files: portal.assets.size }, "portal loaded");
    } catch (error) {
      options.log.warn({ err: error }, "the portal could not be loaded; what was served before stays");
    }
  };

  const refresh = async (): Promise<void> => {
    if (options.portal && !closed) await reloadPortal(options.portal);
    for (const site of SITE_KEYS) {
      const signature = await signatureOf(join(options.folder, site));
      if (!closed && signature !== undefined && signature !== signatures.get(site))
        await reload(site, signature);
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
      refreshing = refreshing.then(refresh);
      return refreshing;
    },
    loaded: () => [...builds.keys()],
    async compressed() {
      await compressor.idle();
      await options.cache?.prune((hash) => pool.has(hash));
    },
    async close() {
      closed = true;
      compressor.close();
      await refreshing;
      await compressor.idle();
    },
  };
}

/** What changes when a build is swapped in or made in place: the folder itself and the files that Gatsby writes last. */
async function signatureOf(folder: string): Promise<string | undefined> {
  const marks = await Promise.all(
    ["", "index.html", "de/index.html", "page-data/app-data.json", "builds/latest.json"].map((file) =>
      stat(join(folder, file)).then(
        ({ ino, mtimeMs }) => `${ino}:${mtimeMs}`,
        () => "",
      ),
    ),
  );
  return marks[0] === "" ? undefined : marks.join("|");
}

type HashedFiles = ReadonlyMap<string, Entry>;

function hashedFiles(build: SiteBuild): HashedFiles {
  return new Map([...build.entries].filter(([, entry]) => entry.hashed));
}

function hashesInUse(
  builds: ReadonlyMap<SiteKey, SiteBuild>,
  earlier: ReadonlyMap<SiteKey, readonly HashedFiles[]>,
): ReadonlySet<string> {
  const files = [...[...builds.values()].map(({ entries }) => entries), ...[...earlier.values()].flat()];
  return new Set(files.flatMap((entries) => [...entries.values()].map(({ content }) => content.hash)));
}
