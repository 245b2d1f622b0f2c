import { dictionary } from "@zxcvbn-ts/language-common";
import { isBreached } from "./breached";
import { SignInError } from "./sign-in-error";

/** As in the contracts' `account-rules`, in characters. */
const MIN_LENGTH = 8;
const MAX_LENGTH = 128;
/** Shorter words occur in too many good passwords. */
const MIN_WORD = 4;
/** „Password123!“ counts as „password“; a word with more characters around it does not. */
const MAX_AROUND = 6;
/** Bounds the search for repetitions. */
const MAX_REPEATED = 32;

/** First guesses at a German hiking company, which the worldwide list lacks. */
const OWN_WORDS = [
  ...["gratweg", "wandern", "passwort", "kennwort", "wanderung", "bergsteigen", "gipfelkreuz", "outdoor"],
  ...["hallo", "willkommen", "sommer", "winter", "fruehling", "frühling", "herbst", "urlaub"],
  ...["deutschland", "schatz", "bergwelt", "portal"],
];

const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ "@": "a", "4": "a", "3": "e", "€": "e", "1": "i", "!": "i", "0": "o" },
  ...{ $: "s", "5": "s", "7": "t" },
};

let common: Set<string> | undefined;

function isKnownWord(word: string): boolean {
  common ??= new Set(
    dictionary["passwords-common"]
      .filter((entry) => entry.length >= MIN_WORD)
      .map((entry) => entry.toLowerCase()),
  );
  return common.has(word) || isBreached(word);
}

/** Throws unless the password may be chosen. `person`: words of the account that it must not be. */
export function requireFitPassword(password: string, person: readonly string[] = []): void {
  const { length } = [...password];
  if (length < MIN_LENGTH) throw new SignInError("password-short");
  if (length > MAX_LENGTH) throw new SignInError("password-long");
  const words = person.map((word) => word.trim().toLowerCase()).filter((word) => word !== "");
  if (isGuessable(password.toLowerCase(), words)) throw new SignInError("password-common");
}

function isGuessable(lower: string, person: readonly string[]): boolean {
  const stem = lower.replace(/[\d\W_]+$/u, "").replace(/^[\d\W_]+/u, "");
  if (person.includes(lower) || (stem.length >= 3 && person.includes(stem))) return true;
  if (/^(.)\1+$/u.test(lower) || isKnownWord(lower) || OWN_WORDS.includes(stem)) return true;
  const plain = stem.replace(/[^a-z]/g, (sign) => LOOKALIKES[sign] ?? sign);
  const isDecorated = stem.length >= MIN_WORD && lower.length - stem.length <= MAX_AROUND;
  if (isDecorated && (isKnownWord(stem) || isKnownWord(plain))) return true;
  return [lower, stem].some((text) => {
    const unit = text.length > MAX_REPEATED ? undefined : /^(.+?)\1+$/u.exec(text)?.[1];
    return unit !== undefined && (unit.length < MIN_LENGTH || isGuessable(unit, person));
  });
}

interface Person {
  email: string;
  firstName: string | null;
  lastName: string | null;
}

/** The address, its local part and the spellings of the name. */
export function wordsOf({ email, firstName, lastName }: Person): string[] {
  const [first, last] = [firstName ?? "", lastName ?? ""];
  const names = [first, last, `${first}${last}`, `${first} ${last}`, `${first}.${last}`];
  return [email, email.split("@")[0] ?? "", ...names, `${last}${first}`, `${last} ${first}`];
}
