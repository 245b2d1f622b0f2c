/** A word longer than this is cut: nothing that people search for is longer, and work per word stays bounded. */
export const MAX_WORD_LENGTH = 64;

const IGNORABLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const SPECIAL: Record<string, string> = {
  ß: "ss",
  æ: "ä",
  œ: "ö",
  ø: "ö",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ħ: "h",
};
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(SPECIAL).join("")}]`, "g");
/**
 * „ae“, „oe“, „ue“ written for an umlaut. Not after a vowel or q: neue, Treue, Abenteuer, Bauer, Quelle keep their e.
 * Where this is wrong (aktuell becomes aktull), it is wrong alike in index and query.
 */
const DIGRAPH = /(?<![aeiouyäöüq])([aou])e/g;
const UMLAUT_AFTER_VOWEL = /(?<=[aeiouyäöüq])[äöü]/g;
const NOT_ALPHANUMERIC = /[^\p{L}\p{N}]/gu;
const ASCII_WITHOUT_DIGRAPH = /^(?:[b-df-np-tv-z0-9]|[aou](?!e)|e)*$/;

function lower(word: string): string {
  const bounded = word.length > MAX_WORD_LENGTH ? word.slice(0, MAX_WORD_LENGTH) : word;
  return bounded
    .normalize("NFC")
    .toLowerCase()
    .replace(IGNORABLE, "")
    .replace(SPECIAL_LETTERS, (letter) => SPECIAL[letter] ?? letter);
}

function strip(word: string): string {
  return word.replace(DIGRAPH, "$1").normalize("NFKD").replace(NOT_ALPHANUMERIC, "");
}

/** The one spelling under which Hütte, Huette, hutte and HÜTTE (composed or decomposed) meet: `hutte`. */
export function fold(word: string): string {
  if (word.length <= MAX_WORD_LENGTH && ASCII_WITHOUT_DIGRAPH.test(word)) return word;
  return strip(lower(word));
}

/**
 * All spellings a text's word is found under. A second one exists only for an umlaut after a vowel: „Seeüberquerung“ is typed
 * „Seeueberquerung“ too, whose digraph `fold` must leave alone (see Treue).
 */
export function foldVariants(word: string): string[] {
  const lowered = lower(word);
  const folded = strip(lowered);
  const written = lowered.replace(UMLAUT_AFTER_VOWEL, (letter) => `${letter.normalize("NFD").charAt(0)}e`);
  if (written === lowered) return [folded];
  const variant = strip(written);
  return variant === folded ? [folded] : [folded, variant];
}

/**
 * Where a place in a folded word lies in the original one: 4 in `hutte` is 5 in `Huette` and, decomposed, in `Hütte`.
 * A place inside an expanded letter (ß) moves behind it.
 */
export function originalOffset(word: string, folded: string, offset: number): number {
  if (offset <= 0) return 0;
  if (offset >= folded.length) return word.length;
  if (word.length === folded.length && !/[^\0-\u024F]|ß/.test(word)) return offset;
  let end = 0;
  let reached = 0;
  for (let length = 1; length <= word.length; length += 1) {
    const size = fold(word.slice(0, length)).length;
    if (size > offset) break;
    end = length;
    reached = size;
  }
  return reached < offset ? end + 1 : end;
}
