import { PROBLEM_TYPES } from "./problem";

type Json = { [key: string]: unknown };

const problem = (type: string): Json => ({
  description: `Problem: \`${type}\``,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

/** Signing in itself is the content system's; here is the one link of its mails that leads to the server. */
export const signInPaths: Json = {
  "/api/account/confirm-email": {
    get: {
      operationId: "confirmEmail",
      summary: "The link of the confirmation mail; works once, for seven days",
      parameters: [
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
          description:
            "The membership that was chosen before registering; signing in then leads on to paying",
        },
      ],
      responses: {
        "303": {
          description: "The sign-in screen; `confirm` says how it went: `1`, `abgelaufen` or `spaeter`",
          headers: { Location: { description: "A screen of the portal", schema: { type: "string" } } },
        },
        "421": problem(PROBLEM_TYPES.misdirected),
        "503": {
          ...problem(PROBLEM_TYPES.accountUnavailable),
          description: "To a browser that only fetches ahead",
        },
      },
    },
  },
};
