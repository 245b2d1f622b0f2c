import type { Checks } from "./openid";

/** A sign-in under way, kept by the browser that began it: this process remembers nothing. */
export interface Pending {
  provider: string;
  checks: Checks;
  returnAddress: string;
  /** Of the secret that the page on which it began has kept. */
  verifierHash: string;
  startedAt: number;
}

export const PENDING_MS = 10 * 60_000;

/** The part of Koa's cookies that is needed; signed ones that were changed read as undefined. */
export interface Cookies {
  secure: boolean;
  get(name: string, options: { signed: boolean }): string | undefined;
  set(name: string, value: string | null, options: Record<string, unknown>): unknown;
}

/** Under way in one browser. Each is a kilobyte of every request: with fourteen nobody could sign in any more. */
const MOST_PENDING = 3;
const NAME = /^(?:__Host-)?gratweg_social_[\w-]{1,12}$/;

/** One for each sign-in, so that two tabs do not take each other's; by TLS of this host alone, as the browser promises by the prefix. */
const cookieName = (state: string, isSecure: boolean): string =>
  `${isSecure ? "__Host-" : ""}gratweg_social_${state.slice(0, 12)}`;
const STATE = /^[\w-]{20,200}$/;

export function keepPending(
  cookies: Cookies,
  pending: Pending,
  about: { isSecure: boolean; path: string; header: string },
): void {
  // Behind a proxy this process is asked without TLS.
  cookies.secure = about.isSecure;
  // Browsers name the oldest first.
  const others = about.header.split(/; */).map((pair) => pair.split("=")[0] ?? "");
  for (const name of others.filter((other) => NAME.test(other)).slice(0, 1 - MOST_PENDING))
    cookies.set(name, null, options(about));
  const value = Buffer.from(JSON.stringify(pending)).toString("base64url");
  cookies.set(cookieName(pending.checks.state, about.isSecure), value, {
    ...options(about),
    maxAge: PENDING_MS,
  });
}

/** Read once: whoever comes back a second time begins anew. */
export function takePending(
  cookies: Cookies,
  state: unknown,
  about: { isSecure: boolean; path: string; now: number },
): Pending | null {
  if (typeof state !== "string" || !STATE.test(state)) return null;
  const name = cookieName(state, about.isSecure);
  const value = cookies.get(name, { signed: true });
  if (value === undefined) return null;
  cookies.secure = about.isSecure;
  cookies.set(name, null, options(about));
  try {
    const pending = JSON.parse(Buffer.from(value, "base64url").toString()) as Pending;
    const isFresh = pending.startedAt > about.now - PENDING_MS && pending.startedAt <= about.now;
    return isFresh && pending.checks.state === state ? pending : null;
  } catch {
    return null;
  }
}

function options({ isSecure, path }: { isSecure: boolean; path: string }): Record<string, unknown> {
  // `lax`: the provider leads back by an ordinary navigation.
  const at = isSecure ? "/" : path;
  return { signed: true, httpOnly: true, sameSite: "lax", secure: isSecure, path: at, overwrite: true };
}
