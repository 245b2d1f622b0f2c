import { foldEmailAddress, isEmailAddress } from "@gratweg/backoffice/email-address";
import { SignInError } from "./sign-in-error";

const ADDRESS = /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]{3,189}$/;
const MAX_NAME = 80;
/** Longer ones get an error of their own; this bounds the work. */
const MAX_PASSWORD = 1000;
/** Control characters, and what would be markup or a link in a mail. */
const UNFIT = /[\p{Cc}\p{Cf}<>]|https?:|www\./iu;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(body: unknown): Fields {
  return typeof body === "object" && body !== null ? (body as Fields) : {};
}

/** Accepts odd addresses, which older accounts may have. */
export function emailOf(value: unknown): string {
  const email = foldEmailAddress(textOf(value, 254));
  if (!ADDRESS.test(email)) throw new SignInError("invalid");
  return email;
}

export function newEmailOf(value: unknown): string {
  const email = emailOf(value);
  if (!isEmailAddress(email)) throw new SignInError("invalid");
  return email;
}

export function passwordOf(value: unknown): string {
  return textOf(value, MAX_PASSWORD);
}

export function newPasswordOf({ password, passwordConfirmation }: Fields): string {
  if (passwordOf(passwordConfirmation) !== passwordOf(password)) throw new SignInError("invalid");
  return passwordOf(password);
}

export function nameOf(value: unknown): string {
  const name = textOf(value, 400).replace(/\s+/g, " ").trim().normalize("NFC");
  if (name === "" || name.length > MAX_NAME || UNFIT.test(name)) throw new SignInError("invalid");
  return name;
}

/** Prevents links in mails from leading to other sites. */
export function originOf(value: unknown, sites: { origins: readonly string[]; portal: string }): string {
  return typeof value === "string" && sites.origins.includes(value) ? value : sites.portal;
}

/** The slug of the chosen membership. */
export function planOf(value: unknown): string | null {
  return typeof value === "string" && value.length <= 100 && SLUG.test(value) ? value : null;
}

export function textOf(value: unknown, longest: number): string {
  if (typeof value !== "string" || value === "" || value.length > longest) throw new SignInError("invalid");
  return value;
}
