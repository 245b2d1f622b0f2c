import { z } from "zod";
import type { CallerContext, NewsletterSource } from "../ports";
import { readAnswer } from "./contentSystem";
import { internalCalls } from "./contentSystemCalls";

const accepted = z.object({ outcome: z.literal("accepted") });
const confirmed = z.object({ outcome: z.enum(["confirmed", "expired", "unsubscribed", "unknown"]) });
const unsubscribed = z.object({ outcome: z.enum(["unsubscribed", "unknown"]) });

/** The content system's newsletter, which the server alone may ask. */
export function createNewsletterSystem(
  origin: string,
  secret: string,
  request: typeof fetch = fetch,
): NewsletterSource {
  const call = internalCalls(origin, secret, request);
  const ask = async <Answer>(
    action: string,
    body: object,
    context: CallerContext,
    schema: z.ZodType<Answer>,
  ): Promise<Answer> => readAnswer(await call(`newsletter/${action}`, context, body), schema);

  return {
    subscribe: async (order, context) => void (await ask("subscribe", order, context, accepted)),
    confirm: async (order, context) => (await ask("confirm", order, context, confirmed)).outcome,
    unsubscribe: async (order, context) => (await ask("unsubscribe", order, context, unsubscribed)).outcome,
  };
}
