import type { TextRange } from "../trip/highlighted-text/markedParts";
import { foldedWords } from "./foldGerman";

/** Section 5 of the specification: marking begins at two characters. */
const leastToMark = 2;

/** Whether every word of the query begins some word of the text; an empty query fits everything. */
export function matchesQuery(text: string, query: string): boolean {
  const wanted = foldedWords(query);
  if (wanted.length === 0) return true;
  const words = foldedWords(text);
  return wanted.every(({ folded }) => words.some((word) => word.folded.startsWith(folded)));
}

/** The parts of a text that a query found, for `HighlightedText`; none for a query of one character. */
export function matchedRanges(text: string, query: string): TextRange[] {
  const wanted = foldedWords(query).filter(
    ({ ends, start }) => (ends.at(-1) ?? start) - start >= leastToMark,
  );
  if (wanted.length === 0) return [];
  return foldedWords(text).flatMap((word): TextRange[] => {
    const longest = wanted
      .map(({ folded }) => folded)
      .filter((folded) => word.folded.startsWith(folded))
      .reduce((most, { length }) => Math.max(most, length), 0);
    const end = word.ends[longest - 1];
    return end === undefined ? [] : [[word.start, end]];
  });
}
