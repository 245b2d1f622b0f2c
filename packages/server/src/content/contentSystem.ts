import { z } from "zod";
import type { SessionSource, SignedIn } from "../ports";
import { contentSystemCalls } from "./contentSystemCalls";

/** The content system answered with something that it never should, or not at all. */
export class ContentSystemError extends Error {
  override name = "ContentSystemError";
}

const user = z.object({
  id: z.int(),
  email: z.string(),
  confirmed: z.boolean().nullish(),
  blocked: z.boolean().nullish(),
  role: z.object({ type: z.string() }).nullish(),
});

/** Asks Strapi whom a token belongs to. */
export function createSessionSource(origin: string, request: typeof fetch = fetch): SessionSource {
  const call = contentSystemCalls(origin, request);

  return {
    async user(token, context) {
      const response = await call("/api/users/me?populate=role", context, { token });
      if (response.status === 401 || response.status === 403) return undefined;
      return toSignedIn(await readAnswer(response, user));
    },
  };
}

/** A successful answer of the right shape, or a `ContentSystemError`. */
export async function readAnswer<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
  if (!response.ok) throw new ContentSystemError(`content system answered ${response.status}`);
  const parsed = schema.safeParse(await response.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  throw new ContentSystemError(
    `content system answered something else than expected: ${z.prettifyError(parsed.error)}`,
  );
}

/** A role that we do not know gives nothing beyond being signed in. */
function toSignedIn({ id, email, confirmed, blocked, role }: z.infer<typeof user>): SignedIn {
  return {
    id,
    email: email.normalize("NFC").toLowerCase(),
    confirmed: confirmed === true,
    blocked: blocked === true,
    role: role?.type === "manager" ? "manager" : "authenticated",
  };
}
