import { PROBLEM_TYPES, type Problem, type ProblemType } from "@gratweg/contracts";
import { microcopy } from "../microcopy";

/** A failure that is answered as an RFC 9457 problem document. */
export class ProblemError extends Error {
  override name = "ProblemError";
  constructor(
    readonly problem: Problem,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(problem.title);
  }
}

export function makeProblem(
  status: number,
  type: ProblemType,
  title: string,
  detail: string,
  issues?: Problem["issues"],
): Problem {
  return { type, title, status, detail, ...(issues ? { issues } : {}) };
}

export const problems = {
  badAddress: () => makeProblem(400, PROBLEM_TYPES.badRequest, "Bad request", microcopy.badAddress),
  badRequest: () => makeProblem(400, PROBLEM_TYPES.badRequest, "Bad request", microcopy.badRequest),
  badParameters: (issues: NonNullable<Problem["issues"]>) =>
    makeProblem(400, PROBLEM_TYPES.badRequest, "Bad request", microcopy.badParameters, issues),
  malformedJson: () =>
    makeProblem(400, PROBLEM_TYPES.malformedJson, "Malformed JSON", microcopy.malformedJson),
  unauthorized: (detail: string = microcopy.unauthorized) =>
    makeProblem(401, PROBLEM_TYPES.unauthorized, "Unauthorized", detail),
  forbidden: (detail: string = microcopy.forbidden) =>
    makeProblem(403, PROBLEM_TYPES.forbidden, "Forbidden", detail),
  httpsOnly: () => makeProblem(403, PROBLEM_TYPES.forbidden, "HTTPS required", microcopy.httpsOnly),
  notFound: (detail: string = microcopy.apiNotFound) =>
    makeProblem(404, PROBLEM_TYPES.notFound, "Not found", detail),
  methodNotAllowed: () =>
    makeProblem(405, PROBLEM_TYPES.methodNotAllowed, "Method not allowed", microcopy.methodNotAllowed),
  requestTimeout: () =>
    makeProblem(408, PROBLEM_TYPES.badRequest, "Request timeout", microcopy.requestTimeout),
  payloadTooLarge: () =>
    makeProblem(413, PROBLEM_TYPES.payloadTooLarge, "Payload too large", microcopy.payloadTooLarge),
  uriTooLong: () => makeProblem(414, PROBLEM_TYPES.uriTooLong, "URI too long", microcopy.uriTooLong),
  unsupportedMediaType: () =>
    makeProblem(
      415,
      PROBLEM_TYPES.unsupportedMediaType,
      "Unsupported media type",
      microcopy.unsupportedMediaType,
    ),
  misdirected: () =>
    makeProblem(421, PROBLEM_TYPES.misdirected, "Misdirected request", microcopy.misdirected),
  tooManyRequests: () =>
    makeProblem(429, PROBLEM_TYPES.tooManyRequests, "Too many requests", microcopy.tooManyRequests),
  headersTooLarge: () =>
    makeProblem(431, PROBLEM_TYPES.badRequest, "Request header fields too large", microcopy.headersTooLarge),
  internal: () => makeProblem(500, PROBLEM_TYPES.internal, "Internal server error", microcopy.internal),
  contentUnavailable: (detail: string) =>
    makeProblem(503, PROBLEM_TYPES.contentUnavailable, "Content unavailable", detail),
  siteStarting: () =>
    makeProblem(503, PROBLEM_TYPES.siteUnavailable, "Site is starting", microcopy.siteStarting),
  siteUnavailable: () =>
    makeProblem(503, PROBLEM_TYPES.siteUnavailable, "Site unavailable", microcopy.siteUnavailable),
};

export const PROBLEM_CONTENT_TYPE = "application/problem+json; charset=utf-8";

/** Seconds after which a client may ask again. */
export const RETRY_AFTER_SECONDS = 10;
export const RETRY_AFTER = { "retry-after": String(RETRY_AFTER_SECONDS) } as const;
