import {
  accountChange,
  accountDeletion,
  profileIssues,
  sessionEndProof,
  tidyProfile,
  type AccountChange,
  type AccountIssue,
} from "@gratweg/contracts";
import { ProblemError } from "../../http/problems";
import { accountProblems } from "./accountProblems";

const STANDS_IN = { firstName: "x", lastName: "x", phone: "" };

/** What is named, checked and tidied; what is not named stays as it is. */
export function readAccountChange(body: unknown): AccountChange {
  const parsed = accountChange.safeParse(body);
  if (!parsed.success) throw new ProblemError(shapeProblem(body, parsed.error.issues));
  const { newsletter, ...named } = parsed.data;
  const entries = { ...STANDS_IN, ...definedOf(named) };
  const issues = profileIssues(entries);
  if (issues.length > 0) throw new ProblemError(accountProblems.invalid(issues));
  const tidy = tidyProfile(entries);
  return {
    ...(named.firstName === undefined ? {} : { firstName: tidy.firstName }),
    ...(named.lastName === undefined ? {} : { lastName: tidy.lastName }),
    ...(named.phone === undefined ? {} : { phone: tidy.phone }),
    ...(newsletter === undefined ? {} : { newsletter }),
  };
}

export function readDeletionProof(body: unknown): { password?: string; email?: string } {
  const parsed = accountDeletion.safeParse(body);
  if (!parsed.success) throw new ProblemError(shapeProblem(body, parsed.error.issues));
  return definedOf(parsed.data);
}

/** Nothing sent is no password. */
export function readSessionProof(body: unknown): { password?: string } {
  const parsed = sessionEndProof.safeParse(body ?? {});
  if (!parsed.success) throw new ProblemError(shapeProblem(body, parsed.error.issues));
  return definedOf(parsed.data);
}

const FIELDS = new Set<string>(["firstName", "lastName", "phone", "email", "password"]);

/** A field that is no text at all has characters that cannot be there; anything else is no request of ours. */
export function shapeProblem(
  body: unknown,
  issues: readonly { path: readonly PropertyKey[]; code: string; origin?: unknown }[],
) {
  const flaws = issues.flatMap(({ path, code }): AccountIssue[] => {
    const [field] = path;
    if (typeof field !== "string" || !FIELDS.has(field)) return [];
    const isMissing = (body as Record<string, unknown>)[field] === undefined;
    return [
      {
        field: field as AccountIssue["field"],
        code: isMissing ? "missing" : code === "too_big" ? "tooLong" : "characters",
      },
    ];
  });
  return flaws.length > 0 ? accountProblems.invalid(flaws) : accountProblems.noObject();
}

function definedOf<Value extends object>(
  value: Value,
): { [Key in keyof Value]?: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as {
    [Key in keyof Value]?: Exclude<Value[Key], undefined>;
  };
}
