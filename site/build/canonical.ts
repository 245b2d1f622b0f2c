import type { SiteConfig } from "@gratweg/sites";
import { SITES } from "@gratweg/sites/node";
import type { SiteSelection } from "./content-nodes";
import type { Content } from "./content";
import { showsOn } from "./shows-on";

/**
 * The one site that search engines should know a text by which several show: of the sites that show it, the one that owns most of the
 * tours it tells of, else the first in the configuration's order. The portal owns only what nobody else shows.
 */
export function textOwner(
  selection: SiteSelection | null,
  tours: readonly { number: number }[] = [],
  content?: Content,
): SiteConfig | undefined {
  const owners = new Map(content?.tours.nodes.map(({ number, canonicalSite }) => [number, canonicalSite]));
  const votes = (key: string) => tours.filter(({ number }) => owners.get(number) === key).length;
  return SITES.filter(({ key }) => showsOn(selection, key))
    .map((site) => ({ site, votes: site.key === "portal" ? -1 : votes(site.key) }))
    .sort((a, b) => b.votes - a.votes)[0]?.site;
}

/** Of texts that all sites show: help, questions, legal texts. */
export function sharedOwner(): SiteConfig | undefined {
  return SITES[0];
}

/** For a page's head; nothing when the site itself owns it. */
export function canonicalAt(owner: SiteConfig | undefined, path: string): { canonical?: string } {
  return owner ? { canonical: `https://${owner.domain}${path}` } : {};
}
