/** `ACCOUNT_ERRORS` of the contracts, with the words of Strapi's own answers. */
const MESSAGES = {
  credentials: "Invalid identifier or password",
  blocked: "Your account has been blocked by an administrator",
  invalid: "Invalid request",
  "password-short": "The password is too short",
  "password-long": "The password is too long",
  "password-common": "The password is too easy to guess",
  "password-same": "Your new password must be different from your current password",
  "password-wrong": "The provided current password is invalid",
  "token-unknown": "Incorrect code provided",
} as const;

/** Contains nothing of the request. */
export class SignInError extends Error {
  override readonly name = "SignInError";
  constructor(readonly code: keyof typeof MESSAGES) {
    super(MESSAGES[code]);
  }

  /** Strapi's shape. */
  toBody() {
    const { message, code } = this;
    const name = code === "blocked" ? "ApplicationError" : "ValidationError";
    return { data: null, error: { status: 400, name, message, details: { code } } };
  }
}
