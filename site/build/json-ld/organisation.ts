import { dialled } from "@gratweg/design-system";
import { paths } from "@gratweg/contracts/routes";
import type { SiteConfig } from "@gratweg/sites";
import { ICONS } from "../discovery/manifest";

/** Names a site as the same organisation on all its pages. */
export function organisationId(origin: string): string {
  return `${origin}/#organisation`;
}

/** Who we are, and how the site is searched; stands on home. */
export function siteJsonLd(
  site: SiteConfig,
  contact: { email: string | null; phone: string | null },
): object[] {
  const origin = `https://${site.domain}`;
  const home = `${origin}${paths.home()}`;
  const reachable = {
    ...(contact.email === null ? {} : { email: contact.email }),
    ...(contact.phone === null ? {} : { telephone: dialled(contact.phone) }),
  };
  return [
    {
      "@context": "https://schema.org",
      "@type": "Organization",
      "@id": organisationId(origin),
      name: site.name,
      description: site.claim,
      url: home,
      logo: { "@type": "ImageObject", url: `${origin}${ICONS.large}`, width: 512, height: 512 },
      ...reachable,
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        ...reachable,
        availableLanguage: "de",
      },
    },
    {
      "@context": "https://schema.org",
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      name: site.name,
      url: home,
      inLanguage: "de-DE",
      publisher: { "@id": organisationId(origin) },
      potentialAction: {
        "@type": "SearchAction",
        target: {
          "@type": "EntryPoint",
          urlTemplate: `${origin}${paths.search()}?q={search_term_string}`,
        },
        "query-input": "required name=search_term_string",
      },
    },
  ];
}
