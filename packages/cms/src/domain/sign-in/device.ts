import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

export const DEVICE_COOKIE = "gratweg_device";
const LIFETIME_S = 365 * 24 * 60 * 60;
/** Accounts of one device: a family shares a tablet. */
const MOST_ACCOUNTS = 4;
const VALUE = /^([\w-]{22})((?:\.[\w-]{22}){1,4})$/;

/** Proves that somebody has signed in to an account from this browser before. It opens nothing; it only lifts the account's lock. */
export interface Devices {
  /** The device's name when its cookie is of this account. */
  known(cookieHeader: string, account: string): string | null;
  /** The header that remembers the account on this device, beside those that it knows already. */
  remember(cookieHeader: string, account: string, host: { isSecure: boolean }): string;
}

export function createDevices(secret: string): Devices {
  const proof = (device: string, account: string): string =>
    createHmac("sha256", secret)
      .update(["device", device, account].join("\n"))
      .digest("base64url")
      .slice(0, 22);
  return {
    known(cookieHeader, account) {
      const cookie = readCookie(cookieHeader);
      if (!cookie) return null;
      const expected = Buffer.from(proof(cookie.device, account));
      const isKnown = cookie.proofs.some((given) => timingSafeEqual(Buffer.from(given), expected));
      return isKnown ? cookie.device : null;
    },
    remember(cookieHeader, account, { isSecure }) {
      const cookie = readCookie(cookieHeader) ?? {
        device: randomBytes(16).toString("base64url"),
        proofs: [],
      };
      const own = proof(cookie.device, account);
      const proofs = [own, ...cookie.proofs.filter((other) => other !== own)].slice(0, MOST_ACCOUNTS);
      const value = [cookie.device, ...proofs].join(".");
      // The portal and the content system may be different sites to a browser, as `hiking.localhost` and `localhost` are; without
      // `Partitioned` Chromium keeps no cookie then. One signs in on each domain anyway.
      const site = isSecure ? "SameSite=None; Secure; Partitioned" : "SameSite=Lax";
      return `${DEVICE_COOKIE}=${value}; Path=/api/auth; Max-Age=${LIFETIME_S}; HttpOnly; ${site}`;
    },
  };
}

function readCookie(header: string): { device: string; proofs: string[] } | null {
  const pair = header
    .split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${DEVICE_COOKIE}=`));
  const [, device, proofs] = VALUE.exec(pair?.slice(DEVICE_COOKIE.length + 1) ?? "") ?? [];
  return device === undefined || proofs === undefined ? null : { device, proofs: proofs.slice(1).split(".") };
}
