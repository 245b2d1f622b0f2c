import { findUser, SAVED_TRIPS, type Knex } from "./rows";

export const MOST_SAVED_TRIPS = 200;

/** Tour numbers, the one saved last first. */
export async function savedTrips(knex: Knex, userId: number): Promise<number[]> {
  const found = await knex(SAVED_TRIPS)
    .where({ user_id: userId })
    .orderBy("saved_at", "desc")
    .orderBy("tour_number")
    .select<{ tour_number: number }[]>("tour_number");
  return found.map(({ tour_number }) => Number(tour_number));
}

/** What is saved already stays where it was. */
export function saveTrip(
  knex: Knex,
  { userId, tour, at }: { userId: number; tour: number; at: Date },
): Promise<"saved" | "too-many" | "unknown-user"> {
  return knex.transaction(async (trx) => {
    if (!(await findUser(trx, userId, true))) return "unknown-user";
    const kept = await savedTrips(trx, userId);
    if (kept.includes(tour)) return "saved";
    if (kept.length >= MOST_SAVED_TRIPS) return "too-many";
    await trx(SAVED_TRIPS).insert({ user_id: userId, tour_number: tour, saved_at: at });
    return "saved";
  });
}

export async function forgetTrip(knex: Knex, userId: number, tour: number): Promise<void> {
  await knex(SAVED_TRIPS).where({ user_id: userId, tour_number: tour }).delete();
}
