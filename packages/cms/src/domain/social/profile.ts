import { foldEmailAddress } from "@gratweg/backoffice/email-address";
import { emailOf, nameOf } from "../sign-in/request-shape";

/** Contains nothing of a person. */
export class SocialError extends Error {
  override readonly name = "SocialError";
  constructor(
    /** The sign-in page has words for each (`SOCIAL_FAILURES` of the portal). */
    readonly code: "cancelled" | "unavailable" | "unverified" | "blocked" | "failed",
    /** A library's code, for the log. */
    detail = "",
  ) {
    super(`Social sign-in: ${code}${detail ? ` (${detail})` : ""}`);
  }
}

export interface SocialProfile {
  provider: string;
  /** The provider's identifier of the person; an address may change. */
  subject: string;
  /** Folded; empty if unknown. */
  email: string;
  isVerified: boolean;
  firstName: string;
  lastName: string;
}

/** Reads the claims of OpenID Connect's `email` and `profile` scopes; drops unfit addresses and names. */
export function profileOf(provider: string, claims: Readonly<Record<string, unknown>>): SocialProfile {
  const { sub, email_verified: verified } = claims;
  if (typeof sub !== "string" || sub === "" || sub.length > 255) throw new SocialError("failed", "subject");
  const [given, family] = [textOf(claims.given_name), textOf(claims.family_name)];
  const words = textOf(claims.name).split(/\s+/);
  const isNamed = given !== "" || family !== "";
  return {
    provider,
    subject: sub,
    email: orEmpty(() => emailOf(foldEmailAddress(textOf(claims.email)))),
    // Some providers send text.
    isVerified: verified === true || verified === "true",
    firstName: orEmpty(() => nameOf(isNamed ? given : words.slice(0, -1).join(" ") || words[0])),
    lastName: orEmpty(() => nameOf(isNamed ? family : words.slice(1).at(-1))),
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

function orEmpty(read: () => string): string {
  try {
    return read();
  } catch {
    return "";
  }
}
