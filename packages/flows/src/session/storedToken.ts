import { readCookie } from "../cookies";
import { tolerant, type StorageAccess } from "../storage";

/** Local storage and cookie alike (section 3); the cookie's own name comes from the site's configuration. */
export const TOKEN_KEY = "gratweg_token";

export interface StoredTokenPlaces {
  /** Local storage. */
  storage: StorageAccess;
  /** `document.cookie`. */
  cookies: () => string;
  tokenCookie: string;
}

/** The bearer token, if there is one: for pages that need no more of a session than that. */
export function readStoredToken({ storage, cookies, tokenCookie }: StoredTokenPlaces): string | null {
  return (
    tolerant(() => storage().getItem(TOKEN_KEY), null) ||
    tolerant(() => readCookie(cookies(), tokenCookie), null) ||
    null
  );
}
