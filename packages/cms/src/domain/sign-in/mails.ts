/** Occasions of `outbox_mails.kind`; the mail worker renders them. */
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
