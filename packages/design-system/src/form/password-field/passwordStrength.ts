import { isCommonPassword } from "./commonPasswords";

export type PasswordGrade = "empty" | "tooShort" | "common" | "good";

export interface PasswordStrength {
  grade: PasswordGrade;
  /** Characters as people count them, so an emoji is one. */
  length: number;
  minLength: number;
}

export interface PasswordRules {
  /** 8, as the server asks. */
  minLength?: number;
  /** The list of passwords that many people use; by default a small one of this package. The server's own decides. */
  isCommon?: (password: string) => boolean;
}

/** The two rules for a new password, nothing else: no points for special characters, which make no password better. */
export function passwordStrength(password: string, rules: PasswordRules = {}): PasswordStrength {
  const { minLength = 8, isCommon = isCommonPassword } = rules;
  const length = [...password].length;
  return { grade: gradeOf(password, length, minLength, isCommon), length, minLength };
}

function gradeOf(
  password: string,
  length: number,
  minLength: number,
  isCommon: (password: string) => boolean,
): PasswordGrade {
  if (length === 0) return "empty";
  if (length < minLength) return "tooShort";
  return isCommon(password) ? "common" : "good";
}
