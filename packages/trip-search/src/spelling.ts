import { fold } from "./analysis/fold";
import { endsStep, type Steps } from "./index/steps";
import { allowedSlips, bitCount, distance, letterMask } from "./query/distance";

/** Answers the known word, as it is written, that an unknown one (folded) was meant to be; null when none is near enough. */
export type Spelling = (folded: string) => string | null;

const SHORTEST = 4;

interface KnownWord {
  /** Of words that fold alike, the first. */
  written: string;
  letters: number;
}

/**
 * The nearest word is meant; of equally near ones the one that begins alike, then the first of the alphabet. Body texts are no source:
 * what stands once in a day plan is no word that people ask for.
 */
export function* buildSpelling(words: Iterable<string>): Steps<Spelling> {
  const byLength = new Map<number, Map<string, KnownWord>>();
  let count = 0;
  for (const written of words) {
    if (endsStep((count += 1))) yield;
    const word = fold(written);
    if (word.length < SHORTEST || /\d/.test(word)) continue;
    let same = byLength.get(word.length);
    if (!same) byLength.set(word.length, (same = new Map<string, KnownWord>()));
    if (!same.has(word)) same.set(word, { written, letters: letterMask(word) });
  }
  return (folded) => {
    const slips = allowedSlips(folded.length);
    if (slips === 0 || /\d/.test(folded)) return null;
    const letters = letterMask(folded);
    let best: { word: string; written: string; rank: number } | null = null;
    for (let length = folded.length - slips; length <= folded.length + slips; length += 1) {
      for (const [word, { written, letters: own }] of byLength.get(length) ?? []) {
        // A slip changes at most two letters of the set.
        if (bitCount(letters ^ own) > 2 * slips) continue;
        const found = distance(folded, word, slips);
        if (found === 0 || found > slips) continue;
        // Few people mistake the first letter.
        const rank = found + (word[0] === folded[0] ? 0 : 0.5);
        if (!best || rank < best.rank || (rank === best.rank && word < best.word))
          best = { word, written, rank };
      }
    }
    return best?.written ?? null;
  };
}
