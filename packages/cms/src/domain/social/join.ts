import { SocialFailure, type SocialProfile } from "./outcome";

/** The part of an account that decides. */
export interface KnownAccount {
  confirmed: boolean;
  blocked: boolean;
}

export type Joining =
  /** Somebody new. */
  | "create"
  /** The account's address is proven, and so is the person's: it is the same one. */
  | "join"
  /**
   * Whoever registered never proved the address, the provider has: the account is the person's from now on, and nothing that was
   * there before opens it (a stranger may have registered it, to wait inside).
   */
  | "takeOver";

/** What happens to the account of the profile's address, when this person has never come by this provider before. */
export function decideJoining(
  { email, isVerified }: Pick<SocialProfile, "email" | "isVerified">,
  account: KnownAccount | undefined,
): Joining {
  if (email === "" || !isVerified) throw new SocialFailure("unverified");
  if (!account) return "create";
  if (account.blocked) throw new SocialFailure("blocked");
  return account.confirmed ? "join" : "takeOver";
}
