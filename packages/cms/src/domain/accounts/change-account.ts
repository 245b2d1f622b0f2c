import { mailFrom, newsletterSecret } from "@gratweg/backoffice/environment";
import { createNewsletter, type SubscribeCommand } from "@gratweg/backoffice/newsletter/newsletter";
import { changeProfile, leaveNewsletter, newsletterState } from "./profile";
import type { AccountChange } from "./request-shape";
import { AccountsUnavailable, findUser, type Knex } from "./rows";

/** False where there is no such account any more. Asking for the newsletter sends its usual confirmation mail; leaving is at once. */
export async function changeAccount(
  knex: Knex,
  id: number,
  { newsletter: wanted, site, origin, textVersion, ...profile }: AccountChange,
  at: Date,
): Promise<boolean> {
  const user = await findUser(knex, id);
  if (!user) return false;
  // First what may fail, so that a repetition does the whole again.
  if (wanted !== undefined && user.confirmed) {
    if (!wanted) await leaveNewsletter(knex, user.email, at);
    else if ((await newsletterState(knex, user.email)) !== "confirmed")
      await ask(knex, { email: user.email, site, origin, textVersion });
  }
  return changeProfile(knex, id, profile, at);
}

async function ask(database: Knex, command: SubscribeCommand): Promise<void> {
  const secret = newsletterSecret();
  if (secret === null) throw new AccountsUnavailable(undefined);
  await createNewsletter({ database, secret, mailFrom: mailFrom() }).subscribe(command);
}
