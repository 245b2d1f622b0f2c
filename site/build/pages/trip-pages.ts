import { emptySearchQuery } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import type { SiteConfig } from "@gratweg/sites";
import { SITES } from "@gratweg/sites/node";
import { createTripIndex } from "@gratweg/trip-search";
import { breadcrumbJsonLd, tripJsonLd } from "../json-ld";
import { relatedTo, toDocument, toTripModel, type Trip } from "../trips";
import type { PageKit, SitePage } from "./page-kit";

const OWNERS: ReadonlyMap<string, string> = new Map(SITES.map(({ key, domain }) => [key, domain]));

/** The search and a page for each trip. */
export function tripPages(kit: PageKit): SitePage[] {
  const { trips, site, today } = kit.input;
  const first = createTripIndex(trips.map(toDocument)).search(emptySearchQuery(), today);
  return [
    kit.page(paths.search(), "search", "search", {
      meta: kit.meta(
        "Reisesuche",
        `${trips.length} geführte Touren: nach Land, Region, Termin, Dauer, Preis und Anspruch gefiltert.`,
        paths.search(),
        {
          jsonLd: [
            breadcrumbJsonLd(kit.origin, [
              { name: site.name, path: paths.home() },
              { name: "Reisesuche", path: paths.search() },
            ]),
          ],
        },
      ),
      model: { first },
    }),
    ...trips.map((trip) => {
      const path = paths.trip(trip.node.number, trip.node.slug);
      return kit.page(path, "trip", "trip", {
        params: { id: String(trip.node.number), name: trip.node.slug },
        meta: kit.meta(
          trip.node.seo?.metaTitle ?? trip.node.title,
          trip.node.seo?.metaDescription ?? trip.node.teaser,
          path,
          { canonical: `${canonicalOrigin(trip, site)}${path}`, jsonLd: tripJsonLd(trip, site) },
        ),
        model: toTripModel(trip, relatedTo(trip, trips), today),
      });
    }),
  ];
}

/** A trip on several sites has one canonical owner, which the editor names. */
function canonicalOrigin(trip: Trip, site: SiteConfig): string {
  const owner = trip.node.canonicalSite;
  const found = owner === null ? undefined : OWNERS.get(owner);
  return `https://${found ?? site.domain}`;
}
