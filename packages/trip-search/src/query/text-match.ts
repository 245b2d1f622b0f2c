import type { TripIndex } from "../index/build";
import { BEGINNING, EXACT, type Clause } from "./clauses";
import type { Scratch } from "./scratch";

/** Looking a trip up in a posting list costs about this many sequential steps. */
const LOOK_UP_COST = 24;

/** Trips that have every word, with scores, in the scratch's `trips` and `scores`; answers how many. */
export function matchText(index: TripIndex, clauses: readonly Clause[], scratch: Scratch): number {
  const ordered = [...clauses].sort((a, b) => a.cost - b.cost);
  const [first, ...others] = ordered;
  if (!first || first.cost === 0) return 0;
  let count = start(index, first, scratch);
  for (const clause of others) {
    if (count === 0) return 0;
    const terms = clause.exact.length + clause.beginnings.length;
    count =
      clause.cost > count * terms * LOOK_UP_COST
        ? narrowByLookUp(index, clause, scratch, count)
        : narrowByScan(index, clause, scratch, count);
  }
  return count;
}

function start(index: TripIndex, clause: Clause, scratch: Scratch): number {
  const { postings } = index;
  const { trips, scores, worths } = scratch;
  const [only] = clause.exact;
  if (only !== undefined && clause.exact.length === 1 && clause.beginnings.length === 0) {
    const from = postings.offsets[only]!;
    const to = postings.offsets[only + 1]!;
    trips.set(postings.trips.subarray(from, to));
    for (let place = from; place < to; place += 1)
      scores[place - from] = postings.impacts[place]! * clause.rarity;
    return to - from;
  }
  let count = 0;
  worths.fill(0);
  eachTerm(clause, (term, kind) => {
    const to = postings.offsets[term + 1]!;
    for (let place = postings.offsets[term]!; place < to; place += 1) {
      const trip = postings.trips[place]!;
      const worth = (postings.impacts[place]! * kind) >> 8 || 1;
      const before = worths[trip]!;
      if (before === 0) trips[count++] = trip;
      if (worth > before) worths[trip] = worth;
    }
  });
  for (let i = 0; i < count; i += 1) scores[i] = worths[trips[i]!]! * clause.rarity;
  return count;
}

function eachTerm(clause: Clause, visit: (term: number, kind: number) => void): void {
  for (const term of clause.exact) visit(term, EXACT);
  for (const term of clause.beginnings) visit(term, BEGINNING);
}

function narrowByScan(
  index: TripIndex,
  clause: Clause,
  { trips, scores, worths }: Scratch,
  count: number,
): number {
  const { postings } = index;
  worths.fill(0);
  eachTerm(clause, (term, kind) => {
    const to = postings.offsets[term + 1]!;
    for (let place = postings.offsets[term]!; place < to; place += 1) {
      const trip = postings.trips[place]!;
      const worth = (postings.impacts[place]! * kind) >> 8 || 1;
      if (worth > worths[trip]!) worths[trip] = worth;
    }
  });
  let kept = 0;
  for (let i = 0; i < count; i += 1) {
    const worth = worths[trips[i]!]!;
    if (worth === 0) continue;
    trips[kept] = trips[i]!;
    scores[kept++] = scores[i]! + worth * clause.rarity;
  }
  return kept;
}

function narrowByLookUp(index: TripIndex, clause: Clause, { trips, scores }: Scratch, count: number): number {
  let kept = 0;
  for (let i = 0; i < count; i += 1) {
    const trip = trips[i]!;
    let best = 0;
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
  let low = postings.offsets[term]!;
  const end = postings.offsets[term + 1]!;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (postings.trips[middle]! < trip) low = middle + 1;
    else high = middle;
  }
  return low < end && postings.trips[low] === trip ? postings.impacts[low]! : 0;
}
