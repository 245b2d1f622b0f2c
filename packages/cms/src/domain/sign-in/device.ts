import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** The browser's word that no neighbour host has set it, and that it came by TLS or from this very machine; it wants `Path=/`. */
const PREFIX = "__Host-";

export interface DeviceCookie {
  name: string;
  /** Of the plain name; the prefix wants the whole host. */
  path: string;
  /** Whether pages of another site send it. */
  isCrossSite: boolean;
}

/**
 * The portal and the content system may be different sites to a browser, as `hiking.localhost` and `localhost` are; without
 * `Partitioned` Chromium keeps no cookie then. One signs in on each domain anyway.
 */
const TRAVELLERS: DeviceCookie = { name: "gratweg_device", path: "/api/auth", isCrossSite: true };
const LIFETIME_S = 365 * 24 * 60 * 60;
/** Accounts of one device: a family shares a tablet. */
const MOST_ACCOUNTS = 4;
const VALUE = /^([\w-]{22})((?:\.[\w-]{22}){1,4})$/;

export interface DeviceHost {
  /** By TLS, or at this machine's own address, where browsers keep secure cookies without it. */
  isSecure: boolean;
}

/** Behind a proxy that is not trusted this process is asked without TLS: the public address tells. */
export function deviceHost({ secure, hostname }: { secure: boolean; hostname: string }): DeviceHost {
  const isTls = secure || (process.env.GRATWEG_CMS_URL ?? "").startsWith("https:");
  // Browsers keep secure cookies of this machine's own address without TLS too.
  return { isSecure: isTls || hostname === "localhost" || hostname === "127.0.0.1" };
}

/** Proves that somebody has signed in to an account from this browser before. It opens nothing; it only lifts the account's lock. */
export interface Devices {
  /** The device's name when its cookie is of this account. */
  known(cookieHeader: string, account: string, host: DeviceHost): string | null;
  /** The device's name, and the header that remembers the account on it, beside those that it knows already. */
  remember(cookieHeader: string, account: string, host: DeviceHost): { device: string; header: string };
}

export function createDevices(secret: string, { name, path, isCrossSite } = TRAVELLERS): Devices {
  const proof = (device: string, account: string): string =>
    createHmac("sha256", secret)
      .update(["device", device, account].join("\n"))
      .digest("base64url")
      .slice(0, 22);
  // The plain name is not read beside the other: it could be anybody's. A device of before is a stranger once, and nobody is signed out.
  const nameOf = (isSecure: boolean): string => (isSecure ? PREFIX : "") + name;
  return {
    known(cookieHeader, account, { isSecure }) {
      const cookie = readCookie(cookieHeader, nameOf(isSecure));
      if (!cookie) return null;
      const expected = Buffer.from(proof(cookie.device, account));
      const isKnown = cookie.proofs.some((given) => timingSafeEqual(Buffer.from(given), expected));
      return isKnown ? cookie.device : null;
    },
    remember(cookieHeader, account, { isSecure }) {
      const cookie = readCookie(cookieHeader, nameOf(isSecure)) ?? {
        device: randomBytes(16).toString("base64url"),
        proofs: [],
      };
      const own = proof(cookie.device, account);
      const proofs = [own, ...cookie.proofs.filter((other) => other !== own)].slice(0, MOST_ACCOUNTS);
      const value = [cookie.device, ...proofs].join(".");
      const crossSite = isSecure ? "SameSite=None; Secure; Partitioned" : "SameSite=Lax";
      const site = isCrossSite ? crossSite : `SameSite=Strict${isSecure ? "; Secure" : ""}`;
      const where = `Path=${isSecure ? "/" : path}; Max-Age=${LIFETIME_S}; HttpOnly; ${site}`;
      return { device: cookie.device, header: `${nameOf(isSecure)}=${value}; ${where}` };
    },
  };
}

function readCookie(header: string, name: string): { device: string; proofs: string[] } | null {
  const start = `${name}=`;
  const pair = header
    .split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(start));
  const [, device, proofs] = VALUE.exec(pair?.slice(start.length) ?? "") ?? [];
  return device === undefined || proofs === undefined ? null : { device, proofs: proofs.slice(1).split(".") };
}
