/** @typedef {import("../lib/database.mjs").Database} Database */

/** Mails that the worker has still to send. @param {Database} database @returns {Promise<number>} */
export async function waitingMails(database) {
  const [row] = await database.all("SELECT COUNT(*) AS waiting FROM outbox_mails WHERE state = 'pending'");
  return row.waiting;
}

/** What is stored at the end, past every program. @param {Database} database */
export async function readFacts(database) {
  return {
    bookings: await database.all(
      `SELECT idempotency_key AS key, number, departure_number AS departure, seats, state FROM bookings
       WHERE state IN ('confirmed', 'held') ORDER BY number`,
    ),
    departures: await database.all(
      `SELECT d.number AS number, d.capacity AS capacity, COALESCE(s.taken, 0) AS taken FROM departures d
       LEFT JOIN departure_seats s ON s.departure_number = d.number
       WHERE d.published_at IS NOT NULL ORDER BY d.number`,
    ),
    mails: await database.all(
      "SELECT message_id AS id, booking_number AS booking, kind, state, attempts FROM outbox_mails ORDER BY id",
    ),
  };
}
