import type { SearchAnswer, TripCard } from "@gratweg/contracts";
import { emptySearchQuery, type SearchQuery } from "@gratweg/contracts/search-query";
import { emptyFacets } from "./tripSearchContext";

/** Test data only. */
export function queryOf(patch: Partial<SearchQuery> = {}): SearchQuery {
  return { ...emptySearchQuery(), ...patch };
}

export function cardOf(number: number): TripCard {
  return {
    number,
    slug: `tour-${number}`,
    title: `Tour ${number}`,
    teaser: "Drei Hütten, zwei Pässe.",
    image: { src: `/bilder/${number}.jpg`, width: 640, height: 480, alt: "Ein Grat im Abendlicht" },
    country: { slug: "oesterreich", name: "Österreich" },
    region: null,
    activities: [{ slug: "wandern", name: "Wandern" }],
    days: 6,
    difficulty: 3,
    priceFrom: { amount: 89_000, currency: "EUR" },
    cheapestDeparture: "2027-06-12",
    nextDeparture: "2027-06-12",
    operator: null,
  };
}

export function answerOf(
  numbers: number[],
  {
    page = 1,
    pageCount = numbers.length > 0 ? 3 : 0,
    ...meta
  }: { page?: number; pageCount?: number } & Pick<
    SearchAnswer["meta"],
    "suggestion" | "understood" | "similar"
  > = {},
): SearchAnswer {
  return {
    data: numbers.map(cardOf),
    meta: {
      pagination: { page, pageSize: 24, pageCount, total: pageCount === 0 ? 0 : pageCount * 24 - 5 },
      facets: {
        ...emptyFacets(),
        country: [
          { value: "oesterreich", label: "Österreich", count: 7 },
          { value: "schweiz", label: "Schweiz", count: 4 },
        ],
      },
      ...meta,
    },
  };
}
