import { createCredentialStore, readStoredToken, TOKEN_KEY, type CredentialStore } from "@gratweg/flows";

declare global {
  /** Written into the scripts by the build (`gatsby-node.ts`): the name in the site's configuration. */
  const SITE_TOKEN_COOKIE: string;
}

/** The visitor's bearer token, if there is one. Never while a page is built: whose prices it shows is nobody's then. */
export function storedToken(): string | null {
  if (typeof window === "undefined") return null;
  return readStoredToken({
    storage: () => window.localStorage,
    window: () => window,
    tokenCookie: tokenCookie(),
  });
}

/** Everything that is stored of a session. */
export function storedCredentials(): CredentialStore {
  return createCredentialStore({
    storage: () => window.localStorage,
    window: () => window,
    tab: () => window.sessionStorage,
    tokenCookie: tokenCookie(),
  });
}

const tokenCookie = () => (typeof SITE_TOKEN_COOKIE === "undefined" ? TOKEN_KEY : SITE_TOKEN_COOKIE);

/** Headers of a call that knows its caller where there is somebody signed in. */
export function bearer(): Record<string, string> {
  const token = storedToken();
  return token === null ? {} : { authorization: `Bearer ${token}` };
}
