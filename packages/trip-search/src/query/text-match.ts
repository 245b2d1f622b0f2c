import type { TripIndex } from "../index/build";
import { BEGINNING, EXACT } from "../index/worth";
import { countTrip } from "../index/facet-table";
import type { Clause } from "./clauses";
import { isPositive, type Scratch } from "./scratch";

/** Looking a trip up in a posting list costs about this many sequential steps. */
const LOOK_UP_COST = 24;

export interface TextMatch {
  count: number;
  /** Facets of the trips found, when they are known without counting. */
  facetCounts: Uint32Array | null;
  /**
   * Null: the trips found and their scores are listed in the scratch. Else they are not listed yet: each trip's score is its worth
   * in the scratch times this.
   */
  rarity: number | null;
  /** Beside `rarity`: how many trips have at least each worth can only be more than this says. */
  histogram?: Uint32Array;
}

/** Trips that have every word, with scores. */
export function matchText(index: TripIndex, clauses: readonly Clause[], scratch: Scratch): TextMatch {
  const [first, ...others] = [...clauses].sort((a, b) => a.cost - b.cost);
  if (!first || first.cost === 0) return { count: 0, facetCounts: null, rarity: null };
  const [second] = others;
  const isBothMade = second && isMade(first) && isMade(second);
  const match = isBothMade
    ? startWithBoth(first, second, scratch)
    : start(index, first, scratch, others.length === 0);
  if (others.length > 0) listMatch(match, scratch);
  for (const clause of isBothMade ? others.slice(1) : others) {
    if (match.count === 0) break;
    match.count = narrow(index, clause, scratch, match.count);
  }
  return match;
}

/** Nothing to read besides what was made beforehand. */
function isMade({ heavy, light, beginnings }: Clause): boolean {
  return heavy !== null && light.length === 0 && beginnings.length === 0;
}

function startWithBoth(one: Clause, other: Clause, { trips, scores }: Scratch): TextMatch {
  const worths = one.heavy!.worths;
  const otherWorths = other.heavy!.worths;
  let count = 0;
  for (let trip = 0; trip < worths.length; trip += 1) {
    const worth = worths[trip]!;
    const otherWorth = otherWorths[trip]!;
    trips[count] = trip;
    scores[count] = worth * one.rarity + otherWorth * other.rarity;
    count += isPositive(worth * otherWorth);
  }
  return { count, facetCounts: null, rarity: null };
}

/** Lists what is found, when it is not listed yet. */
export function listMatch(match: TextMatch, { trips, scores, worths }: Scratch): void {
  if (match.rarity === null) return;
  let count = 0;
  for (let trip = 0; trip < worths.length; trip += 1) {
    const worth = worths[trip]!;
    trips[count] = trip;
    scores[count] = worth * match.rarity;
    count += isPositive(worth);
  }
  match.rarity = null;
}

function start(index: TripIndex, clause: Clause, scratch: Scratch, countsFacets: boolean): TextMatch {
  const { heavy, light, beginnings, rarity } = clause;
  const { trips, scores, worths } = scratch;
  const [only] = light;
  if (only !== undefined && light.length === 1 && !heavy && beginnings.length === 0) {
    return { count: copyPosting(index, only, rarity, scratch), facetCounts: null, rarity: null };
  }
  if (heavy) {
    worths.set(heavy.worths);
    const facetCounts = countsFacets ? heavy.facetCounts.slice() : null;
    let count = heavy.count;
    eachTerm(clause, (term, kind) => (count += mergeCounting(index, term, kind, worths, facetCounts)));
    return { count, facetCounts, rarity, histogram: heavy.histogram };
  }
  worths.fill(0);
  let count = 0;
  eachTerm(clause, (term, kind) => (count = mergeListing(index, term, kind, scratch, count)));
  for (let i = 0; i < count; i += 1) scores[i] = worths[trips[i]!]! * rarity;
  return { count, facetCounts: null, rarity: null };
}

