import { z } from "zod";
import { readAnswer } from "../content/contentSystem";
import { internalCalls } from "../content/contentSystemCalls";
import type { CallerContext } from "../ports";

export interface ConfirmationOrder {
  token: string;
  /** The one that was chosen at the registration: who has the mailbox alone confirms nothing. */
  password: string;
  origin: string;
}

export type ConfirmationOutcome = "confirmed" | "wrong-password" | "unknown";

/** What a confirmation mail's link leads to. */
export interface EmailConfirmation {
  /** Once: a link that was used, replaced or is too old is unknown. Rejects when nobody knows how it went. */
  confirm(order: ConfirmationOrder, context: CallerContext): Promise<ConfirmationOutcome>;
}

const answer = z.object({ outcome: z.enum(["confirmed", "wrong-password", "unknown"]) });

export function createEmailConfirmation(
  origin: string,
  secret: string,
  request: typeof fetch = fetch,
): EmailConfirmation {
  const call = internalCalls(origin, secret, request);
  return {
    async confirm(order, context) {
      return (await readAnswer(await call("account/confirm-email", context, order), answer)).outcome;
    },
  };
}
