/** Readers of amounts as people write them, for the search's phrase, its fields and its addresses. */

/** Whole euros; no trip costs more. */
export const MAX_EUROS = 1_000_000;
export const MAX_DAYS = 365;

const APOSTROPHE = /['’‘ʼ`´]/g;
/** Groups of thousands with one kind of separator, then cents behind another one or a dash in their place. */
const NUMBER = /^(?:[1-9]\d{0,2}(?:([., '])\d{3})(?:\1\d{3})*|\d+)(?:([.,])(\d{1,2}|[-–—]{1,2})?)?$/;
const EURO = /^(?:€|eur(?:os?)?(?![a-z]))\s*|\s*(?:€|eur(?:os?)?)$/gi;

/**
 * The pattern of a number in a running text. Takes in all that belongs together, so that {@link readNumber} decides about the whole
 * and never about a rest of it.
 */
export const WRITTEN_NUMBER =
  "(?:\\d{1,3}(?:[ \\u00A0\\u2007-\\u200A\\u202F]\\d{3}(?!\\d))+|\\d+)(?:[.,'’‘ʼ`´]\\d+)*(?:[.,][-–—]{1,2}(?!\\s*\\d))?";

/** „1.500“, „1 500“, „1'500.-“, „1.499,99“; null for what is no number or only in part. */
export function readNumber(text: string): number | null {
  const plain = text.replace(APOSTROPHE, "'").normalize("NFKC").trim();
  const match = NUMBER.exec(plain);
  if (!match) return null;
  const [, group, point, cents = ""] = match;
  if (group !== undefined && group === point && /\d/.test(cents)) return null;
  const whole = point === undefined ? plain : plain.slice(0, plain.lastIndexOf(point));
  return Number(`${whole.replace(/\D/g, "")}.${/\d/.test(cents) ? cents : "0"}`);
}

/** Euros, with or without their sign, word or code on either side. */
export function readEuros(text: string): number | null {
  const euros = readNumber(text.trim().replace(EURO, ""));
  return euros !== null && euros <= MAX_EUROS ? euros : null;
}

/** How many days a trip takes, with or without the word. */
export function readDayCount(text: string): number | null {
  const days = readNumber(text.trim().replace(/\s*tag(?:en?)?$/i, ""));
  return days !== null && Number.isInteger(days) && days >= 1 && days <= MAX_DAYS ? days : null;
}
