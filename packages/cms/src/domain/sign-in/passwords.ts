import { dictionary } from "@zxcvbn-ts/language-common";
import { SignInRefusal } from "./refusal";

/** As in the contracts' `account-rules`. */
const MIN_LENGTH = 8;
/** bcrypt reads no further. */
const MAX_BYTES = 72;

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

let common: Set<string> | undefined;

function commonPasswords(): Set<string> {
  common ??= new Set(
    dictionary["passwords-common"]
      .filter((word) => word.length >= MIN_LENGTH)
      .map((word) => word.toLowerCase()),
  );
  return common;
}

/** Throws unless the password may be chosen. A password is never trimmed or folded, only compared in lower case. */
export function requireFitPassword(password: string, person: readonly string[] = []): void {
  if ([...password].length < MIN_LENGTH) throw new SignInRefusal("password-short");
  if (Buffer.byteLength(password, "utf8") > MAX_BYTES) throw new SignInRefusal("password-long");
  if (isCommon(password, person)) throw new SignInRefusal("password-common");
}

function isCommon(password: string, person: readonly string[]): boolean {
  const lower = password.toLowerCase();
  const [first = ""] = lower;
  if (commonPasswords().has(lower) || [...lower].every((letter) => letter === first)) return true;
  // „Gratweg2026!“ is „gratweg“ to whoever guesses.
  const stem = lower.replace(/[\d\W_]+$/u, "").replace(/^[\d\W_]+/u, "");
  if (OWN.includes(stem)) return true;
  const words = person.map((word) => word.trim().toLowerCase()).filter((word) => word !== "");
  return words.includes(lower) || (stem.length >= 3 && words.includes(stem));
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
