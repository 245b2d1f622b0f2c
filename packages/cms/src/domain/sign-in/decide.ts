import { mailboxOf } from "../email-address";
import { ACCOUNT_MAILS, type AccountMail, type TokenPurpose } from "./mails";
import type { AccountChange, StoredAccount } from "./stored";

const HOUR = 60 * 60 * 1000;
export const MAILS_WITHIN_MS = 24 * HOUR;
const MOST_AN_HOUR = 5;
const MOST_A_DAY = 15;

/** What goes out because somebody typed an address, and what it changes; null: nothing. */
export interface MailDecision {
  mail: AccountMail;
  link: TokenPurpose | null;
  change: AccountChange;
}

/**
 * Registering. An address that was never confirmed keeps no password that somebody typed before: whoever has the mailbox chooses it.
 * Else a stranger could register somebody's address first and wait until that person confirms it.
 */
export function decideRegistration(
  account: StoredAccount,
  { isNew, firstName, lastName }: { isNew: boolean; firstName: string; lastName: string },
): MailDecision | null {
  if (isNew) return { mail: ACCOUNT_MAILS.confirm, link: "confirm", change: {} };
  if (account.blocked) return null;
  if (account.confirmed) return { mail: ACCOUNT_MAILS.known, link: null, change: {} };
  const { change, ...first } = firstPassword();
  const names = {
    firstName: account.passwordHash === null ? (account.firstName ?? firstName) : firstName,
    lastName: account.passwordHash === null ? (account.lastName ?? lastName) : lastName,
  };
  return { ...first, change: { ...change, ...names } };
}

/** What was typed before counts no longer; choosing by the mail's link confirms the address too. */
function firstPassword(): MailDecision {
  const change = { passwordHash: null, confirmationHash: null, confirmationExpiresAt: null };
  return { mail: ACCOUNT_MAILS.firstPassword, link: "invitation", change };
}

/** „The mail has not come“: without a password yet it has to lead to one. */
export function decideResend(account: StoredAccount | undefined): MailDecision | null {
  if (!account || account.blocked || account.confirmed) return null;
  return account.passwordHash === null
    ? { mail: ACCOUNT_MAILS.firstPassword, link: "invitation", change: {} }
    : { mail: ACCOUNT_MAILS.confirm, link: "confirm", change: {} };
}

export function decideForgotten(account: StoredAccount | undefined): MailDecision | null {
  if (!account || account.blocked) return null;
  if (!account.confirmed) return firstPassword();
  return { mail: ACCOUNT_MAILS.reset, link: "reset", change: {} };
}

/** A mail to whatever address of the mailbox. */
export interface SentMail {
  kind: string;
  to: string;
  at: Date;
}

export interface MailReceiver {
  email: string;
  isConfirmed: boolean;
  now: Date;
}

/**
 * Anybody may type any address, so mails to it are few. One that is held back changes nothing: the last link goes on working.
 * One link an hour goes out beyond the day's number: none ends sooner, so that no stranger's requests leave the owner without a link.
 */
export function mayMail(
  { mail, link }: Pick<MailDecision, "mail" | "link">,
  sent: readonly SentMail[],
  { now, email, isConfirmed }: MailReceiver,
): boolean {
  const sameKind = sent.filter(({ kind, at }) => kind === mail && at.getTime() > now.getTime() - HOUR);
  // A stranger makes any number of tags, and no confirmed account with one: those and the plain address have an hour of their own.
  const isOwnHour = isConfirmed || email === mailboxOf(email);
  const ofTheHour = isOwnHour ? sameKind.filter(({ to }) => to === email) : sameKind;
  if (link !== null && ofTheHour.length === 0) return true;
  return sameKind.length < MOST_AN_HOUR && sent.length < MOST_A_DAY;
}

/** What a link of a purpose is kept as. */
export function linkColumns(purpose: TokenPurpose, hash: string, expiresAt: Date): AccountChange {
  return purpose === "confirm"
    ? { confirmationHash: hash, confirmationExpiresAt: expiresAt }
    : { resetHash: hash, resetExpiresAt: expiresAt };
}

export function isPast(moment: Date | null, now: Date): boolean {
  return moment === null || now.getTime() >= moment.getTime();
}
