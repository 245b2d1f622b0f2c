import type { Facets, Named, SearchAnswer, TripCard } from "@gratweg/contracts";
import { emptySearchQuery, type SearchQuery, type SlugFacet } from "@gratweg/contracts/search-query";
import { queryKey } from "./queryChanges";

/** The search state of section 3 of the specification, the query that led to it and the answer's facets. */
export interface TripSearchContext extends ChosenFilters, TripPlace {
  /** As typed and chosen; `settledQuery` is what is asked. */
  query: SearchQuery;
  /** `queryKey` of the query that the results belong to; null before the first answer. */
  answeredQuery: string | null;
  searchResults: TripCard[];
  page: number;
  pageCount: number;
  totalResults: number;
  facets: Facets;
  suggestion: string | null;
  /** A trip was opened from these results and its place has not been taken up again yet. */
  fromDetail: boolean;
}

/** The chosen values with their names, which stay known when an answer no longer counts them. */
export interface ChosenFilters {
  countries: Named[];
  operators: Named[];
  regions: Named[];
  continents: Named[];
  activities: Named[];
  travelTypes: Named[];
  travelFocusTypes: Named[];
}

/** Where the visitor stood when a trip was opened. */
export interface TripPlace {
  /** Of the document, in CSS pixels. */
  scrollY: number;
  /** From the viewport's top to the opened card's top, in CSS pixels: holds when the layout above has changed. */
  relativePositionOffset: number;
  /** `number` of the opened trip. */
  activeTourId: number | null;
}

export interface TripSearchInput {
  query?: SearchQuery;
  /** The answer to `query`, such as the first page that was rendered when the site was built. */
  answer?: SearchAnswer | null;
}

const CHOSEN: Readonly<Record<SlugFacet, keyof ChosenFilters>> = {
  country: "countries",
  operator: "operators",
  region: "regions",
  continent: "continents",
  activity: "activities",
  travelType: "travelTypes",
  travelFocusType: "travelFocusTypes",
};
const CHOSEN_ENTRIES = Object.entries(CHOSEN) as Array<[SlugFacet, keyof ChosenFilters]>;
export const CHOSEN_KEYS = Object.values(CHOSEN);

export function startContext({ query = emptySearchQuery(), answer }: TripSearchInput): TripSearchContext {
  const context = { ...clearedContext(), query };
  return answer ? { ...context, ...answered({ ...context, query }, answer) } : context;
}

/** Results emptied, total 0 (section 4). */
export function clearedContext(): TripSearchContext {
  return {
    query: emptySearchQuery(),
    answeredQuery: null,
    searchResults: [],
    page: 1,
    pageCount: 0,
    totalResults: 0,
    facets: emptyFacets(),
    suggestion: null,
    countries: [],
    operators: [],
    regions: [],
    continents: [],
    activities: [],
    travelTypes: [],
    travelFocusTypes: [],
    fromDetail: false,
    scrollY: 0,
    relativePositionOffset: 0,
    activeTourId: null,
  };
}

export function answered(context: TripSearchContext, answer: SearchAnswer): Partial<TripSearchContext> {
  const { pagination, facets, suggestion } = answer.meta;
  return {
    answeredQuery: queryKey(context.query),
    searchResults: answer.data,
    page: pagination.page,
    pageCount: pagination.pageCount,
    totalResults: pagination.total,
    facets,
    suggestion: suggestion ?? null,
    ...chosenFilters({ ...context, facets }),
  };
}

/** A new query; whoever changes it is no longer on the way back from a trip. */
export function asked(context: TripSearchContext, query: SearchQuery): Partial<TripSearchContext> {
  return { query, fromDetail: false, ...chosenFilters({ ...context, query }) };
}

/** Names from the facets, else from what was chosen before, else the slug itself until an answer names it. */
export function chosenFilters(context: TripSearchContext): ChosenFilters {
  const chosen = {} as ChosenFilters;
  for (const [facet, key] of CHOSEN_ENTRIES)
    chosen[key] = context.query[facet].map((slug) => ({
      slug,
      name:
        context.facets[facet].find(({ value }) => value === slug)?.label ??
        context[key].find((named) => named.slug === slug)?.name ??
        slug,
    }));
  return chosen;
}

export function emptyFacets(): Facets {
  return {
    country: [],
    region: [],
    continent: [],
    activity: [],
    operator: [],
    travelType: [],
    travelFocusType: [],
    difficulty: [],
  };
}
