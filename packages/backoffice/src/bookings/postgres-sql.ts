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
  look,
  overdueSql,
} from "./sql";

/** Rows of several bookings at once, as `w`; moments are local time, as Strapi keeps them. */
const ASKED = (columns: string): string => `jsonb_to_recordset(CAST(:asked AS jsonb)) AS w(${columns})`;
/** Reads the parameters of a statement for one from such a row. */
const ofRow = (sql: string): string => sql.replace(/(?<!:):(?!asked\b)([a-z]\w*)/gi, 'w."$1"');

const LOOKUP = `"at" integer, "departure" integer, "mailbox" text, "since" timestamp, "now" timestamp`;
const LOOK = `${ofRow(look(ASKED(`${LOOKUP}, "key" text, "isMember" integer, "isGuest" integer`)))} ORDER BY w."at"`;
const GUEST_COUNTS = `SELECT ${ofRow(guestCounts(":ahead"))} FROM ${ASKED(`${LOOKUP}, "ahead" integer`)} ORDER BY w."at"`;

/**
 * Takes the seats of several bookings in one statement, so in one transaction and one journey: all of a departure or none. `FOR SHARE`
 * holds the departure as the editor left it until the bookings stand: an editor who lowers the capacity takes the row first and
 * counts after that. The counter's row is read anew when it was waited for, so the sum is right whatever happened since the
 * statement began. Counters are taken in the order of their numbers, so that two processes do not wait for each other.
 */
const TAKE = `
  WITH wishes AS (SELECT * FROM ${ASKED(`"departure" integer, "today" date, "isMember" integer, "priceCents" integer,
    "singleSupplementCents" integer, "key" text, "mailbox" text, "since" timestamp, "emailLimit" integer, "seats" integer,
    "documentId" text, "tour" integer, "travellers" jsonb, "contact" jsonb, "address" text, "options" jsonb, "note" text,
    "total" integer, "formSheetVersion" text, "requestHash" text, "answer" jsonb, "terms" jsonb, "history" jsonb, "state" text,
    "heldUntil" timestamp, "isGuest" integer, "mails" jsonb, "at" timestamp`)}
  ), room AS (
    SELECT w.*, d.capacity FROM wishes w JOIN departures d ON d.number = w."departure"
    WHERE ${ON_SALE} AND d.state = 'open' AND d.start_date >= w."today"
      AND ${ofRow(PAYABLE_CENTS)} = w."priceCents" AND COALESCE(d.single_supplement_cents, 0) = w."singleSupplementCents"
      AND NOT EXISTS (SELECT 1 FROM bookings k WHERE k.idempotency_key = w."key")
      AND (w."emailLimit" = 0 OR (${ofRow(emailSeats)}) + w."seats" <= w."emailLimit")
    FOR SHARE OF d
  ), taken AS (
    INSERT INTO departure_seats AS s (departure_number, taken)
    SELECT "departure", SUM("seats") FROM room GROUP BY "departure" HAVING SUM("seats") <= MAX(capacity) ORDER BY "departure"
    ON CONFLICT (departure_number) DO UPDATE SET taken = s.taken + excluded.taken
      WHERE s.taken + excluded.taken <= (SELECT MAX(r.capacity) FROM room r WHERE r."departure" = s.departure_number)
    RETURNING departure_number
  ), numbered AS (
    SELECT w.*, CAST(nextval('booking_numbers') AS integer) AS number
    FROM room w JOIN taken ON taken.departure_number = w."departure"
  ), booked AS (
    INSERT INTO bookings (${BOOKING_COLUMNS})
    SELECT "documentId", number, "departure", "tour", "state", "travellers", "contact", "address", "mailbox", "options", "note", "seats",
      "total", "formSheetVersion", "key", "requestHash", "answer" || jsonb_build_object('number', number), "terms", "history",
      "heldUntil", CASE WHEN "heldUntil" IS NULL THEN NULL ELSE "answer" || jsonb_build_object('number', number) END,
      "isGuest" = 1, "at", "at", "at", "at"
    FROM numbered
    RETURNING number, idempotency_key
  ), queued AS (
    INSERT INTO outbox_mails (${MAIL_COLUMNS})
    SELECT m->>'documentId', CONCAT(m->>'before', number, m->>'after'), m->>'kind', m->>'to', number, NULL,
      'pending', 0, "at", "at", "at", "at"
    FROM numbered, jsonb_array_elements("mails") AS m
  )
  SELECT number, idempotency_key AS key FROM booked`;

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
    guestCounts: prepared("booking-guests", GUEST_COUNTS),
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
