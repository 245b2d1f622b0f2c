import { signInSettings } from "../environment";
import { SignInRefusal } from "../domain/sign-in/refusal";

interface Context {
  method: string;
  path: string;
  status: number;
  body: unknown;
  set(header: string, value: string): void;
}

/** Each of these hashes a password. */
const HASHING =
  /^\/api\/auth\/(?:local(?:\/register)?|forgot-password|reset-password|change-password|send-email-confirmation)\/?$/i;

/**
 * As many at once as the hashing pool works on and lets wait. The pool counts by itself; here the rest is turned away before Strapi
 * reads a body and looks up rights, which for a thousand at once is what would keep everybody else waiting.
 */
export default function signInGate() {
  const { hashWorkers, waiting } = signInSettings();
  const most = hashWorkers + waiting;
  let inside = 0;
  return async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    if (ctx.method !== "POST" || !HASHING.test(ctx.path)) return next();
    if (inside >= most) {
      const refusal = SignInRefusal.busy({ waiting, workers: hashWorkers });
      ctx.set("Cache-Control", "no-store");
      ctx.set("Retry-After", String(refusal.retryAfter));
      ctx.status = refusal.status;
      ctx.body = refusal.toBody();
      return;
    }
    inside += 1;
    try {
      await next();
    } finally {
      inside -= 1;
    }
  };
}
