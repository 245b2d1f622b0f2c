/** What all forms ask of texts, addresses and days; free of dependencies. */

export const MAX_EMAIL_LENGTH = 254;

// Catches slips (a comma for a dot, two dots, no ending) and nothing exotic: the confirmation mail is the real check.
const EMAIL =
  /^(?=[^@]{1,64}@)[^\s\p{C}@.,"<>();:\\[\]]+(?:\.[^\s\p{C}@.,"<>();:\\[\]]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+\p{L}(?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])$/u;
// Control characters but tab and line ends, and halves of surrogate pairs, which no database takes.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNFIT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Cs}/u;
/** Soft hyphens, zero-width and direction marks: they come along unseen when a number or an address is pasted. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** Whether it holds what no database takes. */
export function isUnfit(text: string): boolean {
  return UNFIT.test(text);
}

/**
 * Composed characters. A run of marks is cut to the thirty that text of any language needs (Stream-Safe Text, UAX #15): putting
 * thousands into order takes their square, for half a second of everybody's time.
 */
function compose(text: string): string {
  return text.replace(/(\p{M}{30})\p{M}+/gu, "$1").normalize("NFC");
}

/** Longer than any field by far, in UTF-16: what is longer is refused for its length, without the work of tidying it. */
const LONGEST_LINE = 2_000;
const LONGEST_NOTE = 20_000;

/** One line: without invisible characters, one space between words. */
export function tidyLine(text: string): string {
  if (text.length > LONGEST_LINE) return text;
  return compose(text.replace(INVISIBLE, "")).replace(/\s+/g, " ").trim();
}

/** Of several lines; a missing note is an empty one. */
export function tidyNote(note = ""): string {
  if (note.length > LONGEST_NOTE) return note;
  return compose(note.replace(INVISIBLE, "")).replace(/\r\n?/g, "\n").trim();
}

/** An address in the form that is checked and stored: its domain in lower case. */
export function tidyEmail(text: string): string {
  const email = tidyLine(text);
  const at = email.lastIndexOf("@");
  return at < 0 ? email : tidyLine(`${email.slice(0, at)}${email.slice(at).toLowerCase()}`);
}

/** Letters of another width or height, and marks that nobody sees: mail programs read them as the plain ones, and limits would not. */
const isPlain = (text: string): boolean => text.normalize("NFKC") === text && !/\p{DI}/u.test(text);

/** Whether a mail could be sent to a tidied address, whatever its length. */
export function isEmail(email: string): boolean {
  return EMAIL.test(email) && isPlain(email);
}

/** An address as it is stored; undefined where a mail could not be sent to it. */
export function readEmail(text: string): string | undefined {
  const email = tidyEmail(text);
  return email.length <= MAX_EMAIL_LENGTH && isEmail(email) ? email : undefined;
}

// Begins with a letter, or an apostrophe before it (’t Hooft): a table would compute what begins with =, + or -.
const NAME = /^['’‘´`]?\p{L}[^<>[\]{}\\|@:;=*_#%"\p{Cc}]*$/u;
// Mail programs make links of it, and strangers could have us send them.
const LINK = /\/\/|[\p{L}\p{N}-]{4,}\.\p{L}{2}|\.\p{L}{2,}\//u;
const LONG_NUMBER = /(?:\d[ ./-]?){4}/;

/** Whether a tidied line may be a person's name: forbids what harms in mails, links and tables, and allows what people are called. */
export function isName(text: string): boolean {
  return NAME.test(text) && !LINK.test(text) && !LONG_NUMBER.test(text) && !isUnfit(text);
}

const PHONE = /^\(?\+?[\d ()/.\p{Pd}]+$/u;
const PHONE_DIGITS = { least: 6, most: 18 };

/** Whether a tidied line may be a telephone number, in any of the usual groupings. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return PHONE.test(text) && digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most;
}
