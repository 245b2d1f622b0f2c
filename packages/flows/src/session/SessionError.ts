/** Why nobody could be signed in, as a screen has to tell it. */
export type SessionErrorReason =
  /** Address or password is wrong, or the address is not confirmed yet; which of them is not said. */
  | "credentials"
  | "blocked"
  /** Too many tries for this account or from this address. */
  | "limited"
  /** Too many people at once. */
  | "busy"
  | "offline"
  | "unavailable";

export interface SessionFailure {
  reason: SessionErrorReason;
  /** When it is worth trying again. */
  retryAfterSeconds: number | null;
}

export class SessionError extends Error implements SessionFailure {
  override readonly name = "SessionError";
  readonly retryAfterSeconds: number | null;

  constructor(
    readonly reason: SessionErrorReason,
    options: ErrorOptions & { retryAfterSeconds?: number | null } = {},
  ) {
    super(`Nobody was signed in: ${reason}`, options);
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

/** What is no {@link SessionError} is a failure of the connection or of a server. */
export function toSessionFailure(error: unknown): SessionFailure {
  return error instanceof SessionError
    ? { reason: error.reason, retryAfterSeconds: error.retryAfterSeconds }
    : { reason: "unavailable", retryAfterSeconds: null };
}
