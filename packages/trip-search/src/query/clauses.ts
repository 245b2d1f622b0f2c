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

export type ClauseWord = Pick<QueryWord, "text" | "joined" | "isPrefix">;

/** @param others words that may stand for it */
export function buildClause(index: TripIndex, word: ClauseWord, others: readonly ClauseWord[] = []): Clause {
  const { vocabulary, heavy } = index;
  const exact: number[] = [];
  const texts = [word, ...others].flatMap(({ text, joined }) => (joined === null ? [text] : [text, joined]));
  for (const text of texts) {
    const own = stem(text);
    for (const word of [own, ...(index.synonyms.get(own) ?? [])]) {
      const term = vocabulary.termByStem.get(word);
      if (term !== undefined && !exact.includes(term)) exact.push(term);
    }
  }
  // A whole word is what was meant: „Hund“ is no beginning of „Hundert“.
  const isPrefix = word.isPrefix && exact.length === 0;
  const beginnings = isPrefix ? termsBeginning(vocabulary, word.text) : new Set<number>();

  const most = mostFrequent(index, exact.length > 0 ? exact : beginnings);
  const heavyBeginnings = isPrefix ? heavy.beginnings.get(word.text) : undefined;
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
    prefix: isPrefix ? word.text : null,
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
