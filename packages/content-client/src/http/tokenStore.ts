/** Where the bearer token is kept. */
export interface TokenStore {
  /** Null without a session. */
  get: () => string | null;
  set: (token: string) => void;
  clear: () => void;
}

/** For a server or a build, which has one token for good or none, and whose calls sign nobody in. */
export function fixedToken(token: string | null): TokenStore {
  return { get: () => token, set: () => {}, clear: () => {} };
}

export function memoryToken(): TokenStore {
  let current: string | null = null;
  return {
    get: () => current,
    set: (token) => {
      current = token;
    },
    clear: () => {
      current = null;
    },
  };
}
