import type { TripDocument } from "@gratweg/contracts";
import { eachWord, groupEnd, words } from "../analysis/tokenise";
import { FIELDS, fieldTexts } from "./fields";
import { GrowableUint32 } from "./growable";
import type { Steps } from "./steps";

/** Every trip's words in reading order, as numbers of distinct written words. */
export interface WordStream {
  rawWords: string[];
  counts: number[];
  /** Raw word numbers, field after field, trip after trip. */
  words: Uint32Array;
  /** Where field f of trip t ends in `words`, at `t * FIELDS.length + f`. */
  ends: Uint32Array;
}

/** Longer chains are lists, not words. */
const MAX_GROUP = 4;
const MAY_HAVE_GROUP = /[-\u2010\u2011]|\b\p{L}{1,2} \d/u;

export function* readWords(trips: readonly TripDocument[]): Steps<WordStream> {
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const stream = new GrowableUint32(Math.max(1024, trips.length * 64));
  const ends = new Uint32Array(trips.length * FIELDS.length);

  function add(raw: string): void {
    let number = numbers.get(raw);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(raw, number);
      counts.push(0);
    }
    counts[number] = (counts[number] ?? 0) + 1;
    stream.push(number);
  }

  for (const [tripIndex, trip] of trips.entries()) {
    fieldTexts(trip).forEach((texts, field) => {
      for (const text of texts) {
        eachWord(text, (start, end) => add(text.slice(start, end)));
        for (const joined of joinedWords(text)) add(joined.text);
      }
      ends[tripIndex * FIELDS.length + field] = stream.length;
    });
    yield;
  }
  return { rawWords: [...numbers.keys()], counts, words: stream.take(), ends };
}

export interface JoinedWord {
  text: string;
  start: number;
  end: number;
}

/** „E-Bike“ is found as „EBike“ too, „E 5“ as „E5“. */
export function joinedWords(text: string): JoinedWord[] {
  if (!MAY_HAVE_GROUP.test(text)) return [];
  const all = words(text);
  const joined: JoinedWord[] = [];
  for (let from = 0; from < all.length;) {
    const end = groupEnd(text, all, from);
    const group = all.slice(from, end);
    const [first, last] = [group[0], group.at(-1)];
    if (first && last && group.length > 1 && group.length <= MAX_GROUP) {
      const parts = group.map((word) => text.slice(word.start, word.end));
      joined.push({ text: parts.join(""), start: first.start, end: last.end });
    }
    from = end;
  }
  return joined;
}
