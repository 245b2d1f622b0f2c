import { reversedRanges, SLUG_FACETS, type SearchQuery } from "@gratweg/contracts/search-query";
import { formatDate, formatPrice, type ActiveFilter } from "@gratweg/design-system";
import type { ChosenFilters, SearchQueryPatch } from "@gratweg/flows";

type T = (key: string, values?: Record<string, string | number>) => string;

const CHOSEN = {
  country: "countries",
  region: "regions",
  continent: "continents",
  activity: "activities",
  operator: "operators",
  travelType: "travelTypes",
  travelFocusType: "travelFocusTypes",
} as const;

/** Every filter that is set, each with a name that a person understands. */
export function activeFilters(query: SearchQuery, chosen: ChosenFilters, t: T): ActiveFilter[] {
  const slugs = SLUG_FACETS.flatMap((facet) =>
    query[facet].map((slug) => ({
      id: `${facet}:${slug}`,
      label: chosen[CHOSEN[facet]].find((value) => value.slug === slug)?.name ?? slug,
    })),
  );
  const grades = query.difficulty.map((grade) => ({
    id: `difficulty:${grade}`,
    label: t("search.filter.difficulty", { grade }),
  }));
  const euros = (value: number) => formatPrice(value * 100);
  const ranges: (ActiveFilter | null)[] = [
    query.from && { id: "from", label: t("search.filter.from", { date: formatDate(query.from) }) },
    query.to && { id: "to", label: t("search.filter.to", { date: formatDate(query.to) }) },
    query.minDays !== null
      ? { id: "minDays", label: t("search.filter.minDays", { count: query.minDays }) }
      : null,
    query.maxDays !== null
      ? { id: "maxDays", label: t("search.filter.maxDays", { count: query.maxDays }) }
      : null,
    query.minPrice !== null
      ? { id: "minPrice", label: t("search.filter.minPrice", { price: euros(query.minPrice) }) }
      : null,
    query.maxPrice !== null
      ? { id: "maxPrice", label: t("search.filter.maxPrice", { price: euros(query.maxPrice) }) }
      : null,
  ].map((filter) => filter || null);
  return [...slugs, ...grades, ...ranges.filter((filter) => filter !== null)];
}

/** The query as it is searched: without the ends of ranges that are upside down. */
export function withoutEnds(query: SearchQuery): SearchQuery {
  return { ...query, ...Object.fromEntries(reversedRanges(query).map(({ parameter }) => [parameter, null])) };
}

/** The change that takes one of {@link activeFilters} away. */
export function withoutFilter(query: SearchQuery, id: string): SearchQueryPatch {
  const [name = "", value] = id.split(":");
  if (name === "difficulty")
    return { difficulty: query.difficulty.filter((grade) => String(grade) !== value) };
  const facet = SLUG_FACETS.find((candidate) => candidate === name);
  if (facet) return { [facet]: query[facet].filter((slug) => slug !== value) };
  return { [name]: null };
}
