import { isRecord, parseJson, tolerant, type StorageAccess } from "../storage";

export const RECENT_SEARCHES_KEY = "trip_search_recent";
/** Older ones are forgotten: whoever comes back so late searches something else. */
export const RECENT_SEARCHES_DAYS = 30;
export const MOST_RECENT_SEARCHES = 5;

const DAY_MS = 86_400_000;
const LONGEST = 200;

/** What was searched on this device, the latest first; it never leaves the device. */
export interface RecentSearches {
  read: () => string[];
  /** After a search was confirmed, not while it is typed. */
  remember: (words: string) => void;
  forget: () => void;
}

interface Entry {
  words: string;
  at: number;
}

/** @param storage local storage */
export function createRecentSearches(
  storage: StorageAccess,
  now: () => number = () => Date.now(),
): RecentSearches {
  const forget = () => tolerant(() => storage().removeItem(RECENT_SEARCHES_KEY), undefined);
  const entries = (): Entry[] => {
    const stored = parseJson(tolerant(() => storage().getItem(RECENT_SEARCHES_KEY), null));
    const oldest = now() - RECENT_SEARCHES_DAYS * DAY_MS;
    return Array.isArray(stored)
      ? stored.filter(isEntry).filter(({ at }) => at >= oldest && at <= now())
      : [];
  };
  return {
    forget,
    read: () => entries().map(({ words }) => words),
    remember(words) {
      const kept = words.trim().slice(0, LONGEST);
      if (kept === "") return;
      const others = entries().filter((entry) => entry.words.toLowerCase() !== kept.toLowerCase());
      const next = [{ words: kept, at: now() }, ...others].slice(0, MOST_RECENT_SEARCHES);
      tolerant(() => storage().setItem(RECENT_SEARCHES_KEY, JSON.stringify(next)), undefined);
    },
  };
}

function isEntry(value: unknown): value is Entry {
  return (
    isRecord(value) &&
    typeof value.words === "string" &&
    value.words !== "" &&
    value.words.length <= LONGEST &&
    Number.isFinite(value.at)
  );
}
