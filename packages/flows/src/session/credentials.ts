import { paymentCacheKey } from "../payment-access/paymentCache";
import { hostCookieName, removeCookie, writeCookie, type CookieWindow } from "../cookies";
import { isRecord, parseJson, tolerant, type StorageAccess } from "../storage";
import { SESSION_CONFIRMED_KEY, SIGNED_IN_COOKIE } from "./signedInKeys";
import { readStoredToken, TOKEN_KEY } from "./storedToken";

/** Where a session is kept (section 3 and `decisions.md`): two cookies and three local-storage keys. */
export const USER_KEY = "gratweg_user";
export const PROVIDER_KEY = "gratweg_provider";
/** How long a session may last that nobody ends; the content system's own limit may be shorter. */
export const SESSION_DAYS = 30;

/** The user object as it is stored; the presence of `id` proves nothing by itself, it is the server that checks. */
export interface SessionUser {
  id: number | string;
  email?: string;
  [field: string]: unknown;
}

export interface Credentials {
  token: string;
  /** Null until the user was fetched. */
  user: SessionUser | null;
}

export interface CredentialStore {
  read: () => Credentials | null;
  /** The token alone: it is asked for by every call. */
  token: () => string | null;
  write: (credentials: Credentials) => void;
  /** The social provider by which one signed in last. */
  provider: () => string | null;
  rememberProvider: (provider: string) => void;
  /** A server has confirmed the stored session; writing one says so too. */
  confirm: () => void;
  /** Deletes three local-storage keys, two cookies and the payment cache of the stored user's e-mail. */
  clear: () => void;
}

export interface CredentialOptions {
  /** Local storage. */
  storage: StorageAccess;
  window: () => CookieWindow;
  /** Session storage; without it nothing is remembered of a confirmation. */
  tab?: StorageAccess;
  /** From the site's configuration. */
  tokenCookie: string;
}

/**
 * Credentials in cookie and local storage. Where storage is forbidden or full the cookie alone holds the session; a token in
 * only one of the two is a session all the same, and is written to both again with the next sign-in.
 */
export function createCredentialStore({
  storage,
  window,
  tab,
  tokenCookie,
}: CredentialOptions): CredentialStore {
  const stored = (key: string) => tolerant(() => storage().getItem(key), null) || null;
  const store = (key: string, value: string) => tolerant(() => storage().setItem(key, value), undefined);
  const confirm = () => tolerant(() => tab?.().setItem(SESSION_CONFIRMED_KEY, "1"), undefined);
  const token = () => readStoredToken({ storage, window, tokenCookie });
  const writeHostCookie = (name: string, value: string) => {
    const write = () =>
      writeCookie(window(), hostCookieName(name, window().location), value, { days: SESSION_DAYS });
    removeHostCookie(name);
    tolerant(write, undefined);
  };
  // The plain name too: versions before the prefix wrote it by https as well, and nobody stays signed in by what they left.
  const removeHostCookie = (name: string) => {
    for (const each of [() => hostCookieName(name, window().location), () => name])
      tolerant(() => removeCookie(window(), each()), undefined);
  };
  return {
    token,
    confirm,
    read() {
      const current = token();
      return current === null ? null : { token: current, user: readUser(stored(USER_KEY)) };
    },
    write({ token, user }) {
      store(TOKEN_KEY, token);
      if (user) store(USER_KEY, JSON.stringify(user));
      else tolerant(() => storage().removeItem(USER_KEY), undefined);
      writeHostCookie(tokenCookie, token);
      writeHostCookie(SIGNED_IN_COOKIE, "1");
      confirm();
    },
    provider: () => stored(PROVIDER_KEY),
    rememberProvider: (provider) => store(PROVIDER_KEY, provider),
    clear() {
      // Cookies first: the keys tell other tabs, which would find the token in its cookie and stay.
      for (const name of [tokenCookie, SIGNED_IN_COOKIE]) removeHostCookie(name);
      tolerant(() => tab?.().removeItem(SESSION_CONFIRMED_KEY), undefined);
      const email = readUser(stored(USER_KEY))?.email;
      const payment = email === undefined ? [] : [paymentCacheKey(email)];
      for (const key of [TOKEN_KEY, USER_KEY, PROVIDER_KEY, ...payment])
        tolerant(() => storage().removeItem(key), undefined);
    },
  };
}

function readUser(text: string | null): SessionUser | null {
  const user = parseJson(text);
  if (!isRecord(user)) return null;
  const { id } = user;
  return isUserId(id) ? { ...user, id } : null;
}

/** Its presence proves a valid session (section 3). */
export function isUserId(id: unknown): id is SessionUser["id"] {
  return typeof id === "number" || (typeof id === "string" && id !== "");
}
