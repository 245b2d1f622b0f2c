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

type Search = (site: SiteKey, query: SearchQuery) => Promise<SearchAnswer>;

/** With nothing found: what each thing that was asked finds by itself, and which other sites have what was asked. */
export async function nothingFound(
  search: Search,
  site: SiteKey,
  asked: SearchQuery,
  { meta }: SearchAnswer,
): Promise<NothingFound> {
  const count = async (where: SiteKey, query: SearchQuery): Promise<number> => {
    const found = await search(where, { ...query, page: 1, pageSize: 1 });
    // Trips that have some of it alone are not counted as having it.
    return (found.meta.understood?.leftOut.length ?? 0) > 0 ? 0 : found.meta.pagination.total;
  };
  const read = meta.understood ? readSearchFields(new URLSearchParams(meta.understood.parameters)) : asked;
  const parts: NothingFound["parts"] = [];
  for (const query of partsOf(read)) {
    const found = await count(site, query);
    if (found > 0) parts.push({ parameters: writeSearchQuery(query).toString(), count: found });
  }
  const siblings: NothingFound["siblings"] = [];
  if (site !== "portal")
    for (const { key } of SITES) {
      if (key === site || key === "portal") continue;
      const found = await count(key, asked);
      const { name, domain } = siteByKey(key);
      if (found > 0) siblings.push({ site: key, name, domain, count: found });
    }
  return {
    parts,
    siblings: siblings.sort((one, other) => other.count - one.count).slice(0, MOST_SIBLINGS),
  };
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
