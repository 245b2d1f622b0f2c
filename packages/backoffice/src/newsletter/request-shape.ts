import { foldEmailAddress, isEmailAddress } from "../email-address";
import { TOKEN } from "./tokens";

const SITES = [
  "adventures",
  "biking",
  "cultural",
  "hiking",
  "outdoors-germany",
  "outdoors-sweden",
  "traveling",
  "portal",
] as const;
export type SiteKey = (typeof SITES)[number];

export interface SubscribeCommand {
  email: string;
  site: SiteKey;
  textVersion: string;
  origin: string;
}
export interface TokenCommand {
  token: string;
  origin: string;
}

const ORIGIN = /^https?:\/\/[a-z\d.:[\]-]{1,100}$/i;

/** The server has checked this already; here only what would do harm in a database or a mail is kept out. */
export function subscribeCommand(body: unknown): SubscribeCommand | null {
  const { email, site, textVersion, origin } = (body ?? {}) as Record<string, unknown>;
  const isSite = SITES.find((key) => key === site);
  return isSite &&
    typeof email === "string" &&
    isEmailAddress(email) &&
    matches(textVersion, /^[\w.-]{1,40}$/) &&
    matches(origin, ORIGIN)
    ? // One spelling, so that one person is one row.
      { email: foldEmailAddress(email), site: isSite, textVersion, origin }
    : null;
}

export function tokenCommand(body: unknown): TokenCommand | null {
  const { token, origin } = (body ?? {}) as Record<string, unknown>;
  return matches(token, TOKEN) && matches(origin, ORIGIN) ? { token, origin } : null;
}

function matches(value: unknown, pattern: RegExp): value is string {
  return typeof value === "string" && pattern.test(value);
}
