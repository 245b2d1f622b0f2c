import type { FieldIssue } from "@gratweg/design-system";

/** The words for one field. */
export function errorOf(issues: readonly FieldIssue[], field: string): string | undefined {
  return issues.find((issue) => issue.field === field)?.message;
}
