import { allowedSlips, distance } from "./query/distance";
import { readLine } from "./understanding/tokens";

/** A name of several words, as tokens with one space between, and as it is written. */
interface Name {
  text: string;
  written: string;
}

/**
 * Answers the name that neighbouring words (folded, one space between) were meant to be. Where some have a point behind them, these are
 * beginnings („sachs. schweiz“) and nothing is mended.
 */
export type PhraseSpelling = (words: string, hasPoint?: readonly boolean[]) => string | null;

const SHORTEST = 8;
const FEWEST = 2;
export const MOST_WORDS = 4;

/** „mont blank“ is the Mont Blanc: names of several words, of which a part alone may be a word of every day. */
export function buildPhraseSpelling(names: Iterable<string>): PhraseSpelling {
  const byShape = new Map<string, Name[]>();
  for (const written of names) {
    const { text, tokens } = readLine(written);
    if (tokens.length < FEWEST || tokens.length > MOST_WORDS || text.length < SHORTEST || /\d/.test(text))
      continue;
    const shape = shapeOf(tokens.length, text);
    const same = byShape.get(shape);
    if (same) same.push({ text, written });
    else byShape.set(shape, [{ text, written }]);
  }
  return (words, hasPoint) => {
    const named = byShape.get(shapeOf(words.split(" ").length, words)) ?? [];
    if (hasPoint?.includes(true)) {
      const asked = words.split(" ");
      const fits = (own: string, place: number) =>
        hasPoint[place] ? own.startsWith(asked[place]!) : own === asked[place];
      return named.find(({ text }) => text.split(" ").every(fits))?.written ?? null;
    }
    const slips = Math.min(2, allowedSlips(words.length));
    let best: { name: Name; found: number } | null = null;
    for (const name of named) {
      const found = distance(words, name.text, slips);
      if (found > 0 && found <= slips && found < (best?.found ?? Infinity)) best = { name, found };
    }
    return best?.name.written ?? null;
  };
}

/** Names of as many words that begin alike. */
function shapeOf(count: number, text: string): string {
  return `${count}${text[0]}`;
}
