import { fold } from "../analysis/fold";
import { isStopWord } from "../analysis/stop-words";
import { wordsOf } from "../analysis/tokenise";

/** Whoever types more words has typed a sentence, and no name begins like one. */
const MOST_WORDS = 6;
/** A single letter begins so many names that the best of them are not worth looking for. */
const MOST_LOOKED_AT = 2_000;

export interface Named {
  /** The first one is shown; by the others it is found too, behind those whose shown name fits. */
  names: readonly string[];
}

/** How well a name fits what was typed; less is better. */
export interface Hit {
  /** Its place in the list. */
  at: number;
  rank: number;
}

/** Finds things by the beginnings of the words in their names: „sächs schw“ is the Sächsische Schweiz. */
export interface Beginnings {
  find(typed: string): Hit[];
}

export function createBeginnings(things: readonly Named[]): Beginnings {
  const lines = things.map(({ names }) => names.map((name) => foldedWords(name)));
  const byWord = new Map<string, number[]>();
  for (const [at, names] of lines.entries())
    for (const word of new Set(names.flat())) {
      const known = byWord.get(word);
      if (known) known.push(at);
      else byWord.set(word, [at]);
    }
  const words = [...byWord.keys()].sort();

  return {
    find(typed) {
      const asked = typedWords(typed);
      const [longest] = [...asked].sort((one, other) => other.length - one.length);
      if (longest === undefined || longest === "") return [];
      const seen = new Set<number>();
      for (let place = firstAt(words, longest); words[place]?.startsWith(longest); place += 1) {
        for (const at of byWord.get(words[place] ?? "") ?? []) seen.add(at);
        if (seen.size > MOST_LOOKED_AT) break;
      }
      return [...seen].flatMap((at) => {
        const ranks = (lines[at] ?? []).map(
          (name, place) => rankOf(name, asked) + (place > 0 ? OTHER_NAME : 0),
        );
        const rank = Math.min(...ranks);
        return rank === Infinity ? [] : [{ at, rank }];
      });
    },
  };
}

const OTHER_NAME = 3;

/** 0: the name itself; 1: it begins so; 2: its words begin so; Infinity: they do not. */
function rankOf(name: readonly string[], asked: readonly string[]): number {
  const line = name.join(" ");
  const typed = asked.join(" ");
  if (line === typed) return 0;
  if (line.startsWith(typed)) return 1;
  return asked.every((word) => name.some((own) => own.startsWith(word))) ? 2 : Infinity;
}

function typedWords(typed: string): string[] {
  const all = foldedWords(typed);
  // „in Tirol“; of the last word more may come.
  const telling = all.filter((word, place) => place === all.length - 1 || !isStopWord(word));
  return telling.length > MOST_WORDS ? [] : telling;
}

function foldedWords(text: string): string[] {
  return wordsOf(text)
    .map(fold)
    .filter((word) => word !== "");
}

function firstAt(sorted: readonly string[], beginning: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < beginning) low = middle + 1;
    else high = middle;
  }
  return low;
}
