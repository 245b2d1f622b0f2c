import { eachWord } from "../analysis/tokenise";
import type { TripIndex } from "../index/build";
import type { Clause } from "./clauses";
import { findIn } from "./highlight";
import type { Scratch } from "./scratch";
import { listMatch } from "./text-match";
import type { Found } from "./find";

/** Words farther apart are said of different things. */
const LETTERS_AROUND = 160;
/** With more finds the words are common ones; reading all their texts would take too long. */
const MOST_READ = 32;

/** Leaves the trips of which one text has all words near to each other: „Hütte“ here and „Sauna“ three days later are no hut with a sauna. */
export function keepTogether(index: TripIndex, found: Found, scratch: Scratch): void {
  if (found.clauses.length < 2 || found.count === 0 || found.count > MOST_READ) return;
  listMatch(found, scratch);
  const { trips, scores } = scratch;
  let kept = 0;
  for (let i = 0; i < found.count; i += 1) {
    const trip = trips[i]!;
    if (!standTogether(index, trip, found.clauses)) continue;
    trips[kept] = trip;
    scores[kept++] = scores[i]!;
  }
  found.count = kept;
  found.facetCounts = null;
}

function standTogether(index: TripIndex, trip: number, clauses: readonly Clause[]): boolean {
  const { title, teaser, highlights, body } = index.trips[trip]!;
  return [`${title} ${teaser}`, highlights.join(" "), body].some((text) => hasTogether(index, text, clauses));
}

function hasTogether(index: TripIndex, text: string, clauses: readonly Clause[]): boolean {
  const last = clauses.map(() => -Infinity);
  let isFound = false;
  eachWord(text, (start, end) => {
    const number = index.surfaceOf(text.slice(start, end));
    if (number === undefined) return false;
    const surface = index.vocabulary.surfaces[number]!;
    clauses.forEach((clause, place) => {
      if (findIn(surface, clause)) last[place] = start;
    });
    isFound = last.every((place) => start - place <= LETTERS_AROUND);
    return isFound;
  });
  return isFound;
}
