import {
  emptySearchQuery,
  readSearchFields,
  writeSearchQuery,
  type NothingFound,
  type SearchAnswer,
  type SearchQuery,
} from "@gratweg/contracts";
import { SITES, type SiteKey } from "@gratweg/sites";
import { siteByKey } from "@gratweg/sites/node";

/** Each costs a search. */
const MOST_PARTS = 8;
const MOST_SIBLINGS = 3;

interface Searches {
  own: (query: SearchQuery) => Promise<SearchAnswer>;
  /** Undefined while nothing is known of that site: nobody waits for it. */
  elsewhere: (site: SiteKey, query: SearchQuery) => Promise<SearchAnswer | undefined>;
}

/** With nothing found: what each thing that was asked finds by itself, and which other sites have what was asked. */
export async function nothingFound(
  { own, elsewhere }: Searches,
  site: SiteKey,
  asked: SearchQuery,
  { meta }: SearchAnswer,
): Promise<NothingFound> {
  const read = meta.understood ? readSearchFields(new URLSearchParams(meta.understood.parameters)) : asked;
  const parts: NothingFound["parts"] = [];
  for (const query of partsOf(read)) {
    const found = countOf(await own(shortened(query)));
    if (found > 0) parts.push({ parameters: writeSearchQuery(query).toString(), count: found });
  }
  const siblings: NothingFound["siblings"] = [];
  if (site !== "portal")
    for (const { key } of SITES) {
      if (key === site || key === "portal") continue;
      const found = countOf(await elsewhere(key, shortened(asked)));
      const { name, domain } = siteByKey(key);
      if (found > 0) siblings.push({ site: key, name, domain, count: found });
    }
  return {
    parts,
    siblings: siblings.sort((one, other) => other.count - one.count).slice(0, MOST_SIBLINGS),
  };
}

function shortened(query: SearchQuery): SearchQuery {
  return { ...query, page: 1, pageSize: 1 };
}

/** Trips that have some of it alone are not counted as having it. */
function countOf(answer: SearchAnswer | undefined): number {
  const { leftOut = [], unread = [] } = answer?.meta.understood ?? {};
  if (!answer || leftOut.length + unread.length > 0) return 0;
  return answer.meta.pagination.total;
}

/** One query for each word and each value; none where there is but one, which has found nothing already. */
function partsOf(query: SearchQuery): SearchQuery[] {
  const { sort: _sort, page: _page, pageSize: _size, q, ...filters } = query;
  const alone = (part: Partial<SearchQuery>): SearchQuery => ({ ...emptySearchQuery(), ...part });
  const words = q
    .split(/\s+/)
    .filter((word) => word !== "" && !word.startsWith("-"))
    .map((word) => alone({ q: word }));
  const values = Object.entries(filters).flatMap(([name, value]) => {
    if (Array.isArray(value)) return value.map((one) => alone({ [name]: [one] }));
    return value === null ? [] : [alone({ [name]: value })];
  });
  const all = [...values, ...words];
  return all.length < 2 ? [] : all.slice(0, MOST_PARTS);
}
