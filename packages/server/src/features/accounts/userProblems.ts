import { PROBLEM_TYPES, type Problem } from "@gratweg/contracts";
import { accountProblems } from "./accountProblems";
import { makeProblem, problems } from "../../http/problems";
import { microcopy } from "../../microcopy";
import type { UserRefusal } from "./userSource";

const { users: texts } = microcopy.account;

/** Tells what user management refuses, as a problem. */
export const userProblems: Readonly<Record<UserRefusal, () => Problem>> = {
  forbidden: () => problems.forbidden(microcopy.managersOnly),
  "unknown-user": () => problems.notFound(texts.unknown),
  "own-account": () => makeProblem(409, PROBLEM_TYPES.ownAccount, "Own account", texts.ownAccount),
  "last-manager": () => accountProblems.lastManager(texts.lastManager),
  "email-taken": () =>
    makeProblem(409, PROBLEM_TYPES.emailTaken, "Known address", texts.emailTaken, [
      { parameter: "email", message: texts.emailTaken },
    ]),
  "not-invited": () =>
    makeProblem(422, PROBLEM_TYPES.invalidAccount, "Not waiting for an invitation", texts.notInvited),
};
