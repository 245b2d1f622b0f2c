import type { AccountIssueCode } from "@gratweg/contracts/account-rules";
import { ApiFailure } from "../api/ApiFailure";
import { toTrouble, type Trouble, type TroubleReason } from "./trouble";

export type FormIssueCode = AccountIssueCode | "common" | "same" | "wrong" | "server";

/** `message`: the server's German words, with the code `server`. */
export interface FormIssue<Field extends string = string> {
  field: Field;
  code: FormIssueCode;
  message: string | null;
}

/** What a form knows of its last attempt. */
export interface FormTrouble<Field extends string = string> {
  issues: FormIssue<Field>[];
  /** What is not about a field. */
  trouble: Trouble | null;
  /** Counts what did not get through, so that the same words take the focus again. */
  attempts: number;
}

export const UNTRIED = { issues: [], trouble: null, attempts: 0 };

/** The form's own no, before anything is sent. */
export function refusedForm<Field extends string>(
  { attempts }: { attempts: number },
  issues: readonly { field: Field; code: FormIssueCode }[],
): FormTrouble<Field> {
  return {
    issues: issues.map(({ field, code }) => ({ field, code, message: null })),
    trouble: null,
    attempts: attempts + 1,
  };
}

/** Which field a refusal is about; the same names for the server's own issues. */
export interface FormFields<Field extends string> {
  fields: readonly Field[];
  byReason?: Readonly<Partial<Record<TroubleReason, { field: Field; code: FormIssueCode }>>>;
}

/** What came back in place of a yes: something about fields, else trouble. */
export function failedForm<Field extends string>(
  { attempts }: { attempts: number },
  error: unknown,
  { fields, byReason = {} }: FormFields<Field>,
): FormTrouble<Field> {
  const trouble = toTrouble(error);
  const named = (error instanceof ApiFailure ? error.issues : []).flatMap(({ field, message }) => {
    const known = fields.find((one) => one === field);
    return known === undefined ? [] : [{ field: known, code: "server" as const, message }];
  });
  const about = byReason[trouble.reason];
  const issues = named.length > 0 ? named : about ? [{ ...about, message: trouble.detail }] : [];
  return { issues, trouble: issues.length > 0 ? null : trouble, attempts: attempts + 1 };
}

export const TIMED_OUT = new ApiFailure("timeout");

/** The content system's words about a new password. */
export const ABOUT_PASSWORD = {
  "password-short": { field: "password", code: "tooShort" },
  "password-long": { field: "password", code: "tooLong" },
  "password-common": { field: "password", code: "common" },
  "password-same": { field: "password", code: "same" },
} as const;
