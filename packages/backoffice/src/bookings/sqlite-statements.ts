import type Sqlite from "better-sqlite3";
import {
  BOOKING_COLUMNS,
  CANCELLED_COLUMNS,
  DEPARTURE_IS_OPEN,
  FORGET_HOLDS,
  FORGET_MAILS,
  MAIL_COLUMNS,
  ON_SALE,
  PAYABLE_CENTS,
  PROVABLE,
  DEPARTURES_OF,
  emailSeats,
  guestCounts,
  look,
  overdueSql,
} from "./sql";

interface Statement {
  get(parameters?: Record<string, unknown>): unknown;
  all(parameters?: Record<string, unknown>): unknown[];
  run(parameters?: Record<string, unknown>): { changes: number };
}
export type SqliteStatements = ReturnType<typeof prepareStatements>;

export function prepareStatements(database: Sqlite.Database) {
  const named = (sql: string): Statement => database.prepare(sql);
  return {
    look: named(look("(SELECT 1) AS one")),
    departuresOf: named(DEPARTURES_OF),
    key: named("SELECT 1 FROM bookings WHERE idempotency_key = :key"),
    room: named(`SELECT 1 FROM departures d LEFT JOIN departure_seats s ON s.departure_number = d.number
      WHERE d.number = :departure AND ${ON_SALE} AND d.state = 'open' AND d.start_date >= :today
        AND ${PAYABLE_CENTS} = :priceCents
        AND COALESCE(d.single_supplement_cents, 0) = :singleSupplementCents
        AND COALESCE(s.taken, 0) + :seats <= d.capacity`),
    emailSeats: named(`SELECT (${emailSeats}) AS booked`),
    guestCounts: named(`SELECT ${guestCounts()}`),
    provable: named(PROVABLE),
    overdue: named(overdueSql("")),
    overdueOf: named(overdueSql("AND departure_number = :departure")),
    prove: named(`UPDATE bookings SET state = 'confirmed', answer = :answer, history = :history, unproven = 0,
      booked_at = :at, updated_at = :at
      WHERE number = :number AND state = 'held' AND held_until > :at AND ${DEPARTURE_IS_OPEN}`),
    expire: named(`UPDATE bookings SET state = 'expired', history = :history, updated_at = :at
      WHERE number = :number AND state = 'held' AND held_until <= :at`),
    forget: [FORGET_MAILS, FORGET_HOLDS].map(named),
    takeSeats: named(`INSERT INTO departure_seats (departure_number, taken) VALUES (:departure, :seats)
      ON CONFLICT (departure_number) DO UPDATE SET taken = taken + excluded.taken`),
    number: named("UPDATE number_counters SET value = value + 1 WHERE name = 'bookings' RETURNING value"),
    insertBooking:
      named(`INSERT INTO bookings (${BOOKING_COLUMNS}) VALUES (:documentId, :number, :departure, :tour,
      :state, :travellers, :contact, :email, :mailbox, :options, :note, :seats, :total, :formSheetVersion, :key, :requestHash,
      :answer, :terms, :history, :heldUntil, :firstAnswer, :isGuest, :at, :at, :at, :at)`),
    insertMail:
      named(`INSERT INTO outbox_mails (${MAIL_COLUMNS}) VALUES (:documentId, :messageId, :kind, :to, :number,
      :data, 'pending', 0, :at, :at, :at, :at)`),
    booking: named(`SELECT ${CANCELLED_COLUMNS}, email, terms FROM bookings WHERE number = :number`),
    cancelBooking: named(`UPDATE bookings SET state = 'cancelled', history = :history, updated_at = :at
      WHERE number = :number`),
    returnSeats: named(`UPDATE departure_seats SET taken = MAX(0, taken - :seats)
      WHERE departure_number = :departure`),
  };
}
