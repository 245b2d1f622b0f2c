import { z } from "zod";
import { readAnswer } from "../../content/readAnswer";
import { internalCalls } from "../../content/contentSystemCalls";
import type { CallerContext } from "../../ports";

export interface ConfirmationOrder {
  token: string;
  /** The one that was chosen at the registration: who has the mailbox alone confirms nothing. */
  password: string;
  origin: string;
  /** With it the person is signed in along with it. */
  userAgent?: string | undefined;
}

/** With a token: confirmed, and signed in by it. */
export type ConfirmationOutcome = "confirmed" | "wrong-password" | "used" | "unknown" | { jwt: string };

/** What a confirmation mail's link leads to. */
export interface EmailConfirmation {
  /** Once: a link that was replaced or is too old is unknown. Rejects when nobody knows how it went. */
  confirm(order: ConfirmationOrder, context: CallerContext): Promise<ConfirmationOutcome>;
  /** What a link is good for; changes nothing. */
  look(
    link: Pick<ConfirmationOrder, "token" | "origin">,
    context: CallerContext,
  ): Promise<"open" | "used" | "unknown">;
}

const answer = z.object({
  outcome: z.enum(["confirmed", "wrong-password", "used", "unknown"]),
  jwt: z.string().optional(),
});
const lookAnswer = z.object({ outcome: z.enum(["open", "used", "unknown"]) });

const PATH = "account/confirm-email";

export function createEmailConfirmation(
  origin: string,
  secret: string,
  request: typeof fetch = fetch,
): EmailConfirmation {
  const call = internalCalls(origin, secret, request);
  return {
    async confirm(order, context) {
      const { outcome, jwt } = await readAnswer(await call(PATH, context, order), answer);
      return jwt === undefined ? outcome : { jwt };
    },
    look: async (link, context) => (await readAnswer(await call(PATH, context, link), lookAnswer)).outcome,
  };
}
