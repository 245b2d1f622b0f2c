import type { Core } from "@strapi/strapi";
import { loadTripContent } from "./content";
import type { TripContent } from "./types";

/** Only for what slips past the invalidation, a change in the database by another process for example. */
const LIFETIME_MS = 10_000;
const WATCHED = new Set([
  "api::tour.tour",
  "api::tour-operator.tour-operator",
  "api::country.country",
  "api::booking-setting.booking-setting",
  "api::site-setting.site-setting",
  "api::form-sheet.form-sheet",
]);

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

export function contentCacheOf(strapi: Core.Strapi): ContentCache {
  return createContentCache((tourNumber, today) => loadTripContent(strapi, tourNumber, today));
}

/** Forgets everything when a document changes that bookings are agreed on; inside a transaction once more when it is committed. */
export function forgetOnChanges(strapi: Core.Strapi, forget: () => void): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    if (!WATCHED.has(context.uid) || context.action.startsWith("find") || context.action === "count")
      return result;
    forget();
    if (strapi.db.inTransaction())
      await strapi.db.transaction(({ onCommit }: { onCommit: (then: () => void) => void }) => {
        onCommit(forget);
        return Promise.resolve();
      });
    return result;
  });
}
