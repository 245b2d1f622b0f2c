import {
  emailIssues,
  invitation,
  profileIssues,
  readEmail,
  ROLES,
  tidyProfile,
  USER_STATES,
  userChange,
  type Problem,
  type UserChange,
} from "@gratweg/contracts";
import { accountProblems } from "./accountProblems";
import { shapeProblem } from "./readAccountBody";
import { ProblemError, problems } from "../../http/problems";
import { microcopy } from "../../microcopy";
import type { InvitationOrder, Paging, UserQuery } from "./userSource";

const { users: texts } = microcopy.account;
const PAGE_SIZE = 25;
const MOST_PAGE_SIZE = 100;
const MOST_PAGE = 1_000_000;
const LONGEST_QUERY = 200;
// A zero byte and halves of surrogate pairs: no database takes them.
const UNFIT = /\0|\p{Cs}/u;

type Issues = NonNullable<Problem["issues"]>;

/** The list's address. What is unknown, doubled or malformed is named. */
export function readUserQuery(query: unknown): UserQuery {
  const issues: Issues = [];
  const { q = "", role = "", state = "", ...rest } = parametersOf(query, issues);
  const paging = pagingOf(rest, issues);
  if (q.length > LONGEST_QUERY || UNFIT.test(q)) issues.push({ parameter: "q", message: texts.longQuery });
  const knownRole = ROLES.find((one) => one === role) ?? null;
  const knownState = USER_STATES.find((one) => one === state) ?? null;
  if (role !== "" && knownRole === null) issues.push({ parameter: "role", message: texts.badRole });
  if (state !== "" && knownState === null) issues.push({ parameter: "state", message: texts.badState });
  if (issues.length > 0) throw new ProblemError(problems.badParameters(issues));
  return { q, role: knownRole, state: knownState, ...paging };
}

export function readPaging(query: unknown): Paging {
  const issues: Issues = [];
  const paging = pagingOf(parametersOf(query, issues), issues);
  if (issues.length > 0) throw new ProblemError(problems.badParameters(issues));
  return paging;
}

function parametersOf(query: unknown, issues: Issues): Record<string, string> {
  const single = Object.entries(query as Record<string, unknown>).flatMap(([parameter, value]) => {
    if (typeof value === "string") return [[parameter, value] as const];
    issues.push({ parameter: parameter.slice(0, 80), message: microcopy.unknownParameter });
    return [];
  });
  return Object.fromEntries(single);
}

function pagingOf(
  { page = "1", pageSize = String(PAGE_SIZE), ...rest }: Record<string, string>,
  issues: Issues,
): Paging {
  for (const parameter of Object.keys(rest))
    issues.push({ parameter: parameter.slice(0, 80), message: microcopy.unknownParameter });
  const number = (text: string, most: number) =>
    /^[1-9]\d{0,6}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
  const read = { page: number(page, MOST_PAGE), pageSize: number(pageSize, MOST_PAGE_SIZE) };
  if (read.page === undefined) issues.push({ parameter: "page", message: texts.badPage });
  if (read.pageSize === undefined) issues.push({ parameter: "pageSize", message: texts.badPageSize });
  return { page: read.page ?? 1, pageSize: read.pageSize ?? PAGE_SIZE };
}

/** Checked and tidied; an address has one spelling. */
export function readInvitation(
  body: unknown,
): Pick<InvitationOrder, "email" | "firstName" | "lastName" | "role"> {
  const parsed = invitation.safeParse(body);
  if (!parsed.success) throw new ProblemError(shapeProblem(body, parsed.error.issues));
  const { email, role } = parsed.data;
  const names = { ...parsed.data, phone: "" };
  const issues = [...profileIssues(names), ...emailIssues(email)];
  const address = readEmail(email);
  if (issues.length > 0 || address === undefined) throw new ProblemError(accountProblems.invalid(issues));
  const { firstName, lastName } = tidyProfile(names);
  return { email: address.normalize("NFC").toLowerCase(), firstName, lastName, role };
}

export function readUserChange(body: unknown): UserChange {
  const parsed = userChange.safeParse(body);
  if (!parsed.success) throw new ProblemError(accountProblems.noObject());
  const { role, blocked } = parsed.data;
  if (role === undefined && blocked === undefined)
    throw new ProblemError(problems.badParameters([{ parameter: "role", message: texts.nothingToChange }]));
  return { ...(role === undefined ? {} : { role }), ...(blocked === undefined ? {} : { blocked }) };
}
