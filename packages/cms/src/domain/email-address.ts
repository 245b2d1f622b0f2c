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
