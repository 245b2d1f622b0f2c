import { SERVICE_PAGES } from "@gratweg/contracts/routes";
import type { SiteConfig } from "@gratweg/sites";
import type { Content, PageNode } from "./content";
import { showsOn } from "./shows-on";

/** The texts among the service pages; the two others stand beside forms. */
export const SERVICE_TEXTS = { agb: "terms", barrierefreiheit: "accessibility", ranking: "ranking" } as const;
export const SERVICE_FORMS = { "vertrag-kuendigen": "cancel", "vertrag-widerrufen": "withdraw" } as const;

type ServiceSlug = keyof typeof SERVICE_PAGES;

export function isServiceSlug(slug: string): slug is ServiceSlug {
  return Object.hasOwn(SERVICE_PAGES, slug);
}

/** Undefined where the site does not show it: then nothing leads there. */
export function servicePageOf(content: Content, site: SiteConfig, slug: ServiceSlug): PageNode | undefined {
  return content.pages.nodes.find((page) => page.slug === slug && showsOn(page.sites, site.key));
}
