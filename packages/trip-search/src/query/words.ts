import { fold } from "../analysis/fold";
import { isStopWord } from "../analysis/stop-words";
import { groupEnd, words } from "../analysis/tokenise";

export interface QueryWord {
  /** Folded, not stemmed. */
  text: string;
  /** The hyphenated or numbered group that the word belongs to, written as one („ebike“), folded. */
  joined: string | null;
  /** Whether the visitor may still be typing it: the beginning of a word is enough. */
  isPrefix: boolean;
  /** Where the word stands in the query as typed. */
  start: number;
  end: number;
}

/** More words than anybody types; the rest is left aside, so that work stays bounded. */
export const MAX_WORDS = 24;

/** The words that a trip must have, each once. Stop words need not match, unless there is nothing else. */
export function readQuery(query: string): QueryWord[] {
  const all = words(query);
  const found: QueryWord[] = [];
  for (let from = 0; from < all.length;) {
    const end = groupEnd(query, all, from);
    const group = all
      .slice(from, end)
      .map((word) => ({ ...word, text: fold(query.slice(word.start, word.end)) }));
    const joined =
      group.length > 1 ? fold(group.map(({ start, end: stop }) => query.slice(start, stop)).join("")) : null;
    for (const word of group) if (word.text !== "") found.push({ ...word, joined, isPrefix: false });
    from = end;
  }
  const last = found.at(-1);
  if (last) last.isPrefix = true;
  const telling = found.filter((word) => !isStopWord(word.text));
  return distinct(telling.length > 0 ? telling : found.slice(-1)).slice(0, MAX_WORDS);
}

/** The last of equal words stays, because it may be a prefix. */
function distinct(all: QueryWord[]): QueryWord[] {
  const byText = new Map(all.map((word) => [word.text, word]));
  return [...byText.values()];
}
