import { fold } from "../analysis/fold";
import { stem } from "../analysis/stem";
import { SILENT_WORDS, SYNONYMS } from "./synonyms";

/** What a site's visitors mean by their words, beyond what the trips' texts show. */
export interface SearchVocabulary {
  /** Stem → stems that answer it too. */
  synonyms: ReadonlyMap<string, readonly string[]>;
  /** Folded words that say nothing there. */
  silent: ReadonlySet<string>;
}

let synonyms: ReadonlyMap<string, readonly string[]> | undefined;

export function vocabularyOf(site: string): SearchVocabulary {
  synonyms ??= readSynonyms(SYNONYMS);
  const words = [...(SILENT_WORDS["everywhere"] ?? []), ...(SILENT_WORDS[site] ?? [])];
  return { synonyms, silent: new Set(words.map(fold)) };
}

/** Groups as they are written: „a = b = c“ for each other, „a > b, c“ one way. */
export function readSynonyms(text: string): Map<string, string[]> {
  const stems = (words: string) =>
    words
      .split(/[=,]/)
      .map((word) => stem(fold(word.trim())))
      .filter((word) => word !== "");
  const all = new Map<string, string[]>();
  const add = (from: string, to: readonly string[]) => {
    const known = all.get(from) ?? [];
    all.set(from, [...new Set([...known, ...to.filter((word) => word !== from)])]);
  };
  for (const line of text.split("\n")) {
    const [left = "", right] = line.split(">");
    if (line.trim() === "") continue;
    if (right !== undefined) for (const from of stems(left)) add(from, stems(right));
    else for (const from of stems(left)) add(from, stems(left));
  }
  return all;
}
