import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * Recognises browsers that have signed in to an account before (OWASP, "Device Cookies"): strangers' guesses lock the account for
 * everybody else, not for its owner. The cookie opens nothing.
 */
export interface KnownBrowsers {
  /** Returns the browser's name if its cookie proves the account. */
  nameOf(cookieHeader: string | undefined, account: string): string | undefined;
  /** Returns the `Set-Cookie` header that adds the account to those that the browser proves already. */
  remember(cookieHeader: string | undefined, account: string, isSecure: boolean): string;
}

const NAME = "gratweg_device";
const YEAR_S = 365 * 24 * 60 * 60;
/** A family shares a tablet. */
const MOST_ACCOUNTS = 4;
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{22})((?:\\.[\\w-]{22}){1,${MOST_ACCOUNTS}})(?:;|$)`);

export function createKnownBrowsers(secret: string): KnownBrowsers {
  const proofOf = (browser: string, account: string): string =>
    createHmac("sha256", secret).update(`device\n${browser}\n${account}`).digest("base64url").slice(0, 22);
  return {
    nameOf(cookieHeader, account) {
      const { browser, proofs } = read(cookieHeader);
      if (browser === undefined) return undefined;
      const expected = Buffer.from(proofOf(browser, account));
      return proofs.some((proof) => timingSafeEqual(Buffer.from(proof), expected)) ? browser : undefined;
    },
    remember(cookieHeader, account, isSecure) {
      const { browser = randomBytes(16).toString("base64url"), proofs } = read(cookieHeader);
      const own = proofOf(browser, account);
      const kept = [own, ...proofs.filter((proof) => proof !== own)].slice(0, MOST_ACCOUNTS);
      const value = [browser, ...kept].join(".");
      return `${NAME}=${value}; Path=/api/auth; Max-Age=${YEAR_S}; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;
    },
  };
}

function read(cookieHeader = ""): { browser?: string; proofs: string[] } {
  const [, browser, proofs = ""] = COOKIE.exec(cookieHeader) ?? [];
  return browser === undefined ? { proofs: [] } : { browser, proofs: proofs.slice(1).split(".") };
}
