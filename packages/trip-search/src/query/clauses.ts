import { stem } from "../analysis/stem";
import type { TripIndex } from "../index/build";
import { termsBeginning, type Heavy } from "../index/heavy";
import type { QueryWord } from "./words";

/** One word of the query: a trip must have one of the terms. */
export interface Clause {
  /** Terms of the word itself, in any inflection or compound. */
  exact: number[];
  /** Terms that only begin like the word; empty when `heavy` holds them. */
  beginnings: number[];
  /** What words must begin with, to be highlighted. */
  prefix: string | null;
  /** How telling the word is. */
  rarity: number;
  /** About how many entries must be read. */
  cost: number;
  /** The part that was made beforehand: the beginnings, or else the one exact term. */
  heavy: Heavy | null;
  /** Exact terms that `heavy` does not hold. */
  light: number[];
}

export function buildClause(index: TripIndex, word: Pick<QueryWord, "text" | "joined" | "isPrefix">): Clause {
  const { vocabulary, heavy } = index;
  const exact: number[] = [];
  for (const text of word.joined === null ? [word.text] : [word.text, word.joined]) {
    const term = vocabulary.termByStem.get(stem(text));
    if (term !== undefined && !exact.includes(term)) exact.push(term);
  }
  const beginnings = word.isPrefix ? termsBeginning(vocabulary, word.text) : new Set<number>();
  for (const term of exact) beginnings.delete(term);
  // Trips with „Hüttentour“ are among those with „Hütte“, and worth more there: no need to read them again.
  for (const term of beginnings) {
    if (vocabulary.implied[term]!.some((part) => exact.includes(part))) beginnings.delete(term);
  }

  const most = mostFrequent(index, exact.length > 0 ? exact : beginnings);
  const heavyBeginnings = word.isPrefix ? heavy.beginnings.get(word.text) : undefined;
  const heavyTerm = heavyBeginnings ? undefined : exact.find((term) => heavy.terms.has(term));
  const made = heavyBeginnings ?? (heavyTerm === undefined ? undefined : heavy.terms.get(heavyTerm));
  const light = exact.filter((term) => term !== heavyTerm);
  const read = heavyBeginnings ? [] : [...beginnings];
  const cost = [...light, ...read].reduce(
    (sum, term) => sum + documentFrequency(index, term),
    made ? made.count : 0,
  );
  return {
    exact,
    beginnings: read,
    prefix: word.isPrefix ? word.text : null,
    rarity: rarity(index.trips.length, most),
    cost,
    heavy: made ?? null,
    light,
  };
}

function mostFrequent(index: TripIndex, terms: Iterable<number>): number {
  let most = 0;
  for (const term of terms) most = Math.max(most, documentFrequency(index, term));
  return most;
}

export function documentFrequency({ postings }: TripIndex, term: number): number {
  return postings.offsets[term + 1]! - postings.offsets[term]!;
}

/** Inverse document frequency in sixteenths, at least 1: a whole number, so that sums are exact. */
export function rarity(tripCount: number, frequency: number): number {
  return Math.max(1, Math.round(16 * Math.log(1 + (tripCount - frequency + 0.5) / (frequency + 0.5))));
}
