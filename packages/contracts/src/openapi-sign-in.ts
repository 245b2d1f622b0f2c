import { PROBLEM_TYPES } from "./problem";

type Json = { [key: string]: unknown };

const problem = (type: string): Json => ({
  description: `Problem: \`${type}\``,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

const parameters: Json[] = [
  {
    name: "token",
    in: "query",
    required: true,
    schema: { type: "string", pattern: "^[\\w-]{43}$" },
    description: "From a mail",
  },
  {
    name: "plan",
    in: "query",
    schema: { type: "string", pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$", maxLength: 100 },
    description: "The membership that was chosen before registering; signing in then leads on to paying",
  },
];
const seeOther: Json = {
  description: "The sign-in screen; `confirm` says how it went: `1`, `abgelaufen` or `spaeter`",
  headers: { Location: { description: "A screen of the portal", schema: { type: "string" } } },
};

const page: Json = { description: "OK", content: { "text/html": { schema: { type: "string" } } } };

/** Signing in itself is the content system's; here is the one link of its mails that leads to the server. */
export const signInPaths: Json = {
  "/api/account/confirm-email": {
    get: {
      operationId: "openEmailConfirmation",
      summary:
        "The link of the confirmation mail: a page that asks for the password of the registration; opening it changes nothing",
      parameters,
      responses: {
        "200": page,
        "303": { ...seeOther, description: "Of what cannot be a token: the sign-in screen" },
        "421": problem(PROBLEM_TYPES.misdirected),
      },
    },
    post: {
      operationId: "confirmEmail",
      summary:
        "That page's form; works once, for seven days, with the password that was chosen at the registration",
      parameters,
      requestBody: {
        required: true,
        content: {
          "application/x-www-form-urlencoded": {
            schema: {
              type: "object",
              required: ["password"],
              properties: { password: { type: "string" } },
            },
          },
        },
      },
      responses: {
        "303": seeOther,
        "403": problem(PROBLEM_TYPES.forbidden),
        "413": problem(PROBLEM_TYPES.payloadTooLarge),
        "415": problem(PROBLEM_TYPES.unsupportedMediaType),
        "421": problem(PROBLEM_TYPES.misdirected),
        "422": { ...page, description: "The page once more: the password is missing or wrong" },
        "429": { ...page, description: "The page once more: too many wrong passwords" },
      },
    },
  },
};
