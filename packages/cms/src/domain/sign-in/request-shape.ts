import { foldEmailAddress, isEmailAddress } from "../email-address";
import { SignInRefusal } from "./refusal";
import type { SessionKind } from "./sessions";

const ADDRESS = /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]{3,189}$/;
const MAX_NAME = 80;
/** Longer ones are refused by their own code; this only bounds what is looked at. */
const MAX_PASSWORD = 1000;
/** Control characters and what would be markup or an address in a mail. */
const UNFIT = /[\p{Cc}\p{Cf}<>]|https?:|www\./iu;

type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(body: unknown): Fields {
  return typeof body === "object" && body !== null ? (body as Fields) : {};
}

/** One spelling, so that one person is one account. */
export function emailOf(value: unknown): string {
  const email = foldEmailAddress(textOf(value, 254));
  if (!ADDRESS.test(email)) throw new SignInRefusal("invalid");
  return email;
}

/** Of an account that is to be made; whoever has an odd one already goes on with it. */
export function newEmailOf(value: unknown): string {
  const email = emailOf(value);
  if (!isEmailAddress(email)) throw new SignInRefusal("invalid");
  return email;
}

/** As it was typed. */
export function passwordOf(value: unknown): string {
  return textOf(value, MAX_PASSWORD);
}

export function nameOf(value: unknown): string {
  const name = textOf(value, 400).replace(/\s+/g, " ").trim().normalize("NFC");
  if (name === "" || name.length > MAX_NAME || UNFIT.test(name)) throw new SignInRefusal("invalid");
  return name;
}

/** The new password, typed twice. */
export function newPasswordOf({ password, passwordConfirmation }: Fields): string {
  const chosen = passwordOf(password);
  if (passwordOf(passwordConfirmation) !== chosen) throw new SignInRefusal("invalid");
  return chosen;
}

/** Links lead only to sites of ours; from anywhere else they lead to the portal's. */
export function originOf(value: unknown, sites: { origins: readonly string[]; portal: string }): string {
  return typeof value === "string" && sites.origins.includes(value) ? value : sites.portal;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The membership that was chosen on the way here, as its slug; anything else counts as none. */
export function planOf(value: unknown): string | null {
  return typeof value === "string" && value.length <= 100 && SLUG.test(value) ? value : null;
}

export function textOf(value: unknown, longest: number): string {
  if (typeof value !== "string" || value === "" || value.length > longest) throw new SignInRefusal("invalid");
  return value;
}

/** In a body `true`, in an address "true". */
export function sessionKindOf(sharedComputer: unknown): SessionKind {
  return sharedComputer === true || sharedComputer === "true" ? "shared" : "normal";
}
