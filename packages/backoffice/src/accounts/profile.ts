import { findUser, USERS, type Knex, type User } from "./rows";

type ShownField = "email" | "firstName" | "lastName" | "phone" | "role" | "confirmed" | "hasPassword";

export interface Profile extends Pick<User, ShownField> {
  createdAt: string;
  newsletter: "none" | "pending" | "confirmed";
}

export interface ProfileChange {
  firstName?: string;
  lastName?: string;
  phone?: string;
}

const SUBSCRIBERS = "newsletter_subscribers";

export async function readProfile(knex: Knex, id: number): Promise<Profile | undefined> {
  const user = await findUser(knex, id);
  if (!user) return undefined;
  const { email, firstName, lastName, phone, role, confirmed, hasPassword, createdAt } = user;
  return {
    ...{ email, firstName, lastName, phone, role, confirmed, hasPassword },
    createdAt: createdAt.toISOString(),
    // Who has not confirmed the address is told nothing about it.
    newsletter: user.confirmed ? await newsletterState(knex, user.email) : "none",
  };
}

export async function newsletterState(knex: Knex, email: string): Promise<Profile["newsletter"]> {
  const row = await knex(SUBSCRIBERS)
    .whereRaw("LOWER(email) = ?", [email])
    .first<{ state: string } | undefined>("state");
  return row?.state === "pending" || row?.state === "confirmed" ? row.state : "none";
}

/** False where there is no such account any more. */
export async function changeProfile(
  knex: Knex,
  id: number,
  { firstName, lastName, phone }: ProfileChange,
  at: Date,
): Promise<boolean> {
  const columns = {
    ...(firstName === undefined ? {} : { first_name: firstName }),
    ...(lastName === undefined ? {} : { last_name: lastName }),
    ...(phone === undefined ? {} : { phone }),
  };
  return (
    (await knex(USERS)
      .where({ id })
      .update({ ...columns, updated_at: at })) > 0
  );
}

/** At once and without a mail: whoever is signed in has proved the address. */
export async function leaveNewsletter(knex: Knex, email: string, at: Date): Promise<void> {
  await knex(SUBSCRIBERS)
    .whereRaw("LOWER(email) = ?", [email])
    .whereNot({ state: "unsubscribed" })
    .update({ state: "unsubscribed", unsubscribed_at: at, updated_at: at });
}
