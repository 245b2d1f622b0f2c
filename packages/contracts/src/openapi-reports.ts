import { PROBLEM_TYPES } from "./problem";

type Json = { [key: string]: unknown };

const failure = (...types: string[]): Json => ({
  description: `Problem: ${types.map((type) => `\`${type}\``).join(", ")}`,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});
const report: Json = { schema: { type: ["array", "object"] } };

/** Browsers' reports about what a page's policy has stopped (CSP level 3, Reporting API). */
export const reportPaths: Json = {
  "/api/reports": {
    post: {
      operationId: "reportPolicyViolation",
      summary:
        "What a page's policy has stopped; sent by browsers, at most 8 kB. Counted and logged without anything about a person",
      requestBody: {
        required: true,
        content: { "application/reports+json": report, "application/csp-report": report },
      },
      responses: {
        "204": { description: "Taken, or not understood" },
        "400": failure(PROBLEM_TYPES.malformedJson, PROBLEM_TYPES.badRequest),
        "413": failure(PROBLEM_TYPES.payloadTooLarge),
        "415": failure(PROBLEM_TYPES.unsupportedMediaType),
        "421": failure(PROBLEM_TYPES.misdirected),
        "429": failure(PROBLEM_TYPES.tooManyRequests),
      },
    },
  },
};
