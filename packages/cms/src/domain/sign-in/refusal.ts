/** Of `ACCOUNT_ERRORS` in the contracts: what programs tell refusals apart by. */
export type SignInRefusalCode =
  | "credentials"
  | "blocked"
  | "limited"
  | "busy"
  | "invalid"
  | "password-short"
  | "password-long"
  | "password-common"
  | "password-wrong"
  | "token-unknown";

const MESSAGES: Readonly<Record<SignInRefusalCode, string>> = {
  credentials: "Invalid identifier or password",
  blocked: "Your account has been blocked by an administrator",
  limited: "Too many requests, please try again later.",
  busy: "Too many people at once, please try again soon.",
  invalid: "This is not what this call expects.",
  "password-short": "The password is too short",
  "password-long": "The password is too long",
  "password-common": "The password is too easy to guess",
  "password-wrong": "The provided current password is invalid",
  "token-unknown": "Incorrect code provided",
};

const STATUS: Partial<Record<SignInRefusalCode, number>> = { limited: 429, busy: 503 };

/** Of Strapi's own answers; the rest are `ValidationError`. */
const NAMES: Partial<Record<SignInRefusalCode, string>> = {
  blocked: "ApplicationError",
  limited: "RateLimitError",
  busy: "ServiceUnavailable",
};

/** Carries nothing of the request: it may be logged. */
export class SignInRefusal extends Error {
  override readonly name = "SignInRefusal";
  readonly status: number;
  constructor(
    readonly code: SignInRefusalCode,
    /** Seconds until another attempt makes sense. */
    readonly retryAfter?: number,
  ) {
    super(MESSAGES[code]);
    this.status = STATUS[code] ?? 400;
  }

  /** When so many wait already. A hash takes a tenth of a second. */
  static busy({ waiting, workers }: { waiting: number; workers: number }): SignInRefusal {
    return new SignInRefusal("busy", Math.max(1, Math.ceil(waiting / (workers * 10))));
  }

  /** Strapi's shape. */
  toBody() {
    const { status, message, code } = this;
    const name = NAMES[code] ?? "ValidationError";
    return { data: null, error: { status, name, message, details: { code } } };
  }
}
