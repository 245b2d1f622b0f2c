import type { PortalConfig } from "@gratweg/contracts";
import type { ContentPool } from "./content";
import { createEntry, type Entry } from "./entry";
import { fileType, isHashed } from "./fileTypes";
import type { BuiltPage } from "./inlineHashes";
import { isScreen, PORTAL_PAGE } from "./matchPaths";
import { configElement } from "./portalConfig";
import { CONFIG_PLACE, type PortalBuild } from "./readPortal";
import type { FreshFile, SiteBuild } from "./readSite";

export interface PortalHost {
  /** Of the host's site, for a page that belongs to the build with this id. */
  config: (buildId: string) => PortalConfig;
  headers: (page: BuiltPage) => Readonly<Record<string, string>>;
}

/**
 * The host's site and the application in one: the page with the host's configuration, and its files. What the site has built itself
 * stands before it, but for the application's own addresses. The common id is the site's, then the application's, so that a page of the site can tell its own part.
 */
export function withPortal(
  site: SiteBuild,
  portal: PortalBuild,
  pool: ContentPool,
  host: PortalHost,
): { build: SiteBuild; fresh: FreshFile[] } {
  const fresh: FreshFile[] = [];
  const entries = new Map<string, Entry>();
  const add = (path: string, bytes: Buffer, pageHeaders?: Readonly<Record<string, string>>) => {
    const { type, compress } = fileType(pageHeaders ? "index.html" : path);
    const hashed = isHashed(path);
    const pooled = pool.add(bytes);
    if (pooled.fresh && compress) fresh.push({ content: pooled.content, hashed });
    entries.set(path, createEntry({ path, content: pooled.content, type, compress, hashed, pageHeaders }));
  };

  const latest = {
    id: `${site.latest.id}.${portal.id}`,
    builtAt: site.latest.builtAt > portal.builtAt ? site.latest.builtAt : portal.builtAt,
  };
  for (const [path, bytes] of portal.assets) add(path, bytes);
  const html = Buffer.from(portal.shell.replace(CONFIG_PLACE, () => configElement(host.config(latest.id))));
  add(PORTAL_PAGE, html, host.headers({ path: PORTAL_PAGE, html, known: portal.inlineScripts }));
  for (const [path, entry] of site.entries) if (!isScreen(path)) entries.set(path, entry);
  return { build: { ...site, latest, entries }, fresh };
}
