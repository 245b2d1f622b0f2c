import { PROBLEM_TYPES, type ProblemType } from "./problem";

type Json = { [key: string]: unknown };

const reference = (schema: string): Json => ({ $ref: `#/components/schemas/${schema}` });
const failure = (...types: ProblemType[]): Json => ({
  description: `Problem: ${types.map((type) => `\`${type}\``).join(", ")}; a page where a form was sent`,
  content: { "application/problem+json": { schema: reference("Problem") } },
});
const busy = (type: ProblemType): Json => ({
  ...failure(type),
  headers: {
    "Retry-After": { description: "Seconds until another attempt makes sense", schema: { type: "integer" } },
  },
});

function declare(operationId: string, summary: string, schema: string): Json {
  return {
    post: {
      operationId,
      summary: `${summary}. The same answer whether the contract is known or not; the same declaration within 24 hours is one and gets the first receipt again`,
      requestBody: {
        required: true,
        content: {
          "application/json": { schema: reference(schema) },
          "application/x-www-form-urlencoded": { schema: reference(schema) },
        },
      },
      responses: {
        "201": {
          description: "Received: the receipt; of a form a page to print",
          content: {
            "application/json": { schema: reference("DeclarationAnswer") },
            "text/html": { schema: { type: "string" } },
          },
        },
        "400": failure(PROBLEM_TYPES.malformedJson, PROBLEM_TYPES.badRequest),
        "403": failure(PROBLEM_TYPES.forbidden),
        "413": failure(PROBLEM_TYPES.payloadTooLarge),
        "415": failure(PROBLEM_TYPES.unsupportedMediaType),
        "421": failure(PROBLEM_TYPES.misdirected),
        "422": failure(PROBLEM_TYPES.invalidDeclaration),
        "429": busy(PROBLEM_TYPES.tooManyRequests),
        "503": busy(PROBLEM_TYPES.declarationUnavailable),
      },
    },
  };
}

/** Declarations about contracts, without sign-in. */
export const declarationPaths: Json = {
  "/api/contracts/cancel": declare(
    "cancelContract",
    "Cancels a contract (§ 312k BGB)",
    "CancellationRequest",
  ),
  "/api/contracts/withdraw": declare(
    "withdrawFromContract",
    "Withdraws from a contract (§ 356a BGB)",
    "WithdrawalRequest",
  ),
};
