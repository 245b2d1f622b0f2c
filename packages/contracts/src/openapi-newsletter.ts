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

const page: Json = { description: "OK", content: { "text/html": { schema: { type: "string" } } } };

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
      operationId: "openNewsletterConfirmation",
      summary:
        "The link of the confirmation mail: a page with a button, which confirms; opening it changes nothing",
      parameters: [token],
      responses: { "200": page, "303": seeOther("Of what cannot be a token"), "421": misdirected },
    },
    post: {
      operationId: "confirmNewsletter",
      summary: "That page's button, for seven days and any number of times. The body is not read",
      parameters: [token],
      responses: {
        "303": seeOther("How it went, failures too"),
        "413": failure(PROBLEM_TYPES.payloadTooLarge),
        "421": failure(PROBLEM_TYPES.misdirected),
      },
    },
  },
  "/api/newsletter/unsubscribe": {
    get: {
      operationId: "openUnsubscribeLink",
      summary:
        "The link of each newsletter: a page with a button, which signs off; opening it changes nothing",
      parameters: [token],
      responses: { "200": page, "303": seeOther("Of what cannot be a token"), "421": misdirected },
    },
    post: {
      operationId: "unsubscribeFromNewsletter",
      summary:
        "One click in a mail program (RFC 8058), or that page's button, for ever and any number of times",
      parameters: [token],
      responses: {
        "200": answer("OK"),
        "303": seeOther("Of the page's button: how it went, failures too"),
        "404": failure(PROBLEM_TYPES.unknownToken),
        "421": failure(PROBLEM_TYPES.misdirected),
        "503": busy(PROBLEM_TYPES.newsletterUnavailable),
      },
    },
  },
};
