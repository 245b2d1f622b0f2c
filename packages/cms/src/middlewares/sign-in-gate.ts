import { devices } from "../domain/sign-in/running";
import { clientAddress, networkOf, type CallerContext } from "../domain/sign-in/client-address";
import { deviceHost } from "../domain/sign-in/device";
import { createPlaces, type Visitor } from "../domain/sign-in/places";
import { SignInRefusal } from "../domain/sign-in/refusal";
import { fieldsOf } from "../domain/sign-in/request-shape";
import { foldEmailAddress } from "../domain/email-address";
import { signInSettings, trustedProxies } from "../environment";

interface Context extends CallerContext {
  method: string;
  path: string;
  secure: boolean;
  hostname: string;
  status: number;
  body: unknown;
  request: CallerContext["request"] & { body?: unknown };
  get(header: string): string;
  set(header: string, value: string): void;
}

/** Each of these hashes a password. */
const HASHING =
  /^\/api\/(?:auth\/(?:local(?:\/register)?|forgot-password|reset-password|change-password|send-email-confirmation)|internal\/account\/confirm-email)\/?$/i;

/** Whether this browser has signed in to the account of that address before; by its cookie alone, without a look at accounts. */
export type KnowsBrowser = (of: "travellers", ctx: Context, email: string) => boolean;

const knowsBrowser: KnowsBrowser = (_of, ctx, email) =>
  devices().known(ctx.get("cookie"), email, deviceHost(ctx)) !== null;

/**
 * As many at once as the hashing pool works on and lets wait. The pool counts by itself; here the rest is turned away before Strapi
 * looks up rights, which for a thousand at once is what would keep everybody else waiting. Stands behind the body: whoever is still
 * sending holds no place, and who is asked for is known.
 */
export function createSignInGate(knows: KnowsBrowser) {
  const { hashWorkers, waiting } = signInSettings();
  const isProxy = trustedProxies(process.env.GRATWEG_TRUST_PROXY ?? "");
  const places = {
    travellers: createPlaces({ workers: hashWorkers, waiting }),
  };
  const visitorOf = (of: keyof typeof places, ctx: Context): Visitor => {
    const address = clientAddress(ctx, isProxy);
    const fields = fieldsOf(ctx.request.body);
    // The one that is signed in by, whatever else stands beside it.
    const email = /\/local\/?$/i.test(ctx.path) ? fields.identifier : fields.email;
    const account = typeof email === "string" ? foldEmailAddress(email.slice(0, 254)) : "";
    const isKnown = account !== "" && knows(of, ctx, account);
    return { address, network: networkOf(address), account: isKnown ? account : null };
  };
  return async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    if (ctx.method !== "POST" || !HASHING.test(ctx.path)) return next();
    const of = "travellers";
    const visitor = visitorOf(of, ctx);
    const leave = places[of].enter(visitor);
    if (!leave) {
      const refusal = SignInRefusal.busy(places[of].size);
      ctx.set("Cache-Control", "no-store");
      ctx.set("Retry-After", String(refusal.retryAfter));
      ctx.status = refusal.status;
      ctx.body = refusal.toBody();
      return;
    }
    try {
      await next();
      // A full queue is nobody's fault, nor is what breaks.
      if (ctx.status >= 400 && ctx.status < 500) places[of].fail(visitor);
    } finally {
      leave();
    }
  };
}

export default function signInGate() {
  return createSignInGate(knowsBrowser);
}
