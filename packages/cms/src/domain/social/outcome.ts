/** What the sign-in page says in words (`SOCIAL_FAILURES` of the portal). */
export type SocialError = "cancelled" | "unavailable" | "unverified" | "blocked" | "failed";

/** Carries nothing of a person: its code may be logged. */
export class SocialFailure extends Error {
  override readonly name = "SocialFailure";
  constructor(
    readonly code: SocialError,
    /** A library's or system's code, for the log. */
    readonly detail = "",
  ) {
    super(`Social sign-in: ${code}${detail ? ` (${detail})` : ""}`);
  }
}

/** What a provider says about somebody. */
export interface SocialProfile {
  provider: string;
  /** The person's identity there; it never changes, as an address may. */
  subject: string;
  /** In one spelling; empty: it does not say. */
  email: string;
  isVerified: boolean;
  firstName: string;
  lastName: string;
}
