import { isSiteKey } from "@gratweg/sites";
import type { SearchWordGroup } from "@gratweg/trip-search";
import type { SearchWordSource } from "../ports";

/** A group as editors keep it. */
export interface RawSearchWordGroup {
  kind: string;
  words: string;
  finds: string | null;
  site: string;
}

const KINDS: readonly string[] = ["same", "oneWay", "silent"] satisfies SearchWordGroup["kind"][];

/** Search words from the content system; what is of no kind or site that we know is left out. */
export function createSearchWordSource(
  find: (signal: AbortSignal) => Promise<RawSearchWordGroup[]>,
): SearchWordSource {
  return {
    async load(signal) {
      const rows = await find(signal);
      return rows.flatMap(({ kind, words, finds, site }): SearchWordGroup[] =>
        isKind(kind) && (site === "all" || isSiteKey(site))
          ? [{ kind, words: split(words), finds: split(finds ?? ""), site }]
          : [],
      );
    },
  };
}

function isKind(kind: string): kind is SearchWordGroup["kind"] {
  return KINDS.includes(kind);
}

function split(words: string): string[] {
  return words
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
