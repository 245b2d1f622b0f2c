import { prepared } from "./named-parameters";
import {
  BOOKING_COLUMNS,
  CANCELLED_COLUMNS,
  DEPARTURE_IS_OPEN,
  MAIL_COLUMNS,
  ON_SALE,
  PAYABLE_CENTS,
  emailSeats,
  FORGET_HOLDS,
  FORGET_MAILS,
  PROVABLE,
  DEPARTURES_OF,
  guestCounts,
  LOOK,
  overdueSql,
} from "./sql";

/**
 * One statement, so one transaction and one journey. `FOR SHARE` holds the departure as the editor left it until the booking stands:
 * an editor who lowers the capacity takes the row first and counts after that. The counter's row is read anew when it was waited
 * for, so the sum is right whatever happened since the statement began.
 */
const TAKE = `
  WITH room AS (
    SELECT d.number, d.capacity FROM departures d
    WHERE d.number = :departure AND ${ON_SALE} AND d.state = 'open' AND d.start_date >= CAST(:today AS date)
      AND ${PAYABLE_CENTS} = :priceCents AND COALESCE(d.single_supplement_cents, 0) = :singleSupplementCents
      AND NOT EXISTS (SELECT 1 FROM bookings k WHERE k.idempotency_key = :key)
      AND (CAST(:emailLimit AS integer) = 0 OR (${emailSeats}) + CAST(:seats AS integer) <= CAST(:emailLimit AS integer))
    FOR SHARE OF d
  ), taken AS (
    INSERT INTO departure_seats AS s (departure_number, taken)
    SELECT number, CAST(:seats AS integer) FROM room WHERE CAST(:seats AS integer) <= capacity
    ON CONFLICT (departure_number) DO UPDATE SET taken = s.taken + excluded.taken
      WHERE s.taken + excluded.taken <= (SELECT capacity FROM room)
    RETURNING departure_number
  ), numbered AS (
    SELECT CAST(nextval('booking_numbers') AS integer) AS number FROM taken
  ), booked AS (
    INSERT INTO bookings (${BOOKING_COLUMNS})
    SELECT :documentId, number, :departure, :tour, :state, CAST(:travellers AS jsonb), CAST(:contact AS jsonb), :address, :mailbox,
      CAST(:options AS jsonb), :note, CAST(:seats AS integer), :total, :formSheetVersion, :key, :requestHash,
      CAST(:answer AS jsonb) || jsonb_build_object('number', number), CAST(:terms AS jsonb), CAST(:history AS jsonb),
      CAST(:heldUntil AS timestamp), CASE WHEN CAST(:heldUntil AS timestamp) IS NULL THEN NULL
        ELSE CAST(:answer AS jsonb) || jsonb_build_object('number', number) END, CAST(:isGuest AS integer) = 1,
      CAST(:at AS timestamp), CAST(:at AS timestamp), CAST(:at AS timestamp), CAST(:at AS timestamp)
    FROM numbered
    RETURNING number
  ), queued AS (
    INSERT INTO outbox_mails (${MAIL_COLUMNS})
    SELECT m->>'documentId', CONCAT(m->>'before', booked.number, m->>'after'), m->>'kind', m->>'to', booked.number, NULL,
      'pending', 0, CAST(:at AS timestamp), CAST(:at AS timestamp), CAST(:at AS timestamp), CAST(:at AS timestamp)
    FROM booked, jsonb_array_elements(CAST(:mails AS jsonb)) AS m
  )
  SELECT number FROM booked`;

const RETURNED = (gone: string): string => `returned AS (
    UPDATE departure_seats s SET taken = GREATEST(0, s.taken - c.seats) FROM ${gone} c
    WHERE s.departure_number = c.departure_number
  )`;

/** The second of two finds the state changed once it has waited for the first, and does nothing. */
const CANCEL = `
  WITH cancelled AS (
    UPDATE bookings SET state = 'cancelled', history = COALESCE(history, '[]') || CAST(:entry AS jsonb),
      updated_at = CAST(:at AS timestamp)
    WHERE number = :number AND state IN ('confirmed', 'held')
    RETURNING ${CANCELLED_COLUMNS}, email, terms, answer->>'state' = 'held' AS was_held
  ), ${RETURNED("cancelled")}, queued AS (
    INSERT INTO outbox_mails (${MAIL_COLUMNS})
    SELECT m->>'documentId', CONCAT(m->>'before', c.number, m->>'after'), m->>'kind', r.address, c.number,
      CAST(:data AS jsonb), 'pending', 0, CAST(:at AS timestamp), CAST(:at AS timestamp), CAST(:at AS timestamp),
      CAST(:at AS timestamp)
    FROM cancelled c CROSS JOIN jsonb_array_elements(CAST(:mails AS jsonb)) AS m
      CROSS JOIN LATERAL (SELECT CASE WHEN m->>'to' = 'operator' THEN c.terms->'organiser'->>'email' ELSE c.email END AS address) r
    WHERE r.address IS NOT NULL AND NOT c.was_held
  )
  SELECT ${CANCELLED_COLUMNS} FROM cancelled`;

/** Whoever comes second, this or `EXPIRE`, finds the state changed. */
const PROVE = `
  WITH proven AS (
    UPDATE bookings SET state = 'confirmed', answer = CAST(:answer AS jsonb), unproven = FALSE,
      history = COALESCE(history, '[]') || CAST(:entry AS jsonb), booked_at = CAST(:at AS timestamp),
      updated_at = CAST(:at AS timestamp)
    WHERE number = :number AND state = 'held' AND held_until > CAST(:at AS timestamp) AND ${DEPARTURE_IS_OPEN}
    RETURNING number
  ), queued AS (
    INSERT INTO outbox_mails (${MAIL_COLUMNS})
    SELECT m->>'documentId', CONCAT(m->>'before', proven.number, m->>'after'), m->>'kind', m->>'to', proven.number, NULL,
      'pending', 0, CAST(:at AS timestamp), CAST(:at AS timestamp), CAST(:at AS timestamp), CAST(:at AS timestamp)
    FROM proven, jsonb_array_elements(CAST(:mails AS jsonb)) AS m
  )
  SELECT number FROM proven`;

const EXPIRE = `
  WITH expired AS (
    UPDATE bookings SET state = 'expired', history = COALESCE(history, '[]') || CAST(:entry AS jsonb),
      updated_at = CAST(:at AS timestamp)
    WHERE number = :number AND state = 'held' AND held_until <= CAST(:at AS timestamp)
    RETURNING number, departure_number, seats
  ), ${RETURNED("expired")}
  SELECT number FROM expired`;

const BOOKING = `SELECT ${CANCELLED_COLUMNS} FROM bookings WHERE number = :number`;

export type PostgresStatements = ReturnType<typeof prepareStatements>;

export function prepareStatements() {
  return {
    look: prepared("booking-look", LOOK),
    departuresOf: prepared("booking-departures", DEPARTURES_OF),
    guestCounts: prepared("booking-guests", `SELECT ${guestCounts}`),
    take: prepared("booking-take", TAKE),
    cancel: prepared("booking-cancel", CANCEL),
    booking: prepared("booking-one", BOOKING),
    provable: prepared("booking-provable", PROVABLE),
    prove: prepared("booking-prove", PROVE),
    overdue: prepared("booking-overdue", overdueSql("")),
    overdueOf: prepared("booking-overdue-of", overdueSql("AND departure_number = :departure")),
    expire: prepared("booking-expire", EXPIRE),
    forget: [FORGET_MAILS, FORGET_HOLDS].map((sql, at) => prepared(`booking-forget-${at}`, sql)),
  };
}
