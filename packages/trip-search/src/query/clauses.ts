import { stem } from "../analysis/stem";
import type { TripIndex } from "../index/build";
import { prefixRange } from "../index/vocabulary";
import type { QueryWord } from "./words";

/** Of 256: what a match is worth. */
export const EXACT = 256;
export const BEGINNING = 96;

/** One word of the query: a trip must have one of the terms. */
export interface Clause {
  /** Terms of the word itself, in any inflection or compound. */
  exact: number[];
  /** Terms that only begin like the word. */
  beginnings: number[];
  /** What words must begin with, to be highlighted. */
  prefix: string | null;
  /** How telling the word is. */
  rarity: number;
  /** Entries in all its postings. */
  cost: number;
}

export function buildClause(index: TripIndex, word: Pick<QueryWord, "text" | "joined" | "isPrefix">): Clause {
  const { termByStem, sortedSurfaces, surfaces } = index.vocabulary;
  const exact: number[] = [];
  for (const text of word.joined === null ? [word.text] : [word.text, word.joined]) {
    const term = termByStem.get(stem(text));
    if (term !== undefined && !exact.includes(term)) exact.push(term);
  }
  const beginnings = new Set<number>();
  if (word.isPrefix) {
    const { from, to } = prefixRange(index.vocabulary, word.text);
    for (let place = from; place < to; place += 1) {
      const surface = surfaces[sortedSurfaces[place]!];
      if (surface && !exact.includes(surface.term)) beginnings.add(surface.term);
    }
  }
  return clause(index, exact, [...beginnings], word.isPrefix ? word.text : null);
}

function clause(index: TripIndex, exact: number[], beginnings: number[], prefix: string | null): Clause {
  const sizes = exact.map((term) => documentFrequency(index, term));
  const otherSizes = beginnings.map((term) => documentFrequency(index, term));
  const most = [...(sizes.length > 0 ? sizes : otherSizes)].reduce((a, b) => Math.max(a, b), 0);
  const cost = [...sizes, ...otherSizes].reduce((a, b) => a + b, 0);
  return { exact, beginnings, prefix, rarity: rarity(index.trips.length, most), cost };
}

export function documentFrequency({ postings }: TripIndex, term: number): number {
  return postings.offsets[term + 1]! - postings.offsets[term]!;
}

/** Inverse document frequency in sixteenths, at least 1: a whole number, so that sums are exact. */
export function rarity(tripCount: number, frequency: number): number {
  return Math.max(1, Math.round(16 * Math.log(1 + (tripCount - frequency + 0.5) / (frequency + 0.5))));
}

/** What a term with this impact adds, before rarity. */
export function worth(impact: number, kind: number): number {
  return Math.max(1, (impact * kind) >> 8);
}
