import type { RequestRules } from "./requests";
import { kindOf, publicRoute } from "./routes";

/** Whom `middlewares/surface.ts` has refused, and for what: calls or questions about sessions beyond the rate, or what nobody is answered. */
export type Reason = "calls" | "sessions" | "refused";

/** So many hear it from there, in a form that pages of ours may read; who goes on is nobody who reads. */
const GRACE = 60;
const MOST_NAMES = 20_000;

export interface TurnedAway {
  note: (reason: Reason, address: string, seconds: number) => void;
  /** Seconds until it is asked again; 0: the middleware looks itself. */
  wait: (reason: Reason, address: string) => number;
}

/** Remembers who goes on asking beyond the rate, so that the answer costs no more than a look. */
export function createTurnedAway(now: () => number = Date.now): TurnedAway {
  const known = new Map<string, { count: number; end: number }>();
  return {
    note(reason, address, seconds) {
      const name = `${reason} ${address}`;
      const at = now();
      const entry = known.get(name);
      if (entry && entry.end > at) {
        entry.count += 1;
        return;
      }
      for (const [other, { end }] of known) if (end <= at) known.delete(other);
      if (known.size < MOST_NAMES) known.set(name, { count: 1, end: at + seconds * 1000 });
    },
    wait(reason, address) {
      const entry = known.get(`${reason} ${address}`);
      const left = entry && entry.count >= GRACE ? entry.end - now() : 0;
      return left > 0 ? Math.ceil(left / 1000) : 0;
    },
  };
}

/** One for the middleware and the listener before it. */
export const turnedAway = createTurnedAway();

interface Door {
  isDivided: boolean;
  /** Tells whether the bearer is a session's token that this system has signed. */
  isSession: (authorization: string) => boolean;
}

/**
 * Returns what the middleware would answer a request without a secret of ours. Whoever shares an address with somebody who is refused
 * keeps their session, and the preflight by which a browser begins to sign in.
 */
export const certainWait =
  ({ isDivided, isSession }: Door, { wait }: TurnedAway): RequestRules["waitOf"] =>
  ({ method = "", url = "", headers }, address) => {
    const [path = ""] = url.split("?");
    const kind = kindOf(path);
    const isRead = method === "GET" || method === "HEAD";
    if (isRead && (kind === "upload" || kind === "health")) return 0;
    if (kind === "admin" && !isDivided) return 0;
    if (method === "OPTIONS" && publicRoute(headers["access-control-request-method"] ?? "", path)) return 0;
    const route = publicRoute(method, path);
    if (route?.query === "me" && isSession(headers.authorization ?? "")) return wait("sessions", address);
    if (!route || route.query === "me") return wait("refused", address);
    return route.method === "GET" ? wait("calls", address) : 0;
  };
