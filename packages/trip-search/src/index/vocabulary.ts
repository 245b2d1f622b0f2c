import type { CompoundPart, Splitter } from "../analysis/compound";
import { createSplitter } from "../analysis/compound";
import { foldVariants } from "../analysis/fold";
import { stem } from "../analysis/stem";
import { isStopWord } from "../analysis/stop-words";
import { endsStep, type Steps } from "./steps";

export interface Surface {
  /** Folded, not stemmed. */
  text: string;
  term: number;
  parts: SurfacePart[];
  /** The spelling that the corpus uses most, for suggestions; null for a word that stands only inside compounds. */
  written: string | null;
}

export interface SurfacePart extends CompoundPart {
  term: number;
}

export interface Vocabulary {
  splitter: Splitter;
  surfaces: readonly Surface[];
  surfaceByText: ReadonlyMap<string, number>;
  termByStem: ReadonlyMap<string, number>;
  termCount: number;
  /** For each term the terms that every word of it holds as a part: huttentour implies hutt and tour. */
  implied: readonly (readonly number[])[];
  /** Surface numbers in the order of their texts, for prefixes; the texts beside them. */
  sortedSurfaces: Uint32Array;
  sortedTexts: readonly string[];
  /** Surfaces of a raw word (by its number); none for a stop word. */
  surfacesOfRaw: readonly (readonly number[])[];
}

/** @param rawWords distinct words as they are written, by number. @param counts how often each occurs. */
export function* buildVocabulary(rawWords: readonly string[], counts: readonly number[]): Steps<Vocabulary> {
  const surfaces: Surface[] = [];
  const surfaceByText = new Map<string, number>();
  const termByStem = new Map<string, number>();
  const writtenCount: number[] = [];

  function term(text: string): number {
    const key = stem(text);
    let id = termByStem.get(key);
    if (id === undefined) {
      id = termByStem.size;
      termByStem.set(key, id);
    }
    return id;
  }
  function surface(text: string): number {
    let id = surfaceByText.get(text);
    if (id === undefined) {
      id = surfaces.length;
      surfaceByText.set(text, id);
      surfaces.push({ text, term: term(text), parts: [], written: null });
    }
    return id;
  }

  const surfacesOfRaw: number[][] = [];
  for (const [number, raw] of rawWords.entries()) {
    const texts = foldVariants(raw).filter((text) => text !== "" && !isStopWord(text));
    const ids = texts.map(surface);
    const count = counts[number] ?? 0;
    for (const id of ids) {
      if (count <= (writtenCount[id] ?? 0)) continue;
      writtenCount[id] = count;
      const entry = surfaces[id];
      if (entry) entry.written = raw;
    }
    surfacesOfRaw.push(ids);
    if (endsStep(number)) yield;
  }

  const splitter = yield* createSplitter(surfaceByText.keys());
  yield;
  for (const [number, whole] of surfaces.slice().entries()) {
    whole.parts = splitter.split(whole.text).map((part) => {
      const id = surface(part.surface);
      return { ...part, term: surfaces[id]?.term ?? 0 };
    });
    if (endsStep(number)) yield;
  }

  const order = surfaces.map((_, id) => id);
  yield;
  order.sort((a, b) => compare(surfaces[a]?.text ?? "", surfaces[b]?.text ?? ""));
  yield;
  return {
    splitter,
    surfaces,
    surfaceByText,
    termByStem,
    termCount: termByStem.size,
    implied: impliedTerms(surfaces, termByStem.size),
    sortedSurfaces: Uint32Array.from(order),
    sortedTexts: order.map((id) => surfaces[id]?.text ?? ""),
    surfacesOfRaw,
  };
}

function impliedTerms(surfaces: readonly Surface[], termCount: number): number[][] {
  const implied = Array.from<number[] | undefined>({ length: termCount });
  for (const { term, parts } of surfaces) {
    const own = parts.map((part) => part.term);
    implied[term] = implied[term]?.filter((other) => own.includes(other)) ?? own;
  }
  return implied.map((terms) => terms ?? []);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The range of places in `sortedTexts` whose texts begin with the prefix. */
export function prefixRange(vocabulary: Vocabulary, prefix: string): { from: number; to: number } {
  const from = lowerBound(vocabulary.sortedTexts, prefix);
  return { from, to: lowerBound(vocabulary.sortedTexts, `${prefix}\uFFFF`) };
}

function lowerBound(texts: readonly string[], text: string): number {
  let low = 0;
  let high = texts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((texts[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
