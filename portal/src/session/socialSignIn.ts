import { providerUrl } from "@gratweg/content-client";
import type { StorageAccess } from "@gratweg/flows";

/** Session storage: which provider was asked in this tab, and the secret that only this tab knows. */
export const SOCIAL_KEY = "gratweg_social";

/** How a social provider sent somebody back. */
export type SocialReturn =
  | { kind: "ticket"; provider: string; ticket: string; verifier: string }
  /** Also a ticket that this tab has not asked for. */
  | { kind: "failed"; provider: string; reason: SocialFailure };

export const SOCIAL_FAILURES = ["cancelled", "unavailable", "unverified", "blocked", "failed"] as const;
export type SocialFailure = (typeof SOCIAL_FAILURES)[number];

export interface SocialSignIn {
  /** Leaves for the provider; back to the present flow page, whose own query is kept. */
  begin: (provider: string, returnPath: string) => void;
  /** Reads the answer in an address; null for an address without one. The secret is forgotten: it is used once. */
  take: (search: string) => SocialReturn | null;
}

export interface SocialPorts {
  contentOrigin: string;
  /** Of this site. */
  origin: string;
  /** Session storage. */
  storage: StorageAccess;
  /** What is stored of an earlier session goes first (`decisions.md`). */
  forgetSession: () => void;
  rememberProvider: (provider: string) => void;
  leave: (href: string) => void;
  randomBytes: (length: number) => Uint8Array;
}

const VERIFIER_BYTES = 32;

export function createSocialSignIn(ports: SocialPorts): SocialSignIn {
  return {
    begin(provider, returnPath) {
      ports.forgetSession();
      const verifier = toBase64Url(ports.randomBytes(VERIFIER_BYTES));
      try {
        ports.storage().setItem(SOCIAL_KEY, JSON.stringify({ provider, verifier }));
      } catch {
        // Without storage the way back ends with a hint to try again or sign in by password.
      }
      ports.rememberProvider(provider);
      const query = new URLSearchParams({ callback: `${ports.origin}${returnPath}`, verifier });
      ports.leave(`${providerUrl(`${ports.contentOrigin}/api`, provider)}?${query.toString()}`);
    },
    take(search) {
      const query = new URLSearchParams(search);
      const provider = query.get("provider");
      const ticket = query.get("access_token");
      const error = query.get("error");
      if (!provider || (!ticket && !error)) return null;
      const asked = takeAsked(ports.storage);
      if (!ticket) return { kind: "failed", provider, reason: toFailure(error) };
      return asked?.provider === provider
        ? { kind: "ticket", provider, ticket, verifier: asked.verifier }
        : { kind: "failed", provider, reason: "failed" };
    },
  };
}

/** Null also for what cannot be read: of nothing there are no parts. */
function takeAsked(storage: StorageAccess): { provider: unknown; verifier: string } | null {
  try {
    const text = storage().getItem(SOCIAL_KEY);
    storage().removeItem(SOCIAL_KEY);
    const { provider, verifier } = JSON.parse(String(text)) as Record<string, unknown>;
    return typeof verifier === "string" ? { provider, verifier } : null;
  } catch {
    return null;
  }
}

function toFailure(error: string | null): SocialFailure {
  return SOCIAL_FAILURES.find((reason) => reason === error) ?? "failed";
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
