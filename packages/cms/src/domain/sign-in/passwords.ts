import { dictionary } from "@zxcvbn-ts/language-common";
import { isBreached } from "./breached";
import { SignInRefusal } from "./refusal";

/** As in the contracts' `account-rules`, in characters. */
const MIN_LENGTH = 8;
const MAX_LENGTH = 128;
/** Shorter words stand in too many honest passwords. */
const MIN_WORD = 4;
/** „Password123!“ is „password“ to whoever guesses; a word with many more characters around it is none. */
const MOST_AROUND = 6;

/** What a stranger would try first at a German hiking company; the list knows the world's, not ours. */
const OWN = [
  "gratweg",
  "wandern",
  "passwort",
  "kennwort",
  "wanderung",
  "bergsteigen",
  "gipfelkreuz",
  "outdoor",
  "hallo",
  "willkommen",
  "sommer",
  "winter",
  "fruehling",
  "frühling",
  "herbst",
  "urlaub",
  "deutschland",
  "schatz",
  "bergwelt",
  "portal",
];

/** What programs that guess try for a letter. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ "@": "a", "4": "a", "3": "e", "€": "e", "1": "i", "!": "i", "0": "o" },
  ...{ $: "s", "5": "s", "7": "t" },
};

let common: Set<string> | undefined;

function commonWords(): Set<string> {
  common ??= new Set(
    dictionary["passwords-common"]
      .filter((word) => word.length >= MIN_WORD)
      .map((word) => word.toLowerCase()),
  );
  return common;
}

/** Throws unless the password may be chosen. A password is never trimmed or folded, only compared in lower case. */
export function requireFitPassword(password: string, person: readonly string[] = []): void {
  const { length } = [...password];
  if (length < MIN_LENGTH) throw new SignInRefusal("password-short");
  if (length > MAX_LENGTH) throw new SignInRefusal("password-long");
  if (isCommon(password, person)) throw new SignInRefusal("password-common");
}

function isCommon(password: string, person: readonly string[]): boolean {
  const lower = password.toLowerCase();
  const [first = ""] = lower;
  if ([...lower].every((letter) => letter === first)) return true;
  if (commonWords().has(lower) || isBreached(lower)) return true;
  // „Gratweg2026!“ is „gratweg“ to whoever guesses.
  const stem = stemOf(lower);
  if (OWN.includes(stem) || isDecorated(lower)) return true;
  if ([lower, stem].some((text) => isRepeated(text, person))) return true;
  const words = person.map((word) => word.trim().toLowerCase()).filter((word) => word !== "");
  return words.includes(lower) || (stem.length >= 3 && words.includes(stem));
}

/** Longer repetitions are typed by nobody who guesses. */
const LONGEST_REPEATED = 32;

/** „gratweggratweg“ is „gratweg“ to whoever guesses. */
function isRepeated(text: string, person: readonly string[]): boolean {
  if (text.length > LONGEST_REPEATED) return false;
  const [, unit] = /^(.+?)\1+$/u.exec(text) ?? [];
  return unit !== undefined && (unit.length < MIN_LENGTH || isCommon(unit, person));
}

/** A common word with a few digits and signs around it, or in place of its letters. */
function isDecorated(lower: string): boolean {
  const stem = stemOf(lower);
  if (stem.length < MIN_WORD || lower.length - stem.length > MOST_AROUND) return false;
  const plain = stem.replace(/[^a-z]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return [stem, plain].some((word) => commonWords().has(word) || isBreached(word));
}

function stemOf(lower: string): string {
  return lower.replace(/[\d\W_]+$/u, "").replace(/^[\d\W_]+/u, "");
}

/** What a password must not be: the address, its part before the @, and the name in its spellings. */
export function wordsOf({
  email,
  firstName,
  lastName,
}: {
  email: string;
  firstName: string | null;
  lastName: string | null;
}): string[] {
  const [local = ""] = email.split("@");
  const [first, last] = [firstName ?? "", lastName ?? ""];
  return [
    email,
    local,
    first,
    last,
    `${first}${last}`,
    `${first} ${last}`,
    `${first}.${last}`,
    `${last}${first}`,
    `${last} ${first}`,
  ];
}
