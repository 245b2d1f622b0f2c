import type { Understood } from "@gratweg/contracts";
import {
  emptySearchQuery,
  readSearchFields,
  readSearchQuery,
  reversedRanges,
  writeSearchQuery,
  type SearchQuery,
  type SlugFacet,
} from "@gratweg/contracts/search-query";

/** What a form changes; everything else of the query stays, and the result starts on page 1 again. */
export type SearchQueryPatch = Partial<Omit<SearchQuery, "page">>;
export type ToggleFacet = SlugFacet | "difficulty";

/**
 * The query as it is asked. The context keeps what was typed (a trailing blank, a range that is upside down), because it is
 * bound to the form's fields.
 */
export function settledQuery(query: SearchQuery): SearchQuery {
  return readSearchQuery(writeSearchQuery(query));
}

/** The query as it is written to the address: a range that is upside down stays, so that a reload loses nothing. */
export function addressedQuery(query: SearchQuery): SearchQuery {
  return readSearchFields(writeSearchQuery(query));
}

/**
 * The query as its answer has understood it: facts in parameters of their own, in `q` the words that are left. The end of a range
 * that is upside down was not asked, so it stays as it was typed.
 */
export function understoodQuery(query: SearchQuery, understood: Pick<Understood, "parameters">): SearchQuery {
  const read = readSearchFields(new URLSearchParams(understood.parameters));
  const ends = reversedRanges(query).filter(({ parameter }) => read[parameter] === null);
  return { ...read, ...Object.fromEntries(ends.map(({ parameter }) => [parameter, query[parameter]])) };
}

/** The query's address parameters with each parameter's values in a fixed order: equal for queries that find the same. */
export function queryKey(query: SearchQuery): string {
  return keyOf(settledQuery(query));
}

/** The same of what the form's fields show: differs for queries that find the same from a range that is upside down. */
export function fieldsKey(query: SearchQuery): string {
  return keyOf(addressedQuery(query));
}

function keyOf(query: SearchQuery): string {
  return [...writeSearchQuery(query)]
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .sort()
    .join("&");
}

export function patchQuery(query: SearchQuery, patch: SearchQueryPatch): SearchQuery {
  return { ...query, ...patch, page: 1 };
}

export function toggleValue(query: SearchQuery, facet: ToggleFacet, value: string): SearchQuery {
  if (facet === "difficulty") {
    const grades = toggle(query.difficulty, Number(value)).sort((a, b) => a - b);
    return patchQuery(query, { difficulty: grades });
  }
  return patchQuery(query, { [facet]: toggle(query[facet], value) });
}

/** No text and no filter; how the result is sorted and cut into pages stays. */
export function withoutFilters(query: SearchQuery): SearchQuery {
  return { ...emptySearchQuery(), sort: query.sort, pageSize: query.pageSize };
}

function toggle<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
