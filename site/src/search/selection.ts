import { SLUG_FACETS, type SearchQuery } from "@gratweg/contracts/search-query";
import type { FilterSelection } from "@gratweg/design-system";
import type { SearchQueryPatch } from "@gratweg/flows";

const RANGES = ["from", "to", "minDays", "maxDays", "minPrice", "maxPrice"] as const;
const NUMBERS: ReadonlySet<string> = new Set(["minDays", "maxDays", "minPrice", "maxPrice"]);

/** The query's filters as the form's fields hold them. */
export function selectionOf(query: SearchQuery): FilterSelection {
  const entries: [string, readonly string[]][] = [
    ...SLUG_FACETS.map((facet): [string, readonly string[]] => [facet, query[facet]]),
    ["difficulty", query.difficulty.map(String)],
    ["feature", query.feature],
    ...RANGES.map((name): [string, readonly string[]] => [
      name,
      query[name] === null ? [] : [String(query[name])],
    ]),
  ];
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0));
}

/** What the form's fields say, as a change of the query; numbers that are none count as empty. */
export function patchOf(selection: FilterSelection): SearchQueryPatch {
  const single = (name: string) => selection[name]?.[0] || null;
  const range = (name: string) => {
    const value = single(name);
    if (!NUMBERS.has(name) || value === null) return value;
    return /^\d+$/.test(value) ? Number(value) : null;
  };
  return {
    ...Object.fromEntries(SLUG_FACETS.map((facet) => [facet, [...(selection[facet] ?? [])]])),
    difficulty: (selection["difficulty"] ?? []).map(Number),
    feature: [...(selection["feature"] ?? [])],
    ...Object.fromEntries(RANGES.map((name) => [name, range(name)])),
  };
}

/** Whether only typed fields differ: then the search waits for a pause in typing. */
export function isTyping(before: FilterSelection, after: FilterSelection): boolean {
  const differs = (name: string) => (before[name] ?? []).join() !== (after[name] ?? []).join();
  return [...SLUG_FACETS, "difficulty", "feature"].every((name) => !differs(name)) && RANGES.some(differs);
}
