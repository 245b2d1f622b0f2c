import type { Contract } from "../memberships/types";
import { endSessions } from "../sign-in/sessions";
import { forgetInAudit } from "./audit";
import { queueDeletedMail } from "./mails";
import {
  DETACHED_BOOKINGS,
  IDENTITIES,
  ROLE_LINKS,
  SAVED_TRIPS,
  stateOf,
  USERS,
  type Knex,
  type User,
} from "./rows";

export interface Removal {
  at: Date;
  /** Today in Berlin. */
  today: string;
  createDocumentId: () => string;
  mailHost: string;
  /** The server has ended one at the provider just before. */
  membershipEnded: boolean;
  /** By the person: names vanish from the audit trail, too. A manager's deletion stays in it as it was done. */
  isOwn: boolean;
}

const RUNNING = ["pending", "active", "ending", "past-due"];

export async function runningContracts(
  knex: Knex,
  { email, confirmed }: Pick<User, "email" | "confirmed">,
): Promise<Contract[]> {
  if (!confirmed) return [];
  const found = await knex("subscriptions")
    .whereRaw("LOWER(email) = ?", [email])
    .whereIn("state", ["active", "ending", "past-due"])
    .orderBy("id")
    .select<Record<string, unknown>[]>("provider", "provider_id", "customer_id");
  return found.map((row) => ({
    provider: String(row.provider) as Contract["provider"],
    id: String(row.provider_id),
    customer: typeof row.customer_id === "string" ? row.customer_id : null,
  }));
}

/**
 * Everything about a person that no law asks to keep. Bookings and declarations are commercial letters and tax records (§ 257 HGB,
 * § 147 AO: six to ten years) and stay with what was agreed; they are taken out of reach of a later account with the same address.
 * A membership's contract stays for the same reason without its address, and gives no access from this moment on.
 */
export async function removeUser(trx: Knex, user: User, removal: Removal): Promise<void> {
  const { at, today, createDocumentId, mailHost, membershipEnded, isOwn } = removal;
  const { id, email, firstName, confirmed } = user;
  let upcomingTrips = 0;
  // An address that was never confirmed may be a stranger's.
  if (confirmed) {
    upcomingTrips = await detachBookings(trx, email, at, today);
    await endMembership(trx, email, at);
    await trx("newsletter_subscribers").whereRaw("LOWER(email) = ?", [email]).delete();
  }
  await trx("outbox_mails")
    .whereRaw(`LOWER("to") = ?`, [email])
    .where((mails) => {
      void mails.where("kind", "like", "account-%");
      if (confirmed) void mails.orWhere("kind", "like", "newsletter-%");
    })
    .delete();
  await trx(SAVED_TRIPS).where({ user_id: id }).delete();
  if (isOwn) await forgetInAudit(trx, id);
  await trx(IDENTITIES).where({ user_id: id }).delete();
  await endSessions(trx, id);
  await trx(ROLE_LINKS).where({ user_id: id }).delete();
  await trx(USERS).where({ id }).delete();
  if (stateOf(user) === "invited") return;
  await queueDeletedMail(trx, {
    to: email,
    data: { firstName, deletedAt: at.toISOString(), membershipEnded, upcomingTrips },
    at,
    createDocumentId,
    mailHost,
  });
}

/** Answers how many of them are still to come. */
async function detachBookings(trx: Knex, email: string, at: Date, today: string): Promise<number> {
  const bookings = await trx("bookings as b")
    .leftJoin("departures as d", (join) => {
      void join.on("d.number", "b.departure_number").andOnNotNull("d.published_at");
    })
    .whereRaw("LOWER(b.email) = ?", [email])
    .select<{ number: number; state: string; start: string | null }[]>(
      "b.number",
      "b.state",
      trx.raw("CAST(d.start_date AS TEXT) AS start"),
    );
  for (const { number } of bookings)
    await trx(DETACHED_BOOKINGS)
      .insert({ booking_number: Number(number), detached_at: at })
      .onConflict("booking_number")
      .ignore();
  return bookings.filter(({ state, start }) => state === "confirmed" && start !== null && start >= today)
    .length;
}

/**
 * Whatever the provider says later: from now on it gives no access, and it is nobody's here. The contract itself stays; its customer
 * is known to the provider, whose receipts are.
 */
async function endMembership(trx: Knex, email: string, at: Date): Promise<void> {
  await trx("subscriptions")
    .whereRaw("LOWER(email) = ?", [email])
    .whereIn("state", RUNNING)
    .update({ state: "ended", cancelled_at: trx.raw("COALESCE(cancelled_at, ?)", [at]) });
  await trx("subscriptions").whereRaw("LOWER(email) = ?", [email]).update({ email: "", updated_at: at });
}
