import type { AccountErrorCode, AccountIssueCode } from "@gratweg/contracts/account-rules";
import { authTexts } from "./auth";

type FieldTexts = Partial<Record<AccountIssueCode | AccountErrorCode | "common" | "same" | "wrong", string>>;

/** Labels of the forms around an account. */
export const fieldTexts = {
  firstName: "Vorname",
  lastName: "Nachname",
  email: authTexts.email,
  password: "Passwort",
  newPassword: "Neues Passwort",
  passwordHint: "Drei oder vier Wörter, die nicht zusammengehören, lassen sich gut merken.",
};

/** What is wrong with an entry. */
export const issueWords = {
  firstName: {
    missing: "Bitte geben Sie Ihren Vornamen ein.",
    tooLong: "Der Vorname ist zu lang. Bitte kürzen Sie ihn auf 80 Zeichen.",
    characters: "Bitte geben Sie den Vornamen ohne Klammern, Internetadresse und lange Nummern an.",
  },
  lastName: {
    missing: "Bitte geben Sie Ihren Nachnamen ein.",
    tooLong: "Der Nachname ist zu lang. Bitte kürzen Sie ihn auf 80 Zeichen.",
    characters: "Bitte geben Sie den Nachnamen ohne Klammern, Internetadresse und lange Nummern an.",
  },
  email: authTexts.emailIssues,
  password: {
    missing: "Bitte geben Sie ein Passwort ein.",
    tooShort: "Das Passwort ist zu kurz. Bitte nehmen Sie mindestens 8 Zeichen.",
    tooLong: "Das Passwort ist zu lang. Bitte kürzen Sie es auf höchstens 128 Zeichen.",
    common:
      "Dieses Passwort ist aus Datenlecks bekannt oder leicht zu erraten, auch mit angehängten Ziffern. Bitte wählen Sie ein anderes.",
    same: "Das ist Ihr jetziges Passwort. Bitte wählen Sie ein anderes.",
  },
  terms: {
    notAccepted: "Bitte bestätigen Sie, dass Sie mit den Bedingungen einverstanden sind.",
  },
} satisfies Record<string, FieldTexts>;
