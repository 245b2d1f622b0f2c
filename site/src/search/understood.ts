import type { Facets, Understood } from "@gratweg/contracts";
import type { SearchQuery } from "@gratweg/contracts/search-query";
import { chosenFilters, understoodQuery, type ChosenFilters } from "@gratweg/flows";
import { activeFilters } from "./activeFilters";

type T = Parameters<typeof activeFilters>[2];

interface Search extends ChosenFilters {
  query: SearchQuery;
  facets: Facets;
  understood: Understood | null;
}

/** Names of the facts that stand in the words and are no filters yet: what a submitted search would make of them. */
export function understoodFacts(search: Search, t: T): string[] {
  const { query, understood } = search;
  if (!understood) return [];
  const read = understoodQuery(query, understood);
  const set = new Set(activeFilters(query, chosenFilters(search), t).map(({ id }) => id));
  return activeFilters(read, chosenFilters({ ...search, query: read }), t)
    .filter(({ id }) => !set.has(id))
    .map(({ label }) => label);
}

/** „pubs“ und „strand“ */
export function quotedWords(words: readonly string[], t: T): string {
  const quoted = words.map((word) => `„${word}“`);
  const last = quoted.at(-1) ?? "";
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(", ")} ${t("search.leftOut.and")} ${last}`;
}
