import { createHash, timingSafeEqual } from "node:crypto";

interface Context {
  status: number;
  body: unknown;
  get(header: string): string;
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

function refusal(status: number, message: string) {
  return {
    data: null,
    error: { status, name: status === 401 ? "UnauthorizedError" : "ServiceUnavailable", message },
  };
}

/** Lets in who knows the secret. Without a secret in the environment nobody is let in. */
export function serviceOnly(secret: string | undefined) {
  const expected = secret ? digest(`Bearer ${secret}`) : null;
  return async (context: Context, next: () => Promise<void>): Promise<void> => {
    const allowed = expected !== null && timingSafeEqual(digest(context.get("authorization")), expected);
    if (allowed) return next();
    context.status = expected === null ? 503 : 401;
    context.body = refusal(context.status, expected === null ? "No service secret is set." : "Wrong secret.");
  };
}
