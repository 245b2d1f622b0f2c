import { z } from "zod";
import { boundedText } from "./bounded";

const text = boundedText(4000);

/** The body of `POST /api/contracts/cancel` (§ 312k BGB), by shape alone; `declarationIssues` says what is missing. */
export const cancellationRequest = z.object({
  name: text,
  /** Address, customer number or what else tells people of one name apart. */
  identification: text.optional(),
  /** Which contract: its name, a booking or membership number. */
  contract: text,
  kind: z.enum(["ordinary", "extraordinary"]),
  /** Of an extraordinary cancellation. */
  reason: text.optional(),
  end: z.enum(["soonest", "date"]),
  /** `YYYY-MM-DD`, with `end: "date"`. */
  endsOn: text.optional(),
  /** The receipt goes there. */
  email: text,
});

/** The body of `POST /api/contracts/withdraw` (§ 356a BGB). */
export const withdrawalRequest = z.object({ name: text, contract: text, email: text });

/** The receipt: the same whether the contract is known or not. */
export const declarationAnswer = z.object({
  /** `K-7F3M-92QX` of a cancellation, `W-…` of a withdrawal. */
  receiptNumber: z.string(),
  receivedAt: z.iso.datetime(),
  /** What was declared, as it is stored. */
  declaration: z.record(z.string(), z.string()),
});
export type DeclarationAnswer = z.infer<typeof declarationAnswer>;
