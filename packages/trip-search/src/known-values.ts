import type { Named, SearchQuery, SlugFacet } from "@gratweg/contracts";
import { ALTERNATIVE, SLUG_FACETS } from "@gratweg/contracts/search-query";
import { ACTIVITY_NAMES } from "./index/activities";
import { placeBySlug } from "./places";
import { LANDSCAPES } from "./understanding/landscapes";
import { placeName } from "./understanding/place-labels";

/** The name of a facet's value that any trip has. */
export type LabelOf = (facet: SlugFacet, slug: string) => string | undefined;

const LISTS = [...SLUG_FACETS, "place", "near", "excludePlace", "excludeActivity"] as const;
type List = (typeof LISTS)[number];

function nameOf(list: List, slug: string, labelOf: LabelOf): string | undefined {
  switch (list) {
    case "activity":
    case "excludeActivity":
      return labelOf("activity", slug) ?? ACTIVITY_NAMES.get(slug);
    case "operator":
    case "travelType":
    case "travelFocusType":
      return labelOf(list, slug);
    case "country":
    case "region":
    case "continent":
      return labelOf(list, slug) ?? placeBySlug(slug)?.name;
    default:
      return Object.hasOwn(LANDSCAPES, slug) || placeBySlug(slug) ? placeName(slug) : undefined;
  }
}

/** The query without values that nobody knows, and the parameters that lost one. */
export function withoutUnknown(
  query: SearchQuery,
  labelOf: LabelOf,
): { query: SearchQuery; unknown: List[] } {
  const known = { ...query };
  for (const list of LISTS)
    known[list] = query[list].flatMap((value) => {
      const parts = value.split(ALTERNATIVE).filter((slug) => nameOf(list, slug, labelOf) !== undefined);
      return parts.length > 0 ? parts.join(ALTERNATIVE) : [];
    });
  return { query: known, unknown: LISTS.filter((list) => known[list].join() !== query[list].join()) };
}

/** What a query's places are called, and values that no trip has. */
export function namesOfValues(query: SearchQuery, labelOf: LabelOf): Named[] {
  const names = new Map<string, string>();
  for (const list of LISTS)
    for (const slug of query[list].flatMap((value) => value.split(ALTERNATIVE)))
      if (
        !(SLUG_FACETS as readonly string[]).includes(list) ||
        labelOf(list as SlugFacet, slug) === undefined
      )
        names.set(slug, nameOf(list, slug, labelOf) ?? slug);
  return [...names].map(([slug, name]) => ({ slug, name }));
}
