import { configs } from "./configs";
import { SITE_KEYS, siteConfig, type LayoutName, type SiteConfig, type SiteKey } from "./schema";

/** A configuration that cannot be used; the message names file and field. */
export class SiteConfigError extends Error {
  override name = "SiteConfigError";
}

/** Checks configurations: each well-formed, every key once, no domain twice. Throws {@link SiteConfigError}. */
export function validateSites(
  candidates: readonly unknown[],
  file = "packages/sites/src/configs.ts",
): SiteConfig[] {
  const sites = candidates.map((candidate, index) => {
    const result = siteConfig.safeParse(candidate);
    if (result.success) return result.data;
    const issue = result.error.issues[0];
    const field = issue?.path.join(".") ?? "";
    throw new SiteConfigError(
      `${file}: [${index}]${field ? `.${field}` : ""}: ${issue?.message ?? "ungültig"}`,
    );
  });
  for (const key of SITE_KEYS) {
    const found = sites.filter((site) => site.key === key).length;
    if (found !== 1) throw new SiteConfigError(`${file}: key „${key}“ kommt ${found}-mal vor statt einmal`);
  }
  const domains = new Set<string>();
  for (const [index, { domain }] of sites.entries()) {
    if (domains.has(domain))
      throw new SiteConfigError(`${file}: [${index}].domain: „${domain}“ ist doppelt vergeben`);
    domains.add(domain);
  }
  return sites;
}

export const SITES: readonly SiteConfig[] = validateSites(configs);

const byKey = new Map(SITES.map((site) => [site.key, site]));
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

export function siteByKey(key: SiteKey): SiteConfig {
  const site = byKey.get(key);
  if (!site) throw new SiteConfigError(`Unbekannte Website „${key}“`);
  return site;
}

export function isSiteKey(text: string): text is SiteKey {
  return (SITE_KEYS as readonly string[]).includes(text);
}

/**
 * The site that answers on a `Host` header's value: production domains, `{key}.localhost`, loopback names as hiking
 * (decisions.md, "Hosts"). Undefined for every other host. `domains` replaces production domains by key.
 */
export function siteByHost(
  host: string,
  domains: Partial<Record<SiteKey, string>> = {},
): SiteConfig | undefined {
  const name = hostName(host);
  if (LOOPBACK.has(name)) return byKey.get("hiking");
  const key = name.endsWith(".localhost") ? name.slice(0, -".localhost".length) : undefined;
  if (key !== undefined) return isSiteKey(key) ? byKey.get(key) : undefined;
  return SITES.find((site) => (domains[site.key] ?? site.domain) === name);
}

export function layoutOf(site: SiteConfig): LayoutName {
  return site.key === "portal" ? "portal" : "default";
}

function hostName(host: string): string {
  const lower = host.trim().toLowerCase();
  if (lower.startsWith("[")) return lower.slice(0, lower.indexOf("]") + 1);
  return lower.replace(/:\d*$/, "").replace(/\.$/, "");
}
