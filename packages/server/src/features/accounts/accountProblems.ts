import { PROBLEM_TYPES, type AccountIssue, type Problem } from "@gratweg/contracts";
import { makeProblem } from "../../http/problems";
import { microcopy } from "../../microcopy";

const { account: texts } = microcopy;

/** Every way in which routes about an account fail by themselves. */
export const accountProblems = {
  noObject: () => makeProblem(400, PROBLEM_TYPES.badRequest, "Bad request", texts.noObject),
  invalid: (issues: readonly AccountIssue[]) =>
    makeProblem(
      422,
      PROBLEM_TYPES.invalidAccount,
      "Invalid entries",
      texts.invalid,
      issues.map(({ field, code }) => ({ parameter: field, message: texts.issues[code] })),
    ),
  wrongProof: (field: "password" | "email", isMissing: boolean): Problem => {
    const wrong = field === "password" ? texts.wrongPassword : texts.wrongEmail;
    const missing = field === "password" ? texts.passwordMissing : texts.emailMissing;
    return notProved(field, isMissing ? missing : wrong);
  },
  sessionPassword: (isMissing: boolean): Problem =>
    notProved("password", texts.sessionPassword[isMissing ? "missing" : "wrong"]),
  signInOld: () => makeProblem(403, PROBLEM_TYPES.signInOld, "Sign-in too old", texts.signInOld),
  tooMany: (detail: string) => makeProblem(429, PROBLEM_TYPES.tooManyRequests, "Too many requests", detail),
  lastManager: (detail: string = texts.lastManager) =>
    makeProblem(409, PROBLEM_TYPES.lastManager, "Last manager", detail),
  membershipKept: (detail: string = texts.membershipKept) =>
    makeProblem(503, PROBLEM_TYPES.paymentUnavailable, "Membership could not be ended", detail),
  tooManySaved: () =>
    makeProblem(422, PROBLEM_TYPES.invalidAccount, "Too many saved trips", texts.tooManySaved),
  unavailable: (detail: string = texts.unavailable) =>
    makeProblem(503, PROBLEM_TYPES.accountUnavailable, "Account unavailable", detail),
};

function notProved(field: "password" | "email", detail: string): Problem {
  const issues = [{ parameter: field, message: detail }];
  return makeProblem(422, PROBLEM_TYPES.wrongPassword, "Not proved", detail, issues);
}
