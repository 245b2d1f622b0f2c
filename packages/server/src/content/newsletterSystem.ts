import { z } from "zod";
import type { CallerContext, NewsletterSource } from "../ports";
import { readAnswer } from "./contentSystem";

const accepted = z.object({ outcome: z.literal("accepted") });
const confirmed = z.object({ outcome: z.enum(["confirmed", "expired", "unsubscribed", "unknown"]) });
const unsubscribed = z.object({ outcome: z.enum(["unsubscribed", "unknown"]) });

/** The content system's newsletter, which the server alone may ask. */
export function createNewsletterSystem(
  origin: string,
  secret: string,
  request: typeof fetch = fetch,
): NewsletterSource {
  const ask = async <Answer>(
    action: string,
    body: object,
    { signal, clientAddress }: CallerContext,
    schema: z.ZodType<Answer>,
  ): Promise<Answer> =>
    readAnswer(
      await request(`${origin}/api/internal/newsletter/${action}`, {
        method: "POST",
        signal,
        redirect: "error",
        headers: {
          accept: "application/json",
          "content-type": "application/json",
          authorization: `Bearer ${secret}`,
          "x-forwarded-for": clientAddress,
        },
        body: JSON.stringify(body),
      }),
      schema,
    );

  return {
    subscribe: async (order, context) => void (await ask("subscribe", order, context, accepted)),
    confirm: async (order, context) => (await ask("confirm", order, context, confirmed)).outcome,
    unsubscribe: async (order, context) => (await ask("unsubscribe", order, context, unsubscribed)).outcome,
  };
}
