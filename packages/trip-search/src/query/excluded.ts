import { stem } from "../analysis/stem";
import { addBit, emptyBits, type Bits } from "../index/bits";
import type { TripIndex } from "../index/build";
import { readQuery } from "./words";

/** Trips that are about a word of the query that must not be; null where none is excluded. */
export function tripsToLeaveOut(index: TripIndex, query: string): Bits | null {
  const excluded = readQuery(query).filter(({ isExcluded }) => isExcluded);
  if (excluded.length === 0) return null;
  const { vocabulary, salient } = index;
  const bits = emptyBits(index.trips.length);
  for (const { text } of excluded) {
    const term = vocabulary.termByStem.get(stem(text));
    if (term === undefined) continue;
    const { offsets, trips } = salient.postings;
    for (let place = offsets[term]!; place < offsets[term + 1]!; place += 1) addBit(bits, trips[place]!);
  }
  return bits;
}
