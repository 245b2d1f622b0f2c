import { PROBLEM_TYPES, type ProblemType } from "./problem";

type Json = { [key: string]: unknown };

const reference = (schema: string): Json => ({ $ref: `#/components/schemas/${schema}` });
const answer = (description: string): Json => ({
  description,
  content: { "application/json": { schema: reference("NewsletterAnswer") } },
});
const failure = (...types: ProblemType[]): Json => ({
  description: `Problem: ${types.map((type) => `\`${type}\``).join(", ")}`,
  content: { "application/problem+json": { schema: reference("NewsletterProblem") } },
});
const busy = (...types: ProblemType[]): Json => ({
  ...failure(...types),
  headers: {
    "Retry-After": { description: "Seconds until another attempt makes sense", schema: { type: "integer" } },
  },
});
const seeOther = (description: string): Json => ({
  description,
  headers: { Location: { description: "A built page of the site", schema: { type: "string" } } },
});

const misdirected: Json = {
  description: `Problem: \`${PROBLEM_TYPES.misdirected}\``,
  content: { "application/problem+json": { schema: reference("Problem") } },
};

const token: Json = {
  name: "token",
  in: "query",
  required: true,
  schema: { type: "string", pattern: "^[\\w-]{43}$" },
  description: "From a mail",
};

/** Sign-up, confirmation and one-click unsubscribing (RFC 8058). */
export const newsletterPaths: Json = {
  "/api/newsletter": {
    post: {
      operationId: "subscribeToNewsletter",
      summary:
        "Asks for the newsletter; a mail asks for confirmation. The same answer whether the address is known or not",
      requestBody: {
        required: true,
        content: {
          "application/json": { schema: reference("NewsletterRequest") },
          "application/x-www-form-urlencoded": { schema: reference("NewsletterRequest") },
        },
      },
      responses: {
        "200": answer("OK"),
        "303": seeOther("Of a form: how it went, failures too"),
        "400": failure(PROBLEM_TYPES.malformedJson, PROBLEM_TYPES.badRequest),
        "403": failure(PROBLEM_TYPES.forbidden),
        "413": failure(PROBLEM_TYPES.payloadTooLarge),
        "415": failure(PROBLEM_TYPES.unsupportedMediaType),
        "421": failure(PROBLEM_TYPES.misdirected),
        "422": failure(PROBLEM_TYPES.invalidEmail),
        "429": busy(PROBLEM_TYPES.tooManyRequests),
        "503": busy(PROBLEM_TYPES.newsletterUnavailable),
      },
    },
  },
  "/api/newsletter/confirm": {
    get: {
      operationId: "confirmNewsletter",
      summary: "The link of the confirmation mail, valid for seven days; may be opened any number of times",
      parameters: [token],
      responses: { "303": seeOther("How it went, failures too"), "421": misdirected },
    },
  },
  "/api/newsletter/unsubscribe": {
    get: {
      operationId: "openUnsubscribeLink",
      summary: "The link of each newsletter, valid for ever; may be opened any number of times",
      parameters: [token],
      responses: { "303": seeOther("How it went, failures too"), "421": misdirected },
    },
    post: {
      operationId: "unsubscribeFromNewsletter",
      summary: "One click in a mail program (RFC 8058); the body is not read",
      parameters: [token],
      responses: {
        "200": answer("OK"),
        "404": failure(PROBLEM_TYPES.unknownToken),
        "421": failure(PROBLEM_TYPES.misdirected),
        "503": busy(PROBLEM_TYPES.newsletterUnavailable),
      },
    },
  },
};
