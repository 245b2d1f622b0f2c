import { PROBLEM_TYPES, type DeclarationIssue, type DeclarationKind } from "@gratweg/contracts";
import type { SiteConfig } from "@gratweg/sites";
import { makeProblem } from "../../http/problems";
import { microcopy } from "../../microcopy";

const { declaration: texts } = microcopy;

/** Every way in which a declaration fails. Each says whether it has arrived, and how else it can be sent. */
export const declarationProblems = {
  invalid: (kind: DeclarationKind, issues: readonly DeclarationIssue[]) =>
    makeProblem(
      422,
      PROBLEM_TYPES.invalidDeclaration,
      "Incomplete declaration",
      texts[kind].invalid,
      issues.map(({ field, code }) => ({
        parameter: field,
        message: code === "missing" ? texts.missing[field] : texts[code],
      })),
    ),
  tooMany: (kind: DeclarationKind, contact: SiteConfig["contact"]) =>
    makeProblem(
      429,
      PROBLEM_TYPES.tooManyRequests,
      "Too many requests",
      texts[kind].tooMany(texts.ways(contact)),
    ),
  unavailable: (kind: DeclarationKind, contact: SiteConfig["contact"]) =>
    makeProblem(
      503,
      PROBLEM_TYPES.declarationUnavailable,
      "Declarations unavailable",
      texts[kind].unavailable(texts.ways(contact)),
    ),
};
