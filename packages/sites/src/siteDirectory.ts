import { hostName } from "./hostName";
import { isSiteKey, type LayoutName, type SiteConfig, type SiteKey } from "./schema";
import { SiteConfigError } from "./validateSites";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

export interface SiteDirectory {
  SITES: readonly SiteConfig[];
  siteByKey: (key: SiteKey) => SiteConfig;
  /**
   * The site that answers on a `Host` header's value: production domains, `{key}.localhost`, loopback names as hiking
   * (decisions.md, "Hosts"). Undefined for every other host. `domains` replaces production domains by key.
   */
  siteByHost: (host: string, domains?: Partial<Record<SiteKey, string>>) => SiteConfig | undefined;
}

/** Ways to find one of the given, already checked sites. */
export function createSiteDirectory(sites: readonly SiteConfig[]): SiteDirectory {
  const byKey = new Map(sites.map((site) => [site.key, site]));
  return {
    SITES: sites,
    siteByKey(key) {
      const site = byKey.get(key);
      if (!site) throw new SiteConfigError(`Unbekannte Website „${key}“`);
      return site;
    },
    siteByHost(host, domains = {}) {
      const name = hostName(host);
      if (name === undefined) return undefined;
      if (LOOPBACK.has(name)) return byKey.get("hiking");
      const key = name.endsWith(".localhost") ? name.slice(0, -".localhost".length) : undefined;
      if (key !== undefined) return isSiteKey(key) ? byKey.get(key) : undefined;
      return sites.find((site) => (domains[site.key] ?? site.domain) === name);
    },
  };
}

export function layoutOf(site: SiteConfig): LayoutName {
  return site.key === "portal" ? "portal" : "default";
}
