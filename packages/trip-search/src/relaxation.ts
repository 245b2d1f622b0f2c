import type { SearchQuery } from "@gratweg/contracts";
import { ALTERNATIVE } from "@gratweg/contracts/search-query";
import { LANDSCAPES } from "./understanding/landscapes";
import { placeName } from "./understanding/place-labels";

/** A query that asks for less, and the words that it leaves out. */
export interface Relaxed {
  query: SearchQuery;
  leftOut: readonly string[];
}

/** With more words each that is left out is a search more, and nobody types so many. */
const MOST_WORDS = 8;

/** How many trips a query finds. */
type Count = (query: SearchQuery) => number;

/** What still answers the query, though not to the letter, in the order in which it is tried. */
export function* relaxations(query: SearchQuery, count: Count): Generator<Relaxed> {
  const bases = [query];
  const landscapes = query.place.filter(isLandscape);
  const named = query.place.filter((value) => !isLandscape(value));
  // „Großbritannien Irland“ are two wishes, not one trip through both.
  if (named.length > 1) bases.push({ ...query, place: [named.join(ALTERNATIVE), ...landscapes] });
  for (const relaxed of bases.slice(1)) yield { query: relaxed, leftOut: [] };
  for (const base of bases) yield* withoutWords(base, count);
  for (const base of bases) {
    for (const landscape of landscapes) {
      const place = base.place.filter((value) => value !== landscape);
      if (countFacts({ ...base, place }) >= 2)
        yield { query: { ...base, place }, leftOut: [placeName(landscape)] };
    }
  }
}

function isLandscape(value: string): boolean {
  return Object.hasOwn(LANDSCAPES, value);
}

/** Without the words that fewest trips have, one after the other, as long as what is left says more than what is left out. */
function* withoutWords(query: SearchQuery, count: Count): Generator<Relaxed> {
  const words = query.q.split(" ").filter((word) => word !== "");
  if (words.includes("oder") || words.length > MOST_WORDS) return;
  const finds = new Map(
    words.map((word) => [word, word.startsWith("-") ? Infinity : count({ ...query, q: word })]),
  );
  const leftOut: string[] = [];
  let kept = words;
  while (kept.length > 0) {
    const weakest = kept.reduce((a, b) => (finds.get(b)! < finds.get(a)! ? b : a));
    leftOut.push(weakest);
    kept = kept.filter((word) => word !== weakest);
    const remaining = countFacts(query) + kept.length;
    if (remaining < 2 || leftOut.length > remaining) return;
    yield { query: { ...query, q: kept.join(" ") }, leftOut: [...leftOut] };
  }
}

/** The query with each part of its words that some trip is about, most words first; none of them is what was asked. */
export function* withFewerWords(query: SearchQuery): Generator<SearchQuery> {
  const words = query.q.split(" ").filter((word) => word !== "" && word !== "oder" && !word.startsWith("-"));
  if (words.length < 2 || words.length > MOST_WORDS) return;
  for (let left = 1; left < words.length; left += 1)
    for (let from = 0; from + words.length - left <= words.length; from += 1)
      yield { ...query, q: words.slice(from, from + words.length - left).join(" ") };
}

/** Kinds of facts that narrow the query. */
function countFacts(query: SearchQuery): number {
  const { place, near, feature, activity, month, difficulty, excludePlace, excludeFeature, excludeActivity } =
    query;
  const lists = [
    place,
    near,
    feature,
    activity,
    month,
    difficulty,
    excludePlace,
    excludeFeature,
    excludeActivity,
  ];
  const ends = [
    query.from ?? query.to,
    query.minDays ?? query.maxDays,
    query.minPrice ?? query.maxPrice,
    query.childAge,
  ];
  return lists.filter((list) => list.length > 0).length + ends.filter((end) => end !== null).length;
}
