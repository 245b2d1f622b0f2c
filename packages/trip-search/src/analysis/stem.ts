// oxlint-disable-next-line typescript/triple-slash-reference -- packages that read these sources must see the types too
/// <reference path="./snowball-stemmers.d.ts" />
import { newStemmer } from "snowball-stemmers";

const german = newStemmer("german");

/** An index asks for the same words again with each rebuild. */
const known = new Map<string, string>();
const MOST_KNOWN = 50_000;

/**
 * Where Snowball is wrong about words that matter here: it makes „Wand“ of „wandern“ (as if it were „Wänden“) and „klett“ of
 * „klettern“, and it leaves „Seen“ beside „See“.
 */
const EXCEPTIONS = new Map<string, string>(
  Object.entries({
    wandern: "wander",
    wandere: "wander",
    wandert: "wander",
    gewandert: "wander",
    wanderer: "wander",
    wanderin: "wander",
    wanderinnen: "wander",
    klettern: "kletter",
    klettert: "kletter",
    kletterer: "kletter",
    seen: "see",
    sees: "see",
  }),
);

/**
 * The stem of a word that is folded already. Folding comes before stemming, so that every spelling of a word is the same
 * string when the stemmer sees it; German Snowball itself treats ä, ö, ü as a, o, u.
 */
export function stem(folded: string): string {
  const exception = EXCEPTIONS.get(folded);
  if (exception !== undefined) return exception;
  if (/\d/.test(folded)) return folded;
  // Inseln, Gipfeln, Fackeln: Snowball before its version 3 keeps the n.
  const word = folded.length > 4 && folded.endsWith("ln") ? folded.slice(0, -1) : folded;
  let own = known.get(word);
  if (own === undefined) {
    own = german.stem(word);
    // Queries hold any letters: whatever is asked for, memory ends somewhere.
    if (known.size === MOST_KNOWN) known.clear();
    known.set(word, own);
  }
  return own;
}
