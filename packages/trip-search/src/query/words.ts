import { fold } from "../analysis/fold";
import { isStopWord } from "../analysis/stop-words";
import { groupEnd, words } from "../analysis/tokenise";

export interface QueryWord {
  /** Folded, not stemmed. */
  text: string;
  /** The hyphenated or numbered group that the word belongs to, written as one („ebike“), folded. */
  joined: string | null;
  /** Whether the visitor may still be typing it: the beginning of a word is enough. A number is a whole one. */
  isPrefix: boolean;
  /** Where the word stands in the query as typed. */
  start: number;
  end: number;
  /** „-Wort“: trips about it are left out. */
  isExcluded: boolean;
  /** „oder Wort“: it may stand for the word before. */
  isAlternative: boolean;
}

/** More words than anybody types; the rest is left aside, so that work stays bounded. */
export const MAX_WORDS = 24;

/** One search reads its words several times. */
let last: { query: string; words: readonly QueryWord[] } = { query: "", words: [] };

/** The words that a trip must have, each once. Stop words need not match, unless there is nothing else. */
export function readQuery(query: string): readonly QueryWord[] {
  if (query === "") return [];
  if (last.query !== query) last = { query, words: wordsOfQuery(query) };
  return last.words;
}

function wordsOfQuery(query: string): QueryWord[] {
  const all = words(query);
  const found: QueryWord[] = [];
  let isAlternative = false;
  for (let from = 0; from < all.length;) {
    const end = groupEnd(query, all, from);
    const group = all
      .slice(from, end)
      .map((word) => ({ ...word, text: fold(query.slice(word.start, word.end)) }));
    const joined =
      group.length > 1 ? fold(group.map(({ start, end: stop }) => query.slice(start, stop)).join("")) : null;
    const isExcluded = isDenied(query, group[0]!.start);
    for (const word of group) {
      if (word.text === OR) isAlternative = found.length > 0 && !found.at(-1)!.isExcluded;
      if (word.text === "" || word.text === OR) continue;
      found.push({
        ...word,
        joined,
        isPrefix: false,
        isExcluded,
        isAlternative: isAlternative && !isExcluded,
      });
      isAlternative = false;
    }
    from = end;
  }
  const last = found.at(-1);
  if (last) last.isPrefix = !last.isExcluded && !/^\d+$/.test(last.text);
  const telling = found.filter((word) => !isStopWord(word.text));
  return distinct(telling.length > 0 ? telling : found.slice(-1)).slice(0, MAX_WORDS);
}

const OR = "oder";

/** A minus with nothing before it, as in „Hütte -Klettersteig“; „E-Bike“ has none, and „-10“ is a number. */
function isDenied(query: string, start: number): boolean {
  return (
    query[start - 1] === "-" && (start === 1 || query[start - 2] === " ") && !/\d/.test(query[start] ?? "")
  );
}

/** The last of equal words stays, because it may be a prefix. */
function distinct(all: QueryWord[]): QueryWord[] {
  const byText = new Map(all.map((word) => [word.text, word]));
  return [...byText.values()];
}
