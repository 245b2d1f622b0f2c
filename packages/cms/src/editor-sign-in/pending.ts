import { createHash } from "node:crypto";
import type { Encryption } from "./second-factors";

/** A sign-in whose password was right, kept by the browser that began it: this process remembers nothing. */
export interface Pending {
  userId: number;
  /** Of the password's hash: a new password ends sign-ins under way. */
  proof: string;
  startedAt: number;
  /** Of a second factor that is being set up. */
  secret?: string;
  /** Where in the editors' screens it leads. */
  goOn: string;
}

export const PENDING_COOKIE = "gratweg_editor_pending";
export const PENDING_MS = 10 * 60_000;

export const proofOf = (passwordHash: string): string =>
  createHash("sha256").update(`pending\n${passwordHash}`).digest("base64url");

/** Encrypted, so that nothing can be read or changed. */
export function sealPending(pending: Pending, encryption: Encryption): string {
  const sealed = encryption.encrypt(JSON.stringify(pending));
  if (sealed === null) throw new Error("Signing in to the editors' screens needs ENCRYPTION_KEY.");
  return Buffer.from(sealed).toString("base64url");
}

export function openPending(value: string | undefined, encryption: Encryption, now: number): Pending | null {
  if (value === undefined || value.length > 4000) return null;
  try {
    const text = encryption.decrypt(Buffer.from(value, "base64url").toString());
    if (text === null) return null;
    const pending = JSON.parse(text) as Pending;
    const isFresh = pending.startedAt > now - PENDING_MS && pending.startedAt <= now;
    return isFresh ? pending : null;
  } catch {
    return null;
  }
}

/** A path of the editors' screens and nothing else: no other host, no way around by `..` or a backslash. */
export function goOnOf(value: unknown): string {
  if (typeof value !== "string" || !/^\/[\w/.:?&=%[\]$,~+-]*$/.test(value) || value.length > 500)
    return "/admin";
  const { origin, pathname, search } = new URL(`/admin${value}`, "http://here.invalid");
  const isInside = origin === "http://here.invalid" && /^\/admin(?:\/|$)/.test(pathname);
  return isInside && !/^\/admin\/(?:auth|anmelden)(?:\/|$)/.test(pathname) ? pathname + search : "/admin";
}
