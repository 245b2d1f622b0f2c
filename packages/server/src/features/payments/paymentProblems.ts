import { PROBLEM_TYPES, type Problem } from "@gratweg/contracts";
import { makeProblem } from "../../http/problems";
import { microcopy } from "../../microcopy";

const { payment: texts } = microcopy;

/** Every way in which membership and payment fail by themselves. */
export const paymentProblems = {
  unknownPlan: (issues?: Problem["issues"]) =>
    makeProblem(422, PROBLEM_TYPES.unknownPlan, "Unknown plan", texts.unknownPlan, issues),
  alreadyMember: () => makeProblem(409, PROBLEM_TYPES.alreadyMember, "Already a member", texts.alreadyMember),
  notMember: () => makeProblem(409, PROBLEM_TYPES.notMember, "Not a member", texts.notMember),
  noAccess: () => makeProblem(403, PROBLEM_TYPES.notMember, "No active subscription", texts.noAccess),
  unconfirmed: () => makeProblem(403, PROBLEM_TYPES.forbidden, "Address not confirmed", texts.unconfirmed),
  notWithdrawable: () =>
    makeProblem(409, PROBLEM_TYPES.notWithdrawable, "Not withdrawable any more", texts.notWithdrawable),
  tooMany: () => makeProblem(429, PROBLEM_TYPES.tooManyRequests, "Too many requests", texts.tooMany),
  badSignature: () => makeProblem(400, PROBLEM_TYPES.badSignature, "Bad signature", texts.badSignature),
  unreadable: () => makeProblem(400, PROBLEM_TYPES.badRequest, "Unreadable event", texts.unreadable),
  unavailable: (detail: string = texts.unavailable) =>
    makeProblem(503, PROBLEM_TYPES.paymentUnavailable, "Payment unavailable", detail),
};
