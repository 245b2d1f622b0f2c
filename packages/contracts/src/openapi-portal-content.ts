import { frameAnswer, plansAnswer } from "./portal-content";
import { PROBLEM_TYPES, type ProblemType } from "./problem";

type Json = { [key: string]: unknown };

export const portalContentSchemas = { FrameAnswer: frameAnswer, PlansAnswer: plansAnswer };

const failure = (type: ProblemType): Json => ({
  description: `Problem: \`${type}\``,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

const operation = (
  operationId: string,
  summary: string,
  schema: keyof typeof portalContentSchemas,
): Json => ({
  get: {
    operationId,
    summary,
    responses: {
      "200": {
        description: "OK",
        content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } },
      },
      "421": failure(PROBLEM_TYPES.misdirected),
      "503": {
        ...failure(PROBLEM_TYPES.contentUnavailable),
        headers: {
          "Retry-After": {
            description: "Seconds until another attempt makes sense",
            schema: { type: "integer" },
          },
        },
      },
    },
  },
});

/** Content that the portal's application shows; the content system itself answers no strangers. */
export const portalContentPaths: Json = {
  "/api/frame": operation("getFrame", "What editors say of header and footer", "FrameAnswer"),
  "/api/plans": operation("listPlans", "Memberships that can be ordered", "PlansAnswer"),
};
