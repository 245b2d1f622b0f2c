import { emptySearchQuery, writeSearchQuery } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import type { SiteConfig } from "@gratweg/sites";
import type { CollectionModel } from "../../src/collection-models";
import type { CrumbModel } from "../../src/editorial-models";
import { collectionsOf, type Collection } from "../collections/collections";
import { activityFacts, monthFacts, placeFacts } from "../collections/facts";
import { overviewLinks, waysOn } from "../collections/links";
import { factsOf, headTitleOf, leadOf, titleOf } from "../collections/words";
import { lastChange } from "../discovery/last-change";
import { toSocialPicture, type SocialCard } from "../discovery/social/card";
import { articleTeasersOf } from "../home/teasers";
import { listJsonLd } from "../json-ld/lists";
import { text } from "../texts";
import { toCards, type Trip } from "../trips";
import type { PageKit, SitePage } from "./page-kit";

/** A page for each place, activity and month that has trips, for the combinations with enough of them, and their overview. */
export function tripCollectionPages(kit: PageKit): SitePage[] {
  const { content, trips, today } = kit.input;
  const collections = collectionsOf([
    ...placeFacts(content, trips),
    ...activityFacts(content, trips),
    ...monthFacts(trips, today),
  ]);
  if (collections.length === 0) return [];
  const pages = new Map(collections.map((collection) => [collection.path, collection]));
  return [
    overviewPage(kit, collections),
    ...collections.map((collection) => collectionPage(kit, collection, pages)),
  ];
}

function overviewPage(kit: PageKit, collections: readonly Collection[]): SitePage {
  const title = text("collections.title");
  const model: Omit<CollectionModel, "crumbs"> = {
    title,
    lead: text("collections.lead"),
    intro: null,
    trips: null,
    links: overviewLinks(collections),
    articles: null,
  };
  return kit.editorial("collection", "page", {
    params: { slug: "reisen" },
    crumbs: [overviewCrumb()],
    description: model.lead,
    seo: { metaTitle: title, metaDescription: null, noindex: false },
    lastmod: lastChangeOf(kit.input.trips),
    model,
  });
}

function collectionPage(
  kit: PageKit,
  collection: Collection,
  pages: ReadonlyMap<string, Collection>,
): SitePage {
  const { site, content } = kit.input;
  const { path, facts } = collection;
  const title = titleOf(collection, site);
  const trips = byNextDeparture(collection.trips);
  const lead = leadOf(trips, site);
  const [first, second] = facts;
  const isOfMonth = facts.some(({ kind }) => kind === "month");
  const model: Omit<CollectionModel, "crumbs"> = {
    title,
    lead,
    intro: (second ? null : first.intro) ?? (isOfMonth ? null : factsOf(trips, site)),
    trips: {
      label: text("collections.trips", { name: title }),
      cards: toCards(trips),
      refineHref: paths.search(
        writeSearchQuery({ ...emptySearchQuery(), ...first.query, ...second?.query }).toString(),
      ),
    },
    links: waysOn(collection, pages),
    articles: articleTeasersOf(content, site, trips),
  };
  return kit.editorial("collection", "page", {
    params: { slug: path.slice(paths.page("").length) },
    crumbs: crumbsOf(collection, title, pages),
    description: lead,
    seo: { metaTitle: headTitleOf(collection, site), metaDescription: null, noindex: false },
    lastmod: lastChangeOf(trips),
    // A place's combinations share its preview: drawing one takes as long as writing two pages.
    social: socialCard((second && pages.get(paths.tripCollections(first.slug))) || collection, site),
    jsonLd: [
      listJsonLd(
        kit.origin,
        title,
        trips.map(({ node }) => ({ name: node.title, path: paths.trip(node.number, node.slug) })),
      ),
    ],
    model,
  });
}

function socialCard(collection: Collection, site: SiteConfig): SocialCard {
  const trips = byNextDeparture(collection.trips);
  return {
    title: titleOf(collection, site),
    kicker: text("collections.count", {
      count: trips.length,
      trips: site.trips[trips.length === 1 ? "one" : "many"],
    }),
    picture: toSocialPicture(trips[0]?.node.gallery?.[0]),
  };
}

const overviewCrumb = (): CrumbModel => ({
  label: text("collections.short"),
  href: paths.tripCollections(),
});

/** Over the smallest larger place that has a page; of two facts over the place. */
function crumbsOf(
  { path, facts }: Collection,
  title: string,
  pages: ReadonlyMap<string, Collection>,
): CrumbModel[] {
  const [first, second] = facts;
  const parent = second
    ? pages.get(paths.tripCollections(first.slug))
    : first.within.flatMap((slug) => pages.get(paths.tripCollections(slug)) ?? [])[0];
  return [
    overviewCrumb(),
    ...(parent ? [{ label: parent.facts[0].name, href: parent.path }] : []),
    { label: title, href: path },
  ];
}

function byNextDeparture(trips: readonly Trip[]): Trip[] {
  const next = ({ departures }: Trip) => departures[0]?.startDate ?? "9999";
  return [...trips].sort((a, b) => next(a).localeCompare(next(b)) || a.node.number - b.node.number);
}

function lastChangeOf(trips: readonly Trip[]): string | null {
  return lastChange(...trips.map(({ lastmod }) => ({ updatedAt: lastmod })));
}
