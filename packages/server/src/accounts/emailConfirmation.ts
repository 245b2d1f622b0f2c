import { z } from "zod";
import { readAnswer } from "../content/contentSystem";
import { internalCalls } from "../content/contentSystemCalls";
import type { CallerContext } from "../ports";

/** What a confirmation mail's link leads to. */
export interface EmailConfirmation {
  /** Once: a link that was used, replaced or is too old is unknown. Rejects when nobody knows how it went. */
  confirm(link: { token: string; origin: string }, context: CallerContext): Promise<"confirmed" | "unknown">;
}

const answer = z.object({ outcome: z.enum(["confirmed", "unknown"]) });

export function createEmailConfirmation(
  origin: string,
  secret: string,
  request: typeof fetch = fetch,
): EmailConfirmation {
  const call = internalCalls(origin, secret, request);
  return {
    confirm: async (link, context) =>
      (await readAnswer(await call("account/confirm-email", context, link), answer)).outcome,
  };
}
