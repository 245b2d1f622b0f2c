import { paths } from "@gratweg/contracts/routes";
import type { ListingModel, TopListModel } from "../../src/editorial-models";
import type { TopListNode } from "../editorial-content";
import { canonicalAt, textOwner } from "../canonical";
import { lastChange } from "../discovery/last-change";
import { toSocialPicture } from "../discovery/social/card";
import { listJsonLd } from "../json-ld/lists";
import { toPicture } from "../pictures/models";
import { text } from "../texts";
import { picked } from "../picked";
import { showsOn } from "../shows-on";
import { toCards, tripsByNumber } from "../trips";
import type { PageKit, SitePage } from "./page-kit";

/** The lists and each of them. A list's trips that this site does not show are left out; a list without any has no page. */
export function topListPages(kit: PageKit): SitePage[] {
  const { content, site } = kit.input;
  const trips = tripsByNumber(kit.input.trips);
  const shown = content.topLists.nodes.filter((list) => showsOn(list.sites, site.key));
  const lists = picked(shown, site.topLists.first, ({ slug }) => slug)
    .map((node) => ({ node, path: paths.topLists(node.slug), entries: entriesOf(node, trips) }))
    .filter(({ entries }) => entries.length > 0);
  const top = { label: site.topLists.title, href: paths.topLists() };
  const lead = text("editorial.top.lead");
  const index: Omit<ListingModel, "crumbs"> = {
    title: top.label,
    lead,
    sections:
      lists.length > 0
        ? [
            {
              title: text("editorial.top.lists"),
              titleHidden: true,
              emphasis: "none",
              teasers: lists.map(({ node, path, entries }) => ({
                href: path,
                title: node.title,
                teaser: node.teaser,
                kicker: null,
                picture: toPicture(node.image),
                icon: null,
                publishedOn: null,
                note: text("editorial.top.tours", { count: entries.length }),
              })),
            },
          ]
        : [],
    empty: lists.length > 0 ? null : text("editorial.top.empty"),
    questions: null,
    contact: false,
  };
  /** The list's own picture, or that of its first tour. */
  const firstPicture = (list?: { node: TopListNode; entries: TopListModel["entries"] }) =>
    toSocialPicture(list?.node.image ?? trips.get(list?.entries[0]?.trip.number ?? 0)?.node.gallery?.[0]);
  return [
    kit.editorial("listing", "top-lists", {
      crumbs: [top],
      description: lead,
      lastmod: lastChange(...lists.map(({ node }) => node)),
      social: { title: top.label, kicker: null, picture: firstPicture(lists[0]) },
      model: index,
    }),
    ...lists.map(({ node, path, entries }) => {
      const model: Omit<TopListModel, "crumbs"> = {
        title: node.title,
        teaser: node.teaser,
        picture: toPicture(node.image),
        intro: node.intro ?? [],
        entries,
      };
      return kit.editorial("top-list", "top-list", {
        params: { name: node.slug },
        crumbs: [top, { label: node.title, href: path }],
        description: node.teaser ?? lead,
        lastmod: lastChange(
          node,
          ...entries.map(({ trip }) => ({ updatedAt: trips.get(trip.number)?.lastmod })),
        ),
        social: {
          title: node.title,
          kicker: text("editorial.top.tours", { count: entries.length }),
          picture: firstPicture({ node, entries }),
        },
        seo: node.seo,
        meta: canonicalAt(
          textOwner(
            node.sites,
            entries.map(({ trip }) => trip),
            content,
          ),
          path,
        ),
        jsonLd: [
          listJsonLd(
            kit.origin,
            node.title,
            entries.map(({ trip }) => ({ name: trip.title, path: paths.trip(trip.number, trip.slug) })),
          ),
        ],
        model,
      });
    }),
  ];
}

function entriesOf(node: TopListNode, trips: ReturnType<typeof tripsByNumber>): TopListModel["entries"] {
  const shown = (node.entries ?? []).flatMap(({ tour, reason }) => {
    const trip = tour === null ? undefined : trips.get(tour.number);
    return trip ? [{ trip, reason }] : [];
  });
  const cards = toCards(shown.map(({ trip }) => trip));
  return shown.flatMap(({ reason }, at) => (cards[at] ? [{ trip: cards[at], reason }] : []));
}
