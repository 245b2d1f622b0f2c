import { paths } from "@gratweg/contracts/routes";
import type { SiteConfig } from "@gratweg/sites";
import type { MagazineArticleNode } from "./editorial-content";
import type { QuestionModel } from "../src/editorial-models";
import { toPicture } from "./pictures";
import { textOf } from "./text";
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

export function articleJsonLd(node: MagazineArticleNode, path: string, site: SiteConfig): object {
  const origin = `https://${site.domain}`;
  const picture = toPicture(node.image);
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: node.title,
    ...(node.teaser ? { description: node.teaser } : {}),
    ...(picture ? { image: `${origin}${picture.src}` } : {}),
    ...(node.publishedOn ? { datePublished: node.publishedOn } : {}),
    dateModified: node.updatedAt,
    author: {
      "@type": node.author === null || /redaktion/i.test(node.author) ? "Organization" : "Person",
      name: node.author ?? site.name,
    },
    publisher: { "@type": "Organization", name: site.name, url: `${origin}${paths.home()}` },
    inLanguage: "de-DE",
    mainEntityOfPage: `${origin}${path}`,
  };
}

export function faqJsonLd(questions: readonly QuestionModel[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: textOf(answer) },
    })),
  };
}

/** A list in the order of its items. */
export function listJsonLd(origin: string, name: string, items: { name: string; path: string }[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name,
    itemListOrder: "https://schema.org/ItemListOrderAscending",
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.name,
      url: `${origin}${item.path}`,
    })),
  };
}
