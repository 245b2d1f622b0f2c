import { fold } from "../analysis/fold";
import { stem } from "../analysis/stem";

/** Words that editors have put together, for visitors of one site or of all. */
export interface SearchWordGroup {
  /** `same`: each word finds what the others find. `oneWay`: the words find `finds` too, not the reverse. `silent`: they say nothing. */
  kind: "same" | "oneWay" | "silent";
  words: readonly string[];
  /** Of `oneWay` alone. */
  finds: readonly string[];
  /** Key of a site, or `all`. */
  site: string;
}

/** What a site's visitors mean by their words, beyond what the trips' texts show. */
export interface SearchVocabulary {
  /** Stem → stems that answer it too. */
  synonyms: ReadonlyMap<string, readonly string[]>;
  /** Folded words that say nothing there. */
  silent: ReadonlySet<string>;
}

/** Returns what holds on a site: its own groups and those of all. */
export function vocabularyOf(site: string, groups: readonly SearchWordGroup[]): SearchVocabulary {
  const synonyms = new Map<string, string[]>();
  const silent = new Set<string>();
  const add = (from: string, to: readonly string[]) => {
    const others = to.filter((word) => word !== from);
    if (others.length > 0) synonyms.set(from, [...new Set([...(synonyms.get(from) ?? []), ...others])]);
  };
  for (const { kind, words, finds, site: shownOn } of groups) {
    if (shownOn !== "all" && shownOn !== site) continue;
    const stems = stemsOf(words);
    if (kind === "silent") for (const word of words) silent.add(fold(word));
    else for (const from of stems) add(from, kind === "same" ? stems : stemsOf(finds));
  }
  return { synonyms, silent };
}

function stemsOf(words: readonly string[]): string[] {
  return words.map((word) => stem(fold(word))).filter((word) => word !== "");
}
