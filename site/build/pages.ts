import { emptySearchQuery, routeName, type RouteKey } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import { SITES, type SiteConfig } from "@gratweg/sites";
import { createTripIndex } from "@gratweg/trip-search";
import type { MetaModel, PageContext } from "../src/view-models";
import type { Content, PageNode } from "./content";
import { toHome } from "./home";
import { breadcrumbJsonLd, organisationJsonLd, tripJsonLd } from "./json-ld";
import { toPicture } from "./pictures";
import { toShell } from "./shell";
import { relatedTo, showsOn, toDocument, toTripModel, type Trip } from "./trips";

const OWNERS: ReadonlyMap<string, string> = new Map(SITES.map(({ key, domain }) => [key, domain]));

export interface SitePage {
  path: string;
  template: "home" | "search" | "trip" | "page" | "error";
  context: PageContext<unknown>;
}

interface Input {
  content: Content;
  trips: Trip[];
  site: SiteConfig;
  /** `YYYY-MM-DD` in Europe/Berlin. */
  today: string;
  production: boolean;
}

/** Every page of one site. */
export function sitePages(input: Input): SitePage[] {
  const { content, trips, site } = input;
  const contentPages = content.pages.nodes.filter(
    (page) => page.layout !== "portal" && showsOn(page.sites, site.key),
  );
  const shell = toShell(content, site, {
    production: input.production,
    pagePaths: [paths.home(), paths.search(), ...contentPages.map(({ slug }) => paths.page(slug))],
  });
  const origin = `https://${site.domain}`;
  const meta = (
    title: string,
    description: string,
    path: string,
    more: Partial<MetaModel> = {},
  ): MetaModel => ({
    title: title === site.name ? `${site.name} – ${site.claim}` : `${title} – ${site.name}`,
    description,
    canonical: `${origin}${path}`,
    noindex: !input.production,
    jsonLd: [],
    ...more,
  });
  const page = (
    path: string,
    template: SitePage["template"],
    route: RouteKey,
    rest: { params?: Record<string, string>; meta: MetaModel; model: unknown; isDefault?: boolean },
  ): SitePage => ({
    path,
    template,
    context: {
      language: "de",
      route: routeName(route, rest.isDefault),
      params: rest.params ?? {},
      shell,
      meta: rest.meta,
      model: rest.model,
    },
  });

  const home = toHome(content, trips, site);
  const homeMeta = meta(site.name, site.claim, paths.home(), { jsonLd: [organisationJsonLd(site)] });
  const index = createTripIndex(trips.map(toDocument));
  const first = index.search(emptySearchQuery(), input.today);
  const error = meta("Seite nicht gefunden", "Diese Seite wurde verschoben.", "/404", { noindex: true });

  return [
    page("/", "home", "home", { meta: homeMeta, model: home, isDefault: true }),
    page(paths.home(), "home", "home", { meta: homeMeta, model: home }),
    page(paths.search(), "search", "search", {
      meta: meta(
        "Reisesuche",
        `${trips.length} geführte Touren: nach Land, Region, Termin, Dauer, Preis und Anspruch gefiltert.`,
        paths.search(),
        {
          jsonLd: [
            breadcrumbJsonLd(origin, [
              { name: site.name, path: paths.home() },
              { name: "Reisesuche", path: paths.search() },
            ]),
          ],
        },
      ),
      model: { first },
    }),
    ...trips.map((trip) =>
      page(paths.trip(trip.node.number, trip.node.slug), "trip", "trip", {
        params: { id: String(trip.node.number), name: trip.node.slug },
        meta: meta(
          trip.node.seo?.metaTitle ?? trip.node.title,
          trip.node.seo?.metaDescription ?? trip.node.teaser,
          paths.trip(trip.node.number, trip.node.slug),
          {
            canonical: `${canonicalOrigin(trip, site)}${paths.trip(trip.node.number, trip.node.slug)}`,
            jsonLd: tripJsonLd(trip, site),
          },
        ),
        model: toTripModel(trip, relatedTo(trip, trips), input.today),
      }),
    ),
    ...contentPages.map((node) =>
      page(paths.page(node.slug), "page", "page", {
        params: { slug: node.slug },
        meta: meta(
          node.seo?.metaTitle ?? node.title,
          node.seo?.metaDescription ?? node.intro ?? node.title,
          paths.page(node.slug),
          {
            noindex: !input.production || node.seo?.noindex === true,
          },
        ),
        model: contentPage(node),
      }),
    ),
    page("/404.html", "error", "page", { meta: error, model: { variant: "site" } }),
    page("/de/fehler-portal", "error", "portal-page", { meta: error, model: { variant: "portal" } }),
  ];
}

/** A trip on several sites has one canonical owner, which the editor names. */
function canonicalOrigin(trip: Trip, site: SiteConfig): string {
  const owner = trip.node.canonicalSite;
  const found = owner === null ? undefined : OWNERS.get(owner);
  return `https://${found ?? site.domain}`;
}

function contentPage(node: PageNode) {
  return {
    title: node.title,
    intro: node.intro,
    picture: toPicture(node.image, node.title),
    body: node.body ?? [],
  };
}
