import type {
  Facets,
  FurtherReading,
  Named,
  NothingFound,
  SearchAnswer,
  TripCard,
  Understood,
} from "@gratweg/contracts";
import {
  ALTERNATIVE,
  emptySearchQuery,
  type SearchQuery,
  type SlugFacet,
} from "@gratweg/contracts/search-query";
import { queryKey, understoodQuery } from "./queryChanges";

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
  /** How the answer read the words of `answeredQuery`. */
  understood: Understood | null;
  /** With nothing found: trips that are only nearly what was asked. */
  similar: TripCard[];
  /** With nothing found: what else there is. */
  nothing: NothingFound | null;
  /** What can be read about what was asked. */
  reading: FurtherReading | null;
  /** Somebody is still typing: what is understood is shown, and the words stay as they are. */
  isTyped: boolean;
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
  /** Of `place`, `near` and `excludePlace`. */
  places: Named[];
  excludedActivities: Named[];
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
export const CHOSEN_KEYS: readonly (keyof ChosenFilters)[] = [
  ...Object.values(CHOSEN),
  "places",
  "excludedActivities",
];

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
    understood: null,
    similar: [],
    nothing: null,
    reading: null,
    isTyped: false,
    countries: [],
    operators: [],
    regions: [],
    continents: [],
    activities: [],
    travelTypes: [],
    travelFocusTypes: [],
    places: [],
    excludedActivities: [],
    fromDetail: false,
    scrollY: 0,
    relativePositionOffset: 0,
    activeTourId: null,
  };
}

export function answered(context: TripSearchContext, answer: SearchAnswer): Partial<TripSearchContext> {
  const { pagination, facets, suggestion, understood = null } = answer.meta;
  const { similar = [], nothing = null, reading = null } = answer.meta;
  // An activity that is left out is not counted any more, so its name is taken from the facets before.
  const read = understood ? understoodQuery(context.query, understood) : context.query;
  const { excludedActivities } = chosenFilters({ ...context, query: read });
  return {
    answeredQuery: queryKey(context.query),
    searchResults: answer.data,
    page: pagination.page,
    pageCount: pagination.pageCount,
    totalResults: pagination.total,
    facets,
    suggestion: suggestion ?? null,
    understood,
    similar,
    nothing,
    reading,
    ...chosenFilters({ ...context, facets, understood }),
    excludedActivities,
  };
}

/** A new query; whoever changes it is no longer on the way back from a trip. */
export function asked(context: TripSearchContext, query: SearchQuery): Partial<TripSearchContext> {
  return { query, isTyped: false, fromDetail: false, ...chosenFilters({ ...context, query }) };
}

/** What was understood becomes the query; the answer is the same, so it is not asked for again. */
export function adopted(context: TripSearchContext): Partial<TripSearchContext> {
  if (!context.understood) return {};
  const query = understoodQuery(context.query, context.understood);
  return { query, answeredQuery: queryKey(query), ...chosenFilters({ ...context, query }) };
}

/** Names from the answer, else from what was chosen before. What none names has no name: an address may hold anything. */
export function chosenFilters(
  context: Pick<TripSearchContext, "query" | "facets" | "understood" | keyof ChosenFilters>,
): ChosenFilters {
  const { query, facets, understood } = context;
  const labelled = (facet: SlugFacet): Named[] =>
    facets[facet].map(({ value, label }) => ({ slug: value, name: label }));
  const name = (slugs: string[], answered: Named[], before: Named[]): Named[] =>
    slugs.flatMap((slug) => [...answered, ...before].find((named) => named.slug === slug) ?? []);
  const named = understood?.places ?? [];
  const chosen = {} as ChosenFilters;
  for (const [facet, key] of CHOSEN_ENTRIES)
    chosen[key] = name(query[facet], [...labelled(facet), ...named], context[key]);
  const places = [...query.place, ...query.near, ...query.excludePlace];
  const placeSlugs = [...new Set(places.flatMap((value) => value.split(ALTERNATIVE)))];
  chosen.places = name(placeSlugs, named, context.places);
  chosen.excludedActivities = name(
    query.excludeActivity,
    [...labelled("activity"), ...named],
    context.excludedActivities,
  );
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
    feature: [],
  };
}
