import type { FieldIssue } from "@gratweg/design-system";
import type { FormIssue } from "@gratweg/flows";
import { authTexts } from "../texts/auth";
import { issueWords } from "../texts/fields";

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = issueWords;

/** What a form says beside its fields and above them; the server's own words come first. */
export function toFieldIssues(issues: readonly FormIssue[]): FieldIssue[] {
  return issues.map(({ field, code, message }) => ({
    field,
    message: message ?? words[field]?.[code] ?? authTexts.issueFallback,
  }));
}