function copyPosting(
  { postings }: TripIndex,
  term: number,
  rarity: number,
  { trips, scores }: Scratch,
): number {
  const from = postings.offsets[term]!;
  const to = postings.offsets[term + 1]!;
  trips.set(postings.trips.subarray(from, to));
  for (let place = from; place < to; place += 1) scores[place - from] = postings.impacts[place]! * rarity;
  return to - from;
}

/** Terms that must be read from their postings. */
function eachTerm(clause: Clause, visit: (term: number, kind: number) => void): void {
  for (const term of clause.light) visit(term, EXACT);
  for (const term of clause.beginnings) visit(term, BEGINNING);
}

/** Into the worths, listing trips that are new. */
function mergeListing(
  { postings }: TripIndex,
  term: number,
  kind: number,
  { trips, worths }: Scratch,
  count: number,
): number {
  let listed = count;
  const to = postings.offsets[term + 1]!;
  for (let place = postings.offsets[term]!; place < to; place += 1) {
    const trip = postings.trips[place]!;
    const worth = (postings.impacts[place]! * kind) >> 8 || 1;
    const before = worths[trip]!;
    if (before === 0) trips[listed++] = trip;
    if (worth > before) worths[trip] = worth;
  }
  return listed;
}

/** Into the worths, counting facets of trips that are new; answers how many those are. */
function mergeCounting(
  { postings, facets }: TripIndex,
  term: number,
  kind: number,
  worths: Uint8Array,
  facetCounts: Uint32Array | null,
): number {
  let added = 0;
  const to = postings.offsets[term + 1]!;
  for (let place = postings.offsets[term]!; place < to; place += 1) {
    const trip = postings.trips[place]!;
    const worth = (postings.impacts[place]! * kind) >> 8 || 1;
    const before = worths[trip]!;
    if (before === 0) {
      added += 1;
      if (facetCounts) countTrip(facets, facetCounts, trip);
    }
    if (worth > before) worths[trip] = worth;
  }
  return added;
}

/** Keeps the trips that have this word too. */
function narrow(index: TripIndex, clause: Clause, scratch: Scratch, count: number): number {
  const { heavy, light, beginnings } = clause;
  const read = clause.cost - (heavy ? heavy.count : 0);
  if (heavy && read === 0) return keepWorthy(heavy.worths, clause.rarity, scratch, count);
  if (read > count * (light.length + beginnings.length) * LOOK_UP_COST) {
    return narrowByLookUp(index, clause, scratch, count);
  }
  if (heavy) scratch.worths.set(heavy.worths);
  else scratch.worths.fill(0);
  eachTerm(clause, (term, kind) => void mergeCounting(index, term, kind, scratch.worths, null));
  return keepWorthy(scratch.worths, clause.rarity, scratch, count);
}

function keepWorthy(worths: Uint8Array, rarity: number, { trips, scores }: Scratch, count: number): number {
  let kept = 0;
  for (let i = 0; i < count; i += 1) {
    const trip = trips[i]!;
    const worth = worths[trip]!;
    trips[kept] = trip;
    scores[kept] = scores[i]! + worth * rarity;
    kept += isPositive(worth);
  }
  return kept;
}

function narrowByLookUp(index: TripIndex, clause: Clause, { trips, scores }: Scratch, count: number): number {
  let kept = 0;
  for (let i = 0; i < count; i += 1) {
    const trip = trips[i]!;
    let best = clause.heavy ? clause.heavy.worths[trip]! : 0;
    eachTerm(clause, (term, kind) => {
      const impact = impactIn(index, term, trip);
      if (impact > 0) best = Math.max(best, (impact * kind) >> 8 || 1);
    });
    if (best === 0) continue;
    trips[kept] = trip;
    scores[kept++] = scores[i]! + best * clause.rarity;
  }
  return kept;
}

function impactIn({ postings }: TripIndex, term: number, trip: number): number {
  const end = postings.offsets[term + 1]!;
  let low = postings.offsets[term]!;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (postings.trips[middle]! < trip) low = middle + 1;
    else high = middle;
  }
  return low < end && postings.trips[low] === trip ? postings.impacts[low]! : 0;
}
