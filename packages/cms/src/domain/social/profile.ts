import { foldEmailAddress } from "../email-address";
import { SocialFailure, type SocialProfile } from "./outcome";

const ADDRESS = /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]{3,189}$/;
const MAX_NAME = 80;
/** What would be markup, an address or nothing to be seen in a mail. */
const UNFIT = /[\p{Cc}\p{Cf}<>]|https?:|www\./iu;

/** From the claims of OpenID Connect's `email` and `profile` scopes; a name that is unfit is left empty. */
export function profileOf(provider: string, claims: Readonly<Record<string, unknown>>): SocialProfile {
  const { sub, email_verified: verified } = claims;
  if (typeof sub !== "string" || sub === "" || sub.length > 255) throw new SocialFailure("failed", "subject");
  const email = foldEmailAddress(text(claims.email));
  const names = namesOf(claims);
  return {
    provider,
    subject: sub,
    email: ADDRESS.test(email) ? email : "",
    // Some send it as text.
    isVerified: verified === true || verified === "true",
    firstName: nameOf(names.firstName),
    lastName: nameOf(names.lastName),
  };
}

function namesOf(claims: Readonly<Record<string, unknown>>): { firstName: string; lastName: string } {
  const firstName = text(claims.given_name);
  const lastName = text(claims.family_name);
  if (firstName !== "" || lastName !== "") return { firstName, lastName };
  const words = text(claims.name).split(/\s+/);
  return {
    firstName: words.slice(0, -1).join(" ") || (words[0] ?? ""),
    lastName: words.slice(1).at(-1) ?? "",
  };
}

function text(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

function nameOf(value: string): string {
  const name = value.replace(/\s+/g, " ").normalize("NFC");
  return name.length > MAX_NAME || UNFIT.test(name) ? "" : name;
}
