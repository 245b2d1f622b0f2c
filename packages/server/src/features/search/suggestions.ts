import {
  emptySearchQuery,
  MOST_SUGGESTED,
  readSearchQuery,
  writeSearchQuery,
  type SearchAnswer,
  type SiblingSuggestion,
  type Suggestions,
} from "@gratweg/contracts";
import type { SiteKey } from "@gratweg/sites";
import { siteByKey } from "@gratweg/sites/node";
import { createBeginnings, type CountedTopic, type TripTopics } from "@gratweg/trip-search";

/** What one or two letters mean nobody knows; their trips would be the same for everybody. */
const SHORTEST_FOR_TRIPS = 3;

const monthName = new Intl.DateTimeFormat("de", { month: "long", timeZone: "UTC" });
const MONTHS = Array.from({ length: 12 }, (_, month) => monthName.format(Date.UTC(2000, month)));
const months = createBeginnings(MONTHS.map((name) => ({ names: [name] })));

export interface SuggestionSources {
  topics: TripTopics;
  /** The search's own answer to what was typed: the same trips come first here and there. */
  search: (parameters: URLSearchParams) => Promise<SearchAnswer>;
}

/** What somebody on `site` who has typed so far may mean; the pages to read come from the site's build. */
export async function suggest(
  { topics, search }: SuggestionSources,
  site: SiteKey,
  typed: string,
): Promise<Omit<Suggestions, "pages">> {
  const begun = topics.beginningWith(typed, site);
  const isLong = typed.length >= SHORTEST_FOR_TRIPS;
  const [first] = begun.filter((topic) => isShown(topic, site));
  const ask = (asked: Record<string, string>) =>
    search(new URLSearchParams({ ...asked, pageSize: String(MOST_SUGGESTED.trips) }));
  const [begunMonth] = isLong ? months.find(typed) : [];
  const inWords = isLong ? await ask({ q: begunMonth ? MONTHS[begunMonth.at]! : typed }) : undefined;
  const month = inWords && monthOf(inWords);
  // „tir“ is on its way to Tirol: its trips, and not those with a word that begins so.
  const found = month || !first || !inWords ? inWords : await ask({ [first.kind]: first.slug });
  const all = [...new Set([...(found ? understoodTopics(found, topics) : []), ...begun])];
  const list = (kind: CountedTopic["kind"], most: number) =>
    all
      .filter((topic) => topic.kind === kind && isShown(topic, site))
      .slice(0, most)
      .map(({ slug, name, counts }) => ({ slug, name, count: counts.get(site) ?? 0 }));
  return {
    months: month ? [{ month, count: inWords.meta.pagination.total }] : [],
    places: list("place", MOST_SUGGESTED.places),
    activities: list("activity", MOST_SUGGESTED.activities),
    trips: found ? tripsOf(found) : [],
    siblings: isLong ? siblingsOf(all, site) : [],
  };
}

/** The month in which trips start, where the words say no more than that. */
function monthOf({ meta }: SearchAnswer): string | undefined {
  const { month, pageSize } = readSearchQuery(new URLSearchParams(meta.understood?.parameters));
  const isAll =
    writeSearchQuery({ ...emptySearchQuery(), month, pageSize }).toString() === meta.understood?.parameters;
  return isAll && month.length === 1 && meta.pagination.total > 0 ? month[0] : undefined;
}

function isShown({ counts }: CountedTopic, site: SiteKey): boolean {
  return counts.has(site);
}

/** Trips that have some of the words alone are no suggestion. */
function tripsOf({ data, meta }: SearchAnswer): Suggestions["trips"] {
  if ((meta.understood?.leftOut.length ?? 0) > 0) return [];
  return data.slice(0, MOST_SUGGESTED.trips).map(({ number, slug, title, image, days, priceFrom }) => ({
    number,
    slug,
    title,
    image,
    days,
    priceFrom,
  }));
}

/** „Radtour“ is „Radwandern“, though no name begins so. */
function understoodTopics({ meta }: SearchAnswer, topics: TripTopics): CountedTopic[] {
  if (!meta.understood) return [];
  const { place, activity } = readSearchQuery(new URLSearchParams(meta.understood.parameters));
  return [
    ...place.map((slug) => topics.get("place", slug)),
    ...activity.map((slug) => topics.get("activity", slug)),
  ].filter((topic) => topic !== undefined);
}

/** Other sites with more trips of a topic than this one, each once. */
function siblingsOf(all: readonly CountedTopic[], site: SiteKey): SiblingSuggestion[] {
  if (site === "portal") return [];
  const siblings = all.flatMap(({ kind, slug, name: topic, counts }) =>
    [...counts]
      .filter(([key, count]) => key !== "portal" && count > (counts.get(site) ?? 0))
      .sort(([, one], [, other]) => other - one)
      .map(([key, count]): SiblingSuggestion => {
        const { name, domain } = siteByKey(key as SiteKey);
        const parameters = new URLSearchParams({ [kind]: slug }).toString();
        return { site: key, name, domain, topic, count, parameters };
      }),
  );
  return [...new Map(siblings.reverse().map((sibling) => [sibling.site, sibling])).values()]
    .reverse()
    .slice(0, MOST_SUGGESTED.siblings);
}
