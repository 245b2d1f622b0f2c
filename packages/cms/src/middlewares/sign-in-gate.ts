import { EDITOR_HASHING, signInSettings, trustedProxies } from "../environment";
import { clientAddress, networkOf, type CallerContext } from "../domain/sign-in/client-address";
import { createWindow, GUESS_WINDOW_MS, MOST_NAMES } from "../domain/sign-in/limits";
import { SignInRefusal } from "../domain/sign-in/refusal";

interface Context extends CallerContext {
  method: string;
  path: string;
  status: number;
  body: unknown;
  set(header: string, value: string): void;
}

/** Each of these hashes a password. */
const HASHING =
  /^\/api\/(?:auth\/(?:local(?:\/register)?|forgot-password|reset-password|change-password|send-email-confirmation)|internal\/account\/confirm-email)\/?$/i;
/** So does an editor's password. */
const EDITORS = /^\/admin\/(?:login|anmelden)\/?$/i;
/** So many addresses at least share the places, and so many networks: one connection may have thousands of addresses. */
const SHARES = { address: 4, network: 2 };
/** One in so many places is kept for networks that hold none, and have not failed so often of late. */
const KEPT = 4;
const FAILURES_OF_NETWORK = 10;

/**
 * As many at once as the hashing pool works on and lets wait. The pool counts by itself; here the rest is turned away before Strapi
 * looks up rights, which for a thousand at once is what would keep everybody else waiting. Stands behind the body: whoever is still
 * sending holds no place, and neither one address nor one network ever holds them all; some are kept for whoever else comes.
 */
export default function signInGate() {
  const { hashWorkers, waiting } = signInSettings();
  const isProxy = trustedProxies(process.env.GRATWEG_TRUST_PROXY ?? "");
  const travellers = createPlaces({ workers: hashWorkers, waiting });
  const editors = createPlaces(EDITOR_HASHING);
  return async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    const isHere = (paths: RegExp): boolean => ctx.method === "POST" && paths.test(ctx.path);
    const places = isHere(HASHING) ? travellers : isHere(EDITORS) ? editors : null;
    if (!places) return next();
    const address = clientAddress(ctx, isProxy);
    const leave = places.enter(address);
    if (!leave) {
      const refusal = SignInRefusal.busy(places.size);
      ctx.set("Cache-Control", "no-store");
      ctx.set("Retry-After", String(refusal.retryAfter));
      ctx.status = refusal.status;
      ctx.body = refusal.toBody();
      return;
    }
    try {
      await next();
      // A full queue is nobody's fault, nor is what breaks.
      if (ctx.status >= 400 && ctx.status < 500) places.fail(address);
    } finally {
      leave();
    }
  };
}

function createPlaces(size: { workers: number; waiting: number }) {
  const most = size.workers + size.waiting;
  const open = most - Math.floor(most / KEPT);
  const shares = { address: Math.ceil(most / SHARES.address), network: Math.ceil(most / SHARES.network) };
  const failures = createWindow({
    most: FAILURES_OF_NETWORK,
    windowMs: GUESS_WINDOW_MS,
    now: Date.now,
    mostNames: MOST_NAMES,
  });
  const inside = new Map<string, number>();
  let all = 0;
  const countOf = (name: string): number => inside.get(name) ?? 0;
  const count = (name: string, change: 1 | -1): void => {
    const counted = countOf(name) + change;
    if (counted > 0) inside.set(name, counted);
    else inside.delete(name);
  };
  return {
    size,
    /** A function to leave with, once; null where there is no room. */
    enter(address: string): (() => void) | null {
      const network = networkOf(address);
      if (all >= most || countOf(address) >= shares.address || countOf(network) >= shares.network)
        return null;
      if (all >= open && (countOf(network) > 0 || failures.wait(network) > 0)) return null;
      const change = (by: 1 | -1): void => {
        all += by;
        for (const name of [address, network]) count(name, by);
      };
      change(1);
      return () => change(-1);
    },
    fail(address: string): void {
      const network = networkOf(address);
      if (failures.wait(network) === 0) failures.add(network);
    },
  };
}
