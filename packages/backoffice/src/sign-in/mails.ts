import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { queuedRow } from "../outbox/queued-row";

/** Occasions of `outbox_mails.kind`; the outbox renders them. */
export const ACCOUNT_MAILS = {
  confirm: "account-confirm",
  /** Somebody registered with an address that has an account. */
  known: "account-known",
  /** Somebody registered once more with an address that was never confirmed: who has the mailbox chooses the password. */
  firstPassword: "account-first-password",
  reset: "account-reset",
  invitation: "account-invitation",
  welcome: "account-welcome",
  passwordChanged: "account-password-changed",
} as const;
export type AccountMail = (typeof ACCOUNT_MAILS)[keyof typeof ACCOUNT_MAILS];

/** What a link is for; a token of one purpose opens nothing of another. */
export type TokenPurpose = "confirm" | "reset" | "invitation";

/** `outbox_mails.data` of these mails: with the secret, and only with it, the worker makes the link's token from it. */
export interface AccountMailData {
  /** The user's document. */
  user: string;
  /** Site on which the person is, and where the links lead. */
  origin: string;
  /** When it was asked for, as an ISO moment. */
  at: string;
  link: AccountLink | null;
  /** The membership that was chosen on the way: its link leads on to paying. */
  plan?: string;
  /** Of an invitation: what the portal calls itself where the inviting person is. */
  portalName?: string;
}

export interface AccountLink {
  purpose: TokenPurpose;
  seed: string;
  /** Of the token, to tell when the worker has another secret. */
  hash: string;
  expiresAt: string;
}

/** Where the links lead. */
export interface MailContext {
  origin: string;
  plan?: string | null;
  portalName?: string;
}

export type QueueMail = ReturnType<typeof createMailQueue>;

/** Answers the row's number. */
export function createMailQueue(options: { createDocumentId: () => string; mailHost: string }) {
  const { createDocumentId, mailHost } = options;
  return async (
    trx: Knex,
    receiver: { documentId: string; email: string },
    { kind, link = null }: { kind: AccountMail; link?: AccountLink | null },
    { origin, plan, portalName }: MailContext,
  ): Promise<number> => {
    const at = new Date();
    const data: AccountMailData = {
      ...{ user: receiver.documentId, origin, at: at.toISOString(), link },
      ...(plan ? { plan } : {}),
      ...(portalName === undefined ? {} : { portalName }),
    };
    const messageId = `<account-${randomUUID()}@${mailHost}>`;
    const mail = { documentId: createDocumentId(), messageId, kind, to: receiver.email, data, at };
    const [row] = await trx("outbox_mails").insert(queuedRow(mail)).returning<{ id: number }[]>("id");
    return Number(row?.id);
  };
}
