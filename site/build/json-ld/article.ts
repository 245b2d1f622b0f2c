import type { SiteConfig } from "@gratweg/sites";
import type { MagazineArticleNode } from "../editorial-content";
import { toPicture } from "../pictures/models";
import { ICONS } from "../discovery/manifest";
import { organisationId } from "./organisation";

export function articleJsonLd(
  node: MagazineArticleNode,
  { path, topic, site }: { path: string; topic: string; site: SiteConfig },
): object {
  const origin = `https://${site.domain}`;
  const picture = toPicture(node.image);
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: node.title,
    ...(node.teaser ? { description: node.teaser } : {}),
    ...(picture ? { image: [`${origin}${picture.src}`] } : {}),
    ...(node.publishedOn ? { datePublished: node.publishedOn } : {}),
    dateModified: node.updatedAt,
    articleSection: topic,
    author:
      node.author === null || /redaktion/i.test(node.author)
        ? { "@type": "Organization", name: node.author ?? site.name }
        : { "@type": "Person", name: node.author },
    publisher: {
      "@type": "Organization",
      "@id": organisationId(origin),
      name: site.name,
      logo: { "@type": "ImageObject", url: `${origin}${ICONS.large}` },
    },
    inLanguage: "de-DE",
    mainEntityOfPage: { "@type": "WebPage", "@id": `${origin}${path}` },
  };
}
