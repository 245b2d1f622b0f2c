import { hostCookieName, readCookie, type CookieWindow } from "../cookies";
import { tolerant, type StorageAccess } from "../storage";

/** Local storage and cookie alike (section 3); the cookie's own name comes from the site's configuration. */
export const TOKEN_KEY = "gratweg_token";

export interface StoredTokenPlaces {
  /** Local storage. */
  storage: StorageAccess;
  window: () => CookieWindow;
  /** From the site's configuration; by https the cookie is called `__Host-…`, and no other is read. */
  tokenCookie: string;
}

/** The bearer token, if there is one: for pages that need no more of a session than that. */
export function readStoredToken({ storage, window, tokenCookie }: StoredTokenPlaces): string | null {
  const fromCookie = () => {
    const { document, location } = window();
    return readCookie(document.cookie, hostCookieName(tokenCookie, location));
  };
  return tolerant(() => storage().getItem(TOKEN_KEY), null) || tolerant(fromCookie, null) || null;
}
