import type { SubscribeCommand } from "../newsletter/newsletter";
import { changeProfile, leaveNewsletter, newsletterState, type ProfileChange } from "./profile";
import { findUser, type Knex } from "./rows";

export interface AccountChange extends ProfileChange {
  newsletter?: boolean;
  /** Where the person is: for the confirmation mail's link. */
  site: string;
  origin: string;
  textVersion: string;
}

/** False where there is no such account any more. Asking for the newsletter sends its usual confirmation mail; leaving is at once. */
export async function changeAccount(
  knex: Knex,
  id: number,
  { newsletter: wanted, site, origin, textVersion, ...profile }: AccountChange,
  at: Date,
  subscribe: (command: SubscribeCommand) => Promise<void>,
): Promise<boolean> {
  const user = await findUser(knex, id);
  if (!user) return false;
  // First what may fail, so that a repetition does the whole again.
  if (wanted !== undefined && user.confirmed) {
    if (!wanted) await leaveNewsletter(knex, user.email, at);
    else if ((await newsletterState(knex, user.email)) !== "confirmed")
      await subscribe({ email: user.email, site, origin, textVersion });
  }
  return changeProfile(knex, id, profile, at);
}
