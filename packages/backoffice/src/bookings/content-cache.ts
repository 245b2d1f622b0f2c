import type { TripContent } from "./types";

/** Only for what slips past the invalidation, a change in the database by another process for example. */
const LIFETIME_MS = 10_000;

/** An editor has not yet entered what a booking needs: settings, or a form sheet in force. */
export class BookingNotSetUp extends Error {
  override readonly name = "BookingNotSetUp";
}

export interface ContentCache {
  read(tourNumber: number, today: string): Promise<TripContent | null>;
  clear(): void;
}

/** A hundred bookings of the same minute read the same tour, operator and settings: once is enough. */
export function createContentCache(
  load: (tourNumber: number, today: string) => Promise<TripContent | null>,
  now: () => number = () => performance.now(),
): ContentCache {
  let entries = new Map<string, { content: Promise<TripContent | null>; until: number }>();
  return {
    read(tourNumber, today) {
      const key = `${today} ${tourNumber}`;
      const kept = entries.get(key);
      if (kept && kept.until > now()) return kept.content;
      const content = load(tourNumber, today);
      const mine = entries;
      const entry = { content, until: now() + LIFETIME_MS };
      mine.set(key, entry);
      content.catch(() => {
        if (mine.get(key) === entry) mine.delete(key);
      });
      return content;
    },
    clear() {
      entries = new Map();
    },
  };
}
