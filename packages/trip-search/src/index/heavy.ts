import { BEGINNING } from "./worth";
import { countTrip, type FacetTable } from "./facet-table";
import type { Postings } from "./postings";
import type { Steps } from "./steps";
import { prefixRange, type Vocabulary } from "./vocabulary";

/**
 * What would take longest at query time, made beforehand: for words that many trips have and for short beginnings of words, each
 * trip's worth in one dense array and the counts of all facets.
 */
export interface Heavy {
  /** By trip; 0 where the trip has none of the terms. */
  worths: Uint8Array;
  count: number;
  facetCounts: Uint32Array;
  /** How many trips have each worth. */
  histogram: Uint32Array;
}

export interface HeavyTable {
  terms: ReadonlyMap<number, Heavy>;
  /** Worths are those of beginnings already. */
  beginnings: ReadonlyMap<string, Heavy>;
}

/** A word is heavy when it is in more than this share of the trips, … */
const TERM_SHARE = 1 / 16;
/** … a beginning when its terms have so many entries for each trip. */
const BEGINNING_SHARE = 1 / 4;
const LONGEST_BEGINNING = 4;
/** Bounds memory: so many of the heaviest, each. */
const MOST = 320;

export function* buildHeavyTable(
  vocabulary: Vocabulary,
  postings: Postings,
  facets: FacetTable,
  tripCount: number,
): Steps<HeavyTable> {
  const size = (term: number) => postings.offsets[term + 1]! - postings.offsets[term]!;

  function heavy(terms: Iterable<number>, kind: number): Heavy {
    const worths = new Uint8Array(tripCount);
    const facetCounts = new Uint32Array(facets.combinationCount);
    let count = 0;
    for (const term of terms) {
      for (let place = postings.offsets[term]!; place < postings.offsets[term + 1]!; place += 1) {
        const trip = postings.trips[place]!;
        const worth = (postings.impacts[place]! * kind) >> 8 || 1;
        if (worths[trip] === 0) {
          count += 1;
          countTrip(facets, facetCounts, trip);
        }
        if (worth > worths[trip]!) worths[trip] = worth;
      }
    }
    const histogram = new Uint32Array(256);
    for (const worth of worths) histogram[worth]! += 1;
    return { worths, count, facetCounts, histogram };
  }

  const heaviest: number[] = [];
  for (let term = 0; term < vocabulary.termCount; term += 1)
    if (size(term) > tripCount * TERM_SHARE) heaviest.push(term);
  heaviest.sort((a, b) => size(b) - size(a));

  const entries = new Map<string, number>();
  for (const surface of vocabulary.surfaces) {
    for (let length = 1; length <= Math.min(LONGEST_BEGINNING, surface.text.length); length += 1) {
      const beginning = surface.text.slice(0, length);
      // Inflections count their term more than once: an estimate is enough.
      entries.set(beginning, (entries.get(beginning) ?? 0) + size(surface.term));
    }
  }
  const longest = [...entries]
    .filter(([, total]) => total > tripCount * BEGINNING_SHARE)
    .sort((a, b) => b[1] - a[1]);

  const terms = new Map<number, Heavy>();
  for (const term of heaviest.slice(0, MOST)) {
    terms.set(term, heavy([term], 256));
    yield;
  }
  const beginnings = new Map<string, Heavy>();
  for (const [beginning] of longest.slice(0, MOST)) {
    beginnings.set(beginning, heavy(termsBeginning(vocabulary, beginning), BEGINNING));
    yield;
  }
  return { terms, beginnings };
}

/** Terms of all words that begin so. */
export function termsBeginning(vocabulary: Vocabulary, beginning: string): Set<number> {
  const { from, to } = prefixRange(vocabulary, beginning);
  const terms = new Set<number>();
  for (let place = from; place < to; place += 1)
    terms.add(vocabulary.surfaces[vocabulary.sortedSurfaces[place]!]!.term);
  return terms;
}
