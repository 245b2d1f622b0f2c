import { isRecord, parseJson, tolerant, type StorageAccess } from "../storage";

export const TRIP_WISH_KEY = "gratweg_trip_wish";
/** As long as a confirmation mail's link lasts. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The trip that a visitor wants to save and has to sign in for; the latest only.
 * @param storage local storage
 */
export function createTripWish(storage: StorageAccess, now: () => number = () => Date.now()) {
  return {
    keep: (trip: number): void =>
      tolerant(() => storage().setItem(TRIP_WISH_KEY, JSON.stringify({ trip, at: now() })), undefined),
    isFor(trip: number): boolean {
      const wish = parseJson(tolerant(() => storage().getItem(TRIP_WISH_KEY), null));
      if (!isRecord(wish) || wish.trip !== trip || typeof wish.at !== "number") return false;
      return wish.at <= now() && now() - wish.at < LIFETIME_MS;
    },
    forget: (): void => tolerant(() => storage().removeItem(TRIP_WISH_KEY), undefined),
  };
}
