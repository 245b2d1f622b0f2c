/**
 * What a consumer's declaration about a contract may look like: cancelling (§ 312k BGB) and withdrawing (§ 356a BGB). The law names
 * the fields and allows no more. The same rules in the browser, on the server and in tests; free of dependencies.
 */
import { isRealDay } from "./day";
import { isUnfit, MAX_EMAIL_LENGTH, readEmail, tidyLine, tidyNote } from "./entry-text";

export const DECLARATION_KINDS = ["cancel", "withdraw"] as const;
export type DeclarationKind = (typeof DECLARATION_KINDS)[number];

/** In the order of the forms. */
export const DECLARATION_FIELDS = {
  cancel: ["name", "identification", "contract", "kind", "reason", "end", "endsOn", "email"],
  withdraw: ["name", "contract", "email"],
} as const satisfies Record<DeclarationKind, readonly string[]>;
export type DeclarationField = (typeof DECLARATION_FIELDS)[DeclarationKind][number];

/**
 * As they are typed; a field that is missing is empty. `kind`: `ordinary` or `extraordinary`, which needs a `reason`. `end`: `soonest`
 * or `date`, which needs `endsOn` as `YYYY-MM-DD`.
 */
export type DeclarationEntries = Partial<Record<DeclarationField, string>>;

export type DeclarationIssueCode = "missing" | "tooLong" | "characters" | "email" | "noDate" | "past";

export interface DeclarationIssue {
  field: DeclarationField;
  code: DeclarationIssueCode;
}

const LONGEST: Readonly<Partial<Record<DeclarationField, number>>> = {
  name: 160,
  identification: 200,
  contract: 300,
  reason: 2000,
  email: MAX_EMAIL_LENGTH,
};
const CHOICES: Readonly<Partial<Record<DeclarationField, readonly string[]>>> = {
  kind: ["ordinary", "extraordinary"],
  end: ["soonest", "date"],
};

/** What is hashed, stored and mailed: the kind's own fields, and of these none that the choices leave without a meaning. */
export function tidyDeclaration(
  kind: DeclarationKind,
  entries: DeclarationEntries,
): Partial<Record<DeclarationField, string>> {
  const meaningless = new Set<DeclarationField>();
  if (tidyLine(entries.kind ?? "") !== "extraordinary") meaningless.add("reason");
  if (tidyLine(entries.end ?? "") !== "date") meaningless.add("endsOn");
  return Object.fromEntries(
    fieldsOf(kind).map((field) => [field, meaningless.has(field) ? "" : tidy(field, entries[field] ?? "")]),
  );
}

/** In the order of the form; `today` is a day in Berlin. */
export function declarationIssues(
  kind: DeclarationKind,
  entries: DeclarationEntries,
  today: string,
): DeclarationIssue[] {
  const tidied = tidyDeclaration(kind, entries);
  return fieldsOf(kind).flatMap((field): DeclarationIssue[] => {
    const code = issueOf(field, tidied[field] ?? "", tidied, today);
    return code ? [{ field, code }] : [];
  });
}

function issueOf(
  field: DeclarationField,
  value: string,
  entries: DeclarationEntries,
  today: string,
): DeclarationIssueCode | undefined {
  if (value === "") return isNeeded(field, entries) ? "missing" : undefined;
  if (value.length > (LONGEST[field] ?? Infinity)) return "tooLong";
  if (isUnfit(value)) return "characters";
  const choices = CHOICES[field];
  if (choices && !choices.includes(value)) return "missing";
  if (field === "email" && readEmail(value) === undefined) return "email";
  if (field !== "endsOn") return undefined;
  if (!isRealDay(value)) return "noDate";
  return value < today ? "past" : undefined;
}

function isNeeded(field: DeclarationField, { kind, end }: DeclarationEntries): boolean {
  if (field === "identification") return false;
  if (field === "reason") return kind === "extraordinary";
  return field === "endsOn" ? end === "date" : true;
}

function tidy(field: DeclarationField, value: string): string {
  if (field === "reason") return tidyNote(value);
  if (field === "email") return readEmail(value) ?? tidyLine(value);
  return tidyLine(value);
}

function fieldsOf(kind: DeclarationKind): readonly DeclarationField[] {
  return DECLARATION_FIELDS[kind];
}
