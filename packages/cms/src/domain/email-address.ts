import type { Core } from "@strapi/strapi";

/**
 * To which a mail could be sent: the rule of the forms and of the newsletter, word for word (`packages/contracts`, `entry-text.ts`;
 * this package stands outside the workspace). A test holds both together.
 */
const EMAIL =
  /^(?=[^@]{1,64}@)[^\s\p{C}@.,"<>();:\\[\]]+(?:\.[^\s\p{C}@.,"<>();:\\[\]]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+\p{L}(?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])$/u;
const MAX_LENGTH = 254;

export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && EMAIL.test(text);
}

/**
 * One spelling for one mailbox, to be stored and compared: SQL's LOWER folds letters of ASCII alone on SQLite, so `Ü` would be
 * another address than `ü`.
 */
export function foldEmailAddress(text: string): string {
  return text.trim().normalize("NFC").toLowerCase();
}

/**
 * Whose mail it is, for limits alone: `name+1@` and `name+2@` end up in one mailbox at most providers. Whom a mail goes to, an account
 * belongs to and a booking is shown to stays the address itself.
 */
export function mailboxOf(email: string): string {
  const folded = foldEmailAddress(email);
  const at = folded.lastIndexOf("@");
  const plus = folded.indexOf("+");
  return plus > 0 && plus < at ? folded.slice(0, plus) + folded.slice(at) : folded;
}

/** Parameters of `inMailbox`. */
export function mailboxParameters(email: string): { mailbox: string; tagged: string } {
  const mailbox = mailboxOf(email);
  const at = mailbox.lastIndexOf("@");
  const literal = (text: string) => text.replace(/[!%_]/g, "!$&");
  return { mailbox, tagged: `${literal(mailbox.slice(0, at))}+%${literal(mailbox.slice(at))}` };
}

/** A condition on a column of folded addresses, in words that both databases understand. */
export const inMailbox = (column: string): string =>
  `(${column} = :mailbox OR ${column} LIKE :tagged ESCAPE '!')`;

/** Until the transaction's end nobody else counts this mailbox' mails of that kind. SQLite has one writer anyway. */
export async function lockMailbox(
  trx: Core.Strapi["db"]["connection"],
  kind: string,
  email: string,
): Promise<void> {
  if ((trx.client as { dialect: unknown }).dialect === "postgresql")
    await trx.raw("SELECT pg_advisory_xact_lock(hashtext(?))", [`${kind} ${mailboxOf(email)}`]);
}
