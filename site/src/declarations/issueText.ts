import type { DeclarationFormIssue } from "@gratweg/flows";
import type { Values } from "../texts/translate";

export type Translate = (key: string, values?: Values) => string;

/** What is wrong with a field and how to put it right. */
export function issueText({ field, code, message }: DeclarationFormIssue, t: Translate): string {
  if (message !== null) return message;
  const key = `declarations.issue.${field}.${code}`;
  const text = t(key);
  return text === key ? t(`declarations.issue.${code}`) : text;
}
