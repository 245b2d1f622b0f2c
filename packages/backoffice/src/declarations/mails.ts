import type { DeclarationKind } from "@gratweg/contracts";
import type { Declaration } from "./declaration";

/** Occasions of `outbox_mails.kind`; the outbox renders them. */
export const DECLARATION_MAILS = {
  receipt: "declaration-receipt",
  /** Several receipts of one mailbox in one mail. */
  collected: "declaration-receipts",
  notice: "declaration-notice",
} as const;
export type DeclarationMail = (typeof DECLARATION_MAILS)[keyof typeof DECLARATION_MAILS];

/** `outbox_mails.data` of these mails: what was declared, so that nothing that happens later changes the receipt. */
export interface DeclarationMailData {
  kind: DeclarationKind;
  receiptNumber: string;
  /** ISO 8601. */
  receivedAt: string;
  declaration: Declaration;
  /** The booking that sender and number fit, if there is one. */
  bookingNumber: number | null;
}

/** `outbox_mails.data` of `collected`, which grows until the mail goes out. */
export interface CollectedReceipts {
  /** Of the first: the receiver is looked up by it. */
  receiptNumber: string;
  bookingNumber: number | null;
  /** When the mail may go out, as an ISO moment. */
  due: string;
  declared: DeclarationMailData[];
  /** How many came when there was no room for their content. */
  more: number;
}
