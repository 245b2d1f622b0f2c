import { emptySearchQuery, withCardPictures } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import type { SiteConfig } from "@gratweg/sites";
import { SITES } from "@gratweg/sites/node";
import { createTripSearch } from "@gratweg/trip-search";
import { toSocialPicture, type SocialCard } from "../discovery/social/card";
import { lastChange } from "../discovery/last-change";
import { breadcrumbJsonLd, faqJsonLd, type Place } from "../json-ld/lists";
import { tripJsonLd } from "../json-ld/trip";
import { servicePageOf } from "../service-slugs";
import { text } from "../texts";
import { daysOf, picturesOf, relatedTo, toDocument, toTripModel, type Trip } from "../trips";
import type { PageKit, SitePage } from "./page-kit";

const OWNERS: ReadonlyMap<string, SiteConfig> = new Map(SITES.map((site) => [site.key, site]));

const SEARCH_CRUMBS: readonly Place[] = [
  { name: text("menu.home"), path: paths.home() },
  { name: text("menu.search"), path: paths.search() },
];

/** The search and a page for each trip. */
export function tripPages(kit: PageKit): SitePage[] {
  const { content, trips, site, today } = kit.input;
  const first = createTripSearch(trips.map(toDocument), site.key).search(emptySearchQuery(), today);
  return [
    kit.page(paths.search(), "search", "search", {
      meta: kit.meta(
        "Reisesuche",
        `${trips.length} geführte Touren: nach Land, Region, Termin, Dauer, Preis und Anspruch gefiltert.`,
        paths.search(),
        {
          jsonLd: [breadcrumbJsonLd(kit.origin, SEARCH_CRUMBS)],
        },
      ),
      lastmod: lastChange(...trips.map(({ lastmod }) => ({ updatedAt: lastmod }))),
      model: {
        first: { ...first, data: withCardPictures(first.data, picturesOf(trips)) },
        rankingHref: servicePageOf(content, site, "ranking") ? paths.ranking() : null,
      },
    }),
    ...trips.map((trip) => {
      const path = paths.trip(trip.node.number, trip.node.slug);
      const owner = ownerOf(trip, site);
      const canonical = `https://${owner.domain}${path}`;
      const model = toTripModel(trip, relatedTo(trip, trips));
      return kit.page(path, "trip", "trip", {
        params: { id: String(trip.node.number), name: trip.node.slug },
        meta: kit.meta(
          trip.node.seo?.metaTitle ?? trip.node.title,
          trip.node.seo?.metaDescription ?? trip.node.teaser,
          path,
          {
            canonical,
            noindex: trip.node.seo?.noindex === true,
            changedAt: trip.lastmod,
            jsonLd: [
              tripJsonLd(trip, kit.origin, canonical),
              ...faqJsonLd(model.questions),
              breadcrumbJsonLd(kit.origin, crumbsOf(trip, path)),
            ],
          },
        ),
        lastmod: trip.lastmod,
        social: socialCard(trip, owner),
        model,
      });
    }),
  ];
}

/** A trip on several sites has one canonical owner, which the editor names. */
function ownerOf({ node }: Trip, site: SiteConfig): SiteConfig {
  return (node.canonicalSite === null ? undefined : OWNERS.get(node.canonicalSite)) ?? site;
}

/** The same as the path bar of the page. */
function crumbsOf({ node }: Trip, path: string): Place[] {
  const country = node.country && {
    name: node.country.name,
    path: paths.search(`country=${node.country.slug}`),
  };
  return [...SEARCH_CRUMBS, ...(country ? [country] : []), { name: node.title, path }];
}

/** The owner's, so that all siblings that show the trip share one picture. */
function socialCard(trip: Trip, owner: SiteConfig): SocialCard {
  const { node } = trip;
  const days = daysOf(trip);
  return {
    title: node.title,
    kicker: [node.country?.name, text("discovery.days", { count: days })].filter(Boolean).join(" · "),
    picture: toSocialPicture(node.gallery?.[0]),
    owner: { name: owner.name, primary: owner.theme.primary },
  };
}
