const LETTER_OR_NUMBER = /[\p{L}\p{M}\p{N}]/u;

/** Classes of the first 0x250 code units, looked up often: 1 in a word, 0 not. */
const LATIN = Uint8Array.from({ length: 0x250 }, (_, code) =>
  code === 0xad || LETTER_OR_NUMBER.test(String.fromCharCode(code)) ? 1 : 0,
);

/** How many code units at `index` belong to a word: 0, 1 or, outside the basic plane, 2. */
function wordUnits(text: string, index: number): 0 | 1 | 2 {
  const code = text.charCodeAt(index);
  if (code < 0x250) return LATIN[code] === 1 ? 1 : 0;
  // Zero-width characters stand inside words; folding drops them.
  if ((code >= 0x200b && code <= 0x200d) || code === 0x2060 || code === 0xfeff) return 1;
  const point = text.codePointAt(index) ?? 0;
  if (!LETTER_OR_NUMBER.test(String.fromCodePoint(point))) return 0;
  return point > 0xffff ? 2 : 1;
}

/** Calls back for each run of letters and numbers, in code units of the text, until it answers `true`. */
export function eachWord(text: string, visit: (start: number, end: number) => boolean | void): void {
  let start = -1;
  let index = 0;
  while (index < text.length) {
    const units = wordUnits(text, index);
    if (units === 0) {
      if (start >= 0 && visit(start, index)) return;
      start = -1;
      index += 1;
    } else {
      if (start < 0) start = index;
      index += units;
    }
  }
  if (start >= 0) visit(start, text.length);
}

export interface Word {
  start: number;
  end: number;
}

const HYPHEN = /^[-\u2010\u2011]$/;

/**
 * Words that are also written as one: parts of a hyphenated word („E-Bike“) and a short letter before a number („E 5“).
 * Answers the index behind the last word of the group that starts at `from`.
 */
export function groupEnd(text: string, words: readonly Word[], from: number): number {
  let end = from + 1;
  for (; end < words.length; end += 1) {
    const before = words[end - 1];
    const next = words[end];
    if (!before || !next) break;
    const between = text.slice(before.end, next.start);
    const isNumbered =
      between === " " &&
      /^\p{L}{1,2}$/u.test(text.slice(before.start, before.end)) &&
      /^\d{1,3}$/.test(text.slice(next.start, next.end));
    if (!HYPHEN.test(between) && !isNumbered) break;
  }
  return end;
}

export function words(text: string): Word[] {
  const found: Word[] = [];
  eachWord(text, (start, end) => void found.push({ start, end }));
  return found;
}

/** The words as they are written. */
export function wordsOf(text: string): string[] {
  return words(text).map(({ start, end }) => text.slice(start, end));
}
