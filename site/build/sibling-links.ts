import type { SiteConfig } from "@gratweg/sites";
import { SITES } from "@gratweg/sites/node";
import { textOwner } from "./canonical";
import type { SiteSelection } from "./content-nodes";
import type { Content } from "./content";
import { showsOn } from "./shows-on";

/**
 * Texts stand on several sites and link tours, articles and lists that not each of them shows: such a link leads to the sibling that
 * owns its target. Goes through all content, so that no text is forgotten.
 */
export function withSiblingLinks(content: Content, site: SiteConfig): Content {
  const elsewhere = targetsElsewhere(content, site);
  return relinked(content, (url) => {
    const [path = ""] = url.split(/[?#]/, 1);
    const owner = elsewhere.get(keyOf(path));
    return owner === undefined ? url : `https://${owner.domain}${url}`;
  }) as Content;
}

/** What this site does not show and another does, by the path without a trip's name, which may be an old one. */
function targetsElsewhere(content: Content, site: SiteConfig): ReadonlyMap<string, SiteConfig> {
  const owners = new Map<string, SiteConfig>();
  const add = (path: string, sites: SiteSelection | null, owner: SiteConfig | undefined) => {
    if (owner && !showsOn(sites, site.key)) owners.set(path, owner);
  };
  for (const { number, sites, canonicalSite } of content.tours.nodes)
    add(`/de/reise/${number}`, sites, SITES.find(({ key }) => key === canonicalSite) ?? textOwner(sites));
  for (const { slug, topic, sites, tours } of content.magazineArticles.nodes)
    if (topic) add(`/de/magazin/${topic.slug}/${slug}`, sites, textOwner(sites, tours ?? [], content));
  for (const { slug, sites, entries } of content.topLists.nodes) {
    const tours = (entries ?? []).flatMap(({ tour }) => tour ?? []);
    add(`/de/top/${slug}`, sites, textOwner(sites, tours, content));
  }
  for (const { slug, sites } of content.pages.nodes) add(`/de/${slug}`, sites, textOwner(sites));
  return owners;
}

function keyOf(path: string): string {
  return /^\/de\/reise\/\d+(?=\/)/.exec(path)?.[0] ?? path;
}

function relinked(value: unknown, target: (url: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => relinked(entry, target));
  if (typeof value !== "object" || value === null) return value;
  const { type, url } = value as { type?: unknown; url?: unknown };
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      name === "url" && type === "link" && typeof url === "string" ? target(url) : relinked(entry, target),
    ]),
  );
}
