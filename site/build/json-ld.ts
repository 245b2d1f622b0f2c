import { paths } from "@gratweg/contracts/routes";
import type { SiteConfig } from "@gratweg/sites";
import type { Trip } from "./trips";
import { daysOf } from "./trips";

/** schema.org descriptions, so that search engines show price, dates and organiser. */
export function tripJsonLd(trip: Trip, site: SiteConfig): object[] {
  const { node, departures, operator } = trip;
  const origin = `https://${site.domain}`;
  const url = `${origin}${paths.trip(node.number, node.slug)}`;
  const picture = trip.pictures[0];
  return [
    {
      "@context": "https://schema.org",
      "@type": "TouristTrip",
      name: node.title,
      description: node.teaser,
      url,
      ...(picture ? { image: `${origin}${picture.src}` } : {}),
      ...(operator ? { provider: { "@type": "Organization", name: operator.name } } : {}),
      itinerary: {
        "@type": "ItemList",
        numberOfItems: daysOf(trip),
        itemListElement: (node.days ?? []).map((day, index) => ({
          "@type": "ListItem",
          position: index + 1,
          item: { "@type": "TouristAttraction", name: day.title },
        })),
      },
      offers: departures.map((departure) => ({
        "@type": "Offer",
        price: (departure.price.amount / 100).toFixed(2),
        priceCurrency: departure.price.currency,
        validThrough: departure.startDate,
        availabilityStarts: departure.startDate,
        url,
      })),
    },
    breadcrumbJsonLd(origin, [
      { name: site.name, path: paths.home() },
      { name: "Reisesuche", path: paths.search() },
      { name: node.title, path: paths.trip(node.number, node.slug) },
    ]),
  ];
}

export function breadcrumbJsonLd(origin: string, items: { name: string; path: string }[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: items.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

export function organisationJsonLd(site: SiteConfig): object {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: site.name,
    url: `https://${site.domain}${paths.home()}`,
    email: site.contact.email,
    telephone: site.contact.phone,
  };
}
