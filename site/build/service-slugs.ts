import type { SiteConfig } from "@gratweg/sites";
import type { Content, PageNode } from "./content";
import { showsOn } from "./shows-on";

/** Editors' pages that stand at routes of their own: texts, and the words beside the two forms about contracts. */
export const SERVICE_TEXTS = {
  agb: "terms",
  barrierefreiheit: "accessibility",
  ranking: "ranking",
} as const;
export const SERVICE_FORMS = { "vertrag-kuendigen": "cancel", "vertrag-widerrufen": "withdraw" } as const;

type ServiceSlug = keyof typeof SERVICE_TEXTS | keyof typeof SERVICE_FORMS;

export function isServiceSlug(slug: string): slug is ServiceSlug {
  return Object.hasOwn(SERVICE_TEXTS, slug) || Object.hasOwn(SERVICE_FORMS, slug);
}

/** Undefined where the site does not show it: then nothing leads there. */
export function servicePageOf(content: Content, site: SiteConfig, slug: ServiceSlug): PageNode | undefined {
  return content.pages.nodes.find((page) => page.slug === slug && showsOn(page.sites, site.key));
}
