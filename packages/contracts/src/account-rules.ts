/** What the account's forms and the content system agree about; free of dependencies. */
import { isEmail, isName, isPhone, MAX_EMAIL_LENGTH, tidyEmail, tidyLine } from "./entry-text";

export { readEmail } from "./entry-text";

export const MIN_PASSWORD_LENGTH = 8;
/** In characters, whatever they take to store. */
export const MAX_PASSWORD_LENGTH = 128;
export const MAX_PERSON_NAME_LENGTH = 80;

export const ROLES = ["authenticated", "manager"] as const;
export type AccountRole = (typeof ROLES)[number];

/** `error.details.code` of the content system's refused sign-in calls, and of the server's account problems. */
export const ACCOUNT_ERRORS = [
  /** Address or password is wrong, or the address is not confirmed yet; which of them is not said. */
  "credentials",
  "blocked",
  /** Too many tries by this address or for this account: `Retry-After`. */
  "limited",
  /** Too many people at once: 503 with `Retry-After`. */
  "busy",
  "invalid",
  "password-short",
  "password-long",
  "password-common",
  /** The new password is the one that it should replace. */
  "password-same",
  /** The current password is not this one. */
  "password-wrong",
  /** A link from a mail that was used, replaced or is older than it may be. */
  "token-unknown",
] as const;
export type AccountErrorCode = (typeof ACCOUNT_ERRORS)[number];

export type AccountField =
  "firstName" | "lastName" | "phone" | "email" | "password" | "currentPassword" | "terms";
export type AccountIssueCode =
  "missing" | "tooLong" | "tooShort" | "characters" | "email" | "phone" | "notAccepted";
export interface AccountIssue {
  field: AccountField;
  code: AccountIssueCode;
}

export interface RegistrationEntries {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** Terms and privacy notes were accepted. */
  terms: boolean;
}

/** Fields in the order of the form; at most one for each. Whether a password is a common one, the content system says. */
export function registrationIssues(entries: RegistrationEntries): AccountIssue[] {
  return [
    ...nameIssues("firstName", entries.firstName),
    ...nameIssues("lastName", entries.lastName),
    ...emailIssues(entries.email),
    ...passwordIssues(entries.password),
    ...(entries.terms ? [] : [{ field: "terms", code: "notAccepted" } as const]),
  ];
}

export function emailIssues(entered: string): AccountIssue[] {
  const email = tidyEmail(entered);
  if (email === "") return [{ field: "email", code: "missing" }];
  if (email.length > MAX_EMAIL_LENGTH) return [{ field: "email", code: "tooLong" }];
  return isEmail(email) ? [] : [{ field: "email", code: "email" }];
}

export function passwordIssues(password: string): AccountIssue[] {
  if (password === "") return [{ field: "password", code: "missing" }];
  const { length } = [...password];
  if (length < MIN_PASSWORD_LENGTH) return [{ field: "password", code: "tooShort" }];
  return length > MAX_PASSWORD_LENGTH ? [{ field: "password", code: "tooLong" }] : [];
}

export interface ProfileEntries {
  firstName: string;
  lastName: string;
  /** Empty: none. */
  phone: string;
}

export function profileIssues({ firstName, lastName, phone }: ProfileEntries): AccountIssue[] {
  const number = tidyLine(phone);
  return [
    ...nameIssues("firstName", firstName),
    ...nameIssues("lastName", lastName),
    ...(number === "" || isPhone(number) ? [] : [{ field: "phone", code: "phone" } as const]),
  ];
}

/** As it is stored: one line each, the address's domain in lower case. The password stays as it was typed. */
export function tidyRegistration(entries: RegistrationEntries): RegistrationEntries {
  return {
    ...entries,
    firstName: tidyLine(entries.firstName),
    lastName: tidyLine(entries.lastName),
    email: tidyEmail(entries.email),
  };
}

export function tidyProfile({ firstName, lastName, phone }: ProfileEntries): ProfileEntries {
  return { firstName: tidyLine(firstName), lastName: tidyLine(lastName), phone: tidyLine(phone) };
}

function nameIssues(field: "firstName" | "lastName", entered: string): AccountIssue[] {
  const name = tidyLine(entered);
  if (name === "") return [{ field, code: "missing" }];
  if (name.length > MAX_PERSON_NAME_LENGTH) return [{ field, code: "tooLong" }];
  return isName(name) ? [] : [{ field, code: "characters" }];
}
