import type { TripDocument } from "@gratweg/contracts";
import { MAX_WORD_LENGTH } from "../analysis/fold";
import { eachWord } from "../analysis/tokenise";
import { GrowableUint32 } from "./growable";
import type { Steps } from "./steps";
import { joinedWords } from "./words";

/** Titles' and teasers' words with their places: highlighting a page of results analyses no text again. */
export interface TextTable {
  /** Trip t's title lies from `ends[2t - 1]` to `ends[2t]`, its teaser from there to `ends[2t + 1]`. */
  ends: Uint32Array;
  /** Surface number of each word. */
  surfaces: Uint32Array;
  starts: Uint16Array;
  lengths: Uint8Array;
}

/** @param surfaceOf the surface of a written word; undefined for stop words. */
export function* buildTextTable(
  trips: readonly TripDocument[],
  surfaceOf: (raw: string) => number | undefined,
): Steps<TextTable> {
  const ends = new Uint32Array(trips.length * 2);
  const surfaces = new GrowableUint32();
  const starts = new GrowableUint32();
  const lengths = new GrowableUint32();
  function add(word: string, start: number, end: number): void {
    const surface = surfaceOf(word);
    if (surface === undefined || start > 0xffff) return;
    surfaces.push(surface);
    starts.push(start);
    lengths.push(Math.min(end - start, MAX_WORD_LENGTH));
  }
  for (const [number, trip] of trips.entries()) {
    [trip.title, trip.teaser].forEach((text, field) => {
      eachWord(text, (start, end) => add(text.slice(start, end), start, end));
      for (const joined of joinedWords(text)) add(joined.text, joined.start, joined.end);
      ends[number * 2 + field] = surfaces.length;
    });
    yield;
  }
  return {
    ends,
    surfaces: surfaces.take(),
    starts: Uint16Array.from(starts.view()),
    lengths: Uint8Array.from(lengths.view()),
  };
}
