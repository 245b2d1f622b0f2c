import { endsStep, type Steps } from "../index/steps";
import { stem } from "./stem";
import { isStopWord } from "./stop-words";
import { TOUR_WORDS } from "./tour-words";

export interface CompoundPart {
  /** The part as a word of the lexicon, folded. */
  surface: string;
  /** Where the part stands in the folded compound, linking element left out. */
  start: number;
  end: number;
}

export interface Splitter {
  /** All parts of a compound, nested ones too; empty for a word that is none. */
  split: (folded: string) => CompoundPart[];
}

const MIN_CURATED = 3;
/** Shorter words of a corpus are too often names and abbreviations. */
const MIN_CORPUS = 4;
const MIN_COMPOUND = 6;
const MAX_COMPOUND = 40;
/** Longer last parts must be known as they stand; bounds the stemming. */
const MAX_INFLECTED = 20;
const LINKS = ["", "s", "n", "en", "er", "es", "e"];

/**
 * Splits only where every part is a known word: `Alpenhuttentour` into alpen, hutte(n), tour, but not `Grad` into g and rad.
 * The lexicon is the corpus' own vocabulary and a list of German tour words.
 */
export function* createSplitter(vocabulary: Iterable<string>): Steps<Splitter> {
  const known = new Set(TOUR_WORDS);
  for (const word of vocabulary) {
    if (word.length >= MIN_CORPUS && !isStopWord(word) && !/\d/.test(word)) known.add(word);
  }
  const knownStems = new Set<string>();
  for (const word of known) {
    knownStems.add(stem(word));
    if (endsStep(knownStems.size)) yield;
  }

  /** A part before others: the word itself, or the word and a linking element. Answers the word's length. */
  function leading(segment: string): number {
    for (const link of LINKS) {
      const length = segment.length - link.length;
      if (length < MIN_CURATED) continue;
      if (segment.endsWith(link) && known.has(segment.slice(0, length))) return length;
    }
    return 0;
  }

  /** The last part may be inflected: its stem counts. */
  function trailing(segment: string): boolean {
    if (segment.length < MIN_CURATED) return false;
    return (
      known.has(segment) ||
      (segment.length > MIN_CORPUS && segment.length <= MAX_INFLECTED && knownStems.has(stem(segment)))
    );
  }

  function best(word: string, from: number, memo: Map<number, CompoundPart[] | null>): CompoundPart[] | null {
    const seen = memo.get(from);
    if (seen !== undefined) return seen;
    let found: CompoundPart[] | null = null;
    if (from > 0 && trailing(word.slice(from))) {
      found = [{ surface: word.slice(from), start: from, end: word.length }];
    } else {
      for (let cut = word.length - MIN_CURATED; cut >= from + MIN_CURATED; cut -= 1) {
        const length = leading(word.slice(from, cut));
        if (length === 0) continue;
        const rest = best(word, cut, memo);
        // Fewest parts win; among equals the longest first part, which this order of cuts meets first.
        if (rest && (!found || rest.length + 1 < found.length)) {
          found = [{ surface: word.slice(from, from + length), start: from, end: from + length }, ...rest];
        }
      }
    }
    memo.set(from, found);
    return found;
  }

  function split(folded: string): CompoundPart[] {
    if (folded.length < MIN_COMPOUND || folded.length > MAX_COMPOUND || /\d/.test(folded)) return [];
    const parts = best(folded, 0, new Map()) ?? [];
    return parts.flatMap((part) => [
      part,
      ...split(part.surface).map((inner) => ({
        surface: inner.surface,
        start: part.start + inner.start,
        end: part.start + inner.end,
      })),
    ]);
  }

  return { split };
}
