import { PROBLEM_TYPES } from "@gratweg/contracts";
import { makeProblem } from "../../http/problems";
import { microcopy } from "../../microcopy";

const { newsletter: texts } = microcopy;

/** Every way in which the newsletter's routes fail by themselves. */
export const newsletterProblems = {
  invalidEmail: () =>
    makeProblem(422, PROBLEM_TYPES.invalidEmail, "Invalid e-mail address", texts.invalidEmail, [
      { parameter: "email", message: texts.invalidEmail },
    ]),
  tooMany: () => makeProblem(429, PROBLEM_TYPES.tooManyRequests, "Too many requests", texts.tooMany),
  unknownToken: () => makeProblem(404, PROBLEM_TYPES.unknownToken, "Unknown token", texts.unknownToken),
  unavailable: () =>
    makeProblem(503, PROBLEM_TYPES.newsletterUnavailable, "Newsletter unavailable", texts.unavailable),
};
