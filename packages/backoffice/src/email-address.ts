import { domainToASCII, domainToUnicode } from "node:url";
import { isEmail, MAX_EMAIL_LENGTH } from "@gratweg/contracts/kernel";
import type { Knex } from "knex";

const LONGEST_FOLDED = 4 * MAX_EMAIL_LENGTH;

/** Tells whether a mail could be sent to the address. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && isEmail(text);
}

/**
 * One spelling for one mailbox, to be stored and compared: SQL's LOWER folds letters of ASCII alone on SQLite, so `Ü` would be
 * another address than `ü`. A domain is spelt as the outbox reads it (UTS 46), so that `ｇmail.com` and `xn--…` are no others.
 */
export function foldEmailAddress(text: string): string {
  // Putting thousands of marks into order takes their square; what is cut here is no address, and stays none.
  const folded = text.slice(0, LONGEST_FOLDED).trim().normalize("NFC").toLowerCase();
  const domainAt = folded.lastIndexOf("@") + 1;
  const domain = domainAt === 0 ? "" : domainToUnicode(domainToASCII(folded.slice(domainAt)));
  return domain === "" ? folded : folded.slice(0, domainAt) + domain;
}

/** Providers that hand a mail on whatever dots its name has, by the domain that their other ones lead to. */
const WITHOUT_DOTS = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/**
 * Whose mail it is, for limits alone: `name+1@` and `name+2@` end up in one mailbox at most providers, `na.me@` and `name@` at some.
 * The address itself still decides whom a mail goes to, an account belongs to and a booking is shown to.
 */
export function mailboxOf(email: string): string {
  const folded = foldEmailAddress(email);
  const at = folded.lastIndexOf("@");
  const plus = folded.indexOf("+");
  const name = folded.slice(0, plus > 0 && plus < at ? plus : Math.max(at, 0));
  const domain = folded.slice(at + 1);
  const provider = WITHOUT_DOTS.get(domain);
  if (at < 0) return folded;
  return provider === undefined ? `${name}@${domain}` : `${name.replaceAll(".", "")}@${provider}`;
}

/** Until the transaction's end nobody else counts this mailbox' mails of that kind. SQLite has one writer anyway. */
export async function lockMailbox(trx: Knex, kind: string, email: string): Promise<void> {
  if ((trx.client as { dialect: unknown }).dialect === "postgresql")
    await trx.raw("SELECT pg_advisory_xact_lock(hashtext(?))", [`${kind} ${mailboxOf(email)}`]);
}

/** `hallo@gratweg.example` of `Gratweg <hallo@gratweg.example>` */
export function addressOf(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}
