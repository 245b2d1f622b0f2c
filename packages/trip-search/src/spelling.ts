import { fold, MAX_WORD_LENGTH } from "./analysis/fold";
import { endsStep, type Steps } from "./index/steps";
import { allowedSlips, bitCount, distance, letterMask } from "./query/distance";

/**
 * Answers the known word, as it is written, that an unknown one (folded) was meant to be; null when none is near enough. One with a
 * point behind it („Österr.“) is the beginning of the shortest such word.
 */
export type Spelling = (folded: string, hasPoint?: boolean) => string | null;

const SHORTEST_BEGINNING = 3;
/** Behind a longer word that begins none the point ends a sentence. */
const LONGEST_BEGINNING = 6;

const SHORTEST = 4;
/** So short a word may only sound alike: „Omas“ are not in Oman. */
const SHORTEST_MISTYPED = 5;
/** From so many letters on a third slip is one too („Hardangawida“). */
const LONG = 12;
/** So far apart in sound a long word may be. */
const HEARD = 2;
const SHORTEST_OTHER_START = 7;

interface KnownWord {
  /** Of words that fold alike, the first. */
  written: string;
  letters: number;
  sound: string;
  /** Letters of the sound. */
  sounds: number;
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
    if (same.has(word)) continue;
    const sound = soundOf(word);
    same.set(word, { written, letters: letterMask(word), sound, sounds: letterMask(sound) });
  }
  const begunBy = (folded: string) => {
    for (
      let length = folded.length + 1;
      folded.length >= SHORTEST_BEGINNING && length <= MAX_WORD_LENGTH;
      length += 1
    ) {
      const [first] = [...(byLength.get(length)?.keys() ?? [])]
        .filter((word) => word.startsWith(folded))
        .sort();
      if (first !== undefined) return byLength.get(length)!.get(first)!.written;
    }
    return null;
  };
  return (folded, hasPoint = false) => {
    const begun = hasPoint ? begunBy(folded) : null;
    if (begun !== null || (hasPoint && folded.length <= LONGEST_BEGINNING)) return begun;
    const slips = folded.length >= LONG ? 3 : allowedSlips(folded.length);
    if (slips === 0 || /\d/.test(folded)) return null;
    const letters = letterMask(folded);
    const sound = soundOf(folded);
    const sounds = letterMask(sound);
    let best: { word: string; written: string; rank: number } | null = null;
    for (let length = folded.length - slips; length <= folded.length + slips; length += 1) {
      for (const [word, known] of byLength.get(length) ?? []) {
        if (word === folded) continue;
        const isHeard = sound === known.sound;
        // A slip changes at most two letters of the set.
        const isFar = !isHeard && bitCount(letters ^ known.letters) > 2 * slips;
        const found = isFar ? slips + 1 : distance(folded, word, slips);
        if (found > slips && !isHeard && (folded.length < LONG || word[0] !== folded[0])) continue;
        const heard = isHeard
          ? 0
          : found <= slips || bitCount(sounds ^ known.sounds) > 2 * HEARD
            ? HEARD + 1
            : distance(sound, known.sound, HEARD);
        const rank = rankOf(folded, word, found, heard, slips);
        if (rank !== null && (!best || rank < best.rank || (rank === best.rank && word < best.word)))
          best = { word, written: known.written, rank };
      }
    }
    return best?.written ?? null;
  };
}

/** Smaller is nearer; null: too far to be meant. Few people mistake the first letter, and hardly ever that of a short word. */
function rankOf(typed: string, word: string, found: number, heard: number, slips: number): number | null {
  if (heard === 0) return Math.min(found, slips) / 2;
  const isSameStart = typed[0] === word[0];
  if (found > slips) return heard <= HEARD && isSameStart && typed.length >= LONG ? heard + 1 : null;
  if (typed.length < SHORTEST_MISTYPED && !isSwapped(typed, word) && !isWithoutVowel(typed, word))
    return null;
  if (found > 2 && typed.slice(0, 3) !== word.slice(0, 3)) return null;
  if (isSameStart) return found;
  return found > 1 || typed.length < SHORTEST_OTHER_START ? null : found + 0.5;
}

function isSwapped(typed: string, word: string): boolean {
  return typed.length === word.length && [...typed].sort().join() === [...word].sort().join();
}

/** „Rügn“ for Rügen. */
function isWithoutVowel(typed: string, word: string): boolean {
  const consonants = (text: string) => text.replace(/(?!^)[aeiou]/g, "");
  return typed.length < word.length && consonants(typed) === consonants(word);
}

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph|v|w/g, "f"],
  [/ck|c|g|q/g, "k"],
  [/tz|z/g, "s"],
  [/dt|d|th/g, "t"],
  [/b/g, "p"],
  [/ai|ay|ey/g, "ei"],
  [/ie|y|j/g, "i"],
  [/(?<=[aeiou])h/g, ""],
  [/(.)\1+/g, "$1"],
];

/** What of a word's letters is heard: people write „Hunt“, „Donauradwek“, „Hüte“ for „Hütte“. */
function soundOf(word: string): string {
  return SOUNDS.reduce((sound, [letters, sounded]) => sound.replace(letters, sounded), word);
}
