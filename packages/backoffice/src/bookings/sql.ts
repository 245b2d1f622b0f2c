/** Statements in words that both databases understand. Named parameters are `:name`. */

/** Tells the second of two bookings with one idempotency key that it is the second. */
export const KEY_INDEX = "bookings_idempotency_key_unique";

/** A draft and its published copy share the number; only the copy is sold. */
export const ON_SALE = "d.published_at IS NOT NULL";

/** Columns of a departure with its live seats. `d` is the departure, `s` its counter. */
const DEPARTURE = `d.number, CAST(d.start_date AS TEXT) AS start_date, CAST(d.end_date AS TEXT) AS end_date,
  d.state, d.price_cents, d.member_price_cents, COALESCE(d.single_supplement_cents, 0) AS single_supplement_cents, d.capacity,
  COALESCE(s.taken, 0) AS taken, d.minimum_participants, d.guaranteed`;

/** What somebody pays for a place; `:isMember` is 0 or 1. A member price that is not lower is none. */
export const PAYABLE_CENTS = `(CASE WHEN CAST(:isMember AS integer) = 1 AND d.member_price_cents < d.price_cents
  THEN d.member_price_cents ELSE d.price_cents END)`;

/** Lists what became nothing; "requested" was written by earlier versions. */
const OVER = "('expired', 'requested')";

/**
 * Holds that ran out count as nothing: whose address was typed by somebody else may still book. Nor does what nobody has proven, to
 * whoever has: strangers use up nobody's seats.
 */
export const emailSeats = `SELECT COALESCE(SUM(e.seats), 0) FROM bookings e
  WHERE e.mailbox = :mailbox AND e.booked_at > :since AND e.state NOT IN ${OVER}
    AND (CAST(:isGuest AS integer) = 1 OR e.unproven IS NOT TRUE)`;

const guests = (what: string, where: string) =>
  `(SELECT ${what} FROM bookings g WHERE ${where} AND g.unproven AND g.booked_at > :since)`;
const OF_MAILBOX = "g.mailbox = :mailbox";
const OF_DEPARTURE = "g.departure_number = :departure";
const SEATS = "COALESCE(SUM(g.seats), 0)";
const RUNS = "g.state = 'held' AND g.held_until > :now";

/**
 * Tells that so much of the departure is free that whatever guests have of it decides nothing (`guestDecision`, a booking has ten
 * seats at most), even once `ahead` seats are taken: then their bookings are not added up, which takes longer with each.
 */
const hasRoom = (
  ahead: string,
): string => `EXISTS (SELECT 1 FROM departures r LEFT JOIN departure_seats t ON t.departure_number = r.number
  WHERE r.number = :departure AND r.published_at IS NOT NULL AND 3 * (COALESCE(t.taken, 0) + ${ahead}) + 32 <= r.capacity)`;

/** `ahead` seats may be taken between this and the decision. */
export const guestCounts = (ahead = "0"): string => `
  ${guests(SEATS, OF_MAILBOX)} AS guest_email_seats,
  ${guests("COUNT(g.held_until)", OF_MAILBOX)} AS guest_email_holds,
  ${guests(SEATS, `${RUNS} AND ${OF_MAILBOX}`)} AS guest_email_held,
  CASE WHEN ${hasRoom(ahead)} THEN 0 ELSE ${guests(SEATS, `g.state IN ('confirmed', 'held') AND ${OF_DEPARTURE}`)} END AS guest_departure_seats,
  ${guests(SEATS, `${RUNS} AND ${OF_DEPARTURE}`)} AS guest_departure_held,
  ${guests("MIN(g.held_until)", `${RUNS} AND ${OF_DEPARTURE}`)} AS guest_next_hold_end,
  (SELECT r.capacity - COALESCE(t.taken, 0) FROM departures r LEFT JOIN departure_seats t ON t.departure_number = r.number
    WHERE r.number = :departure AND r.published_at IS NOT NULL) AS guest_seats_left`;

const holdsOver = `SELECT COUNT(*) FROM bookings h
  WHERE h.departure_number = :departure AND h.state = 'held' AND h.held_until <= :now`;

/** One row for each of `asked`, columns are empty where key or departure are unknown. */
export const look = (asked: string): string => `
  SELECT k.request_hash, COALESCE(k.first_answer, k.answer) AS answer, (${emailSeats}) AS email_seats, ${guestCounts()},
    (${holdsOver}) AS holds_over, ${DEPARTURE},
    (SELECT t.number FROM departures_tour_lnk l JOIN tours t ON t.id = l.tour_id
      WHERE l.departure_id = d.id LIMIT 1) AS tour_number
  FROM ${asked}
  LEFT JOIN bookings k ON k.idempotency_key = :key
  LEFT JOIN departures d ON d.number = :departure AND ${ON_SALE}
  LEFT JOIN departure_seats s ON s.departure_number = d.number`;

/** A tour's draft and its published copy share the number, and the departure may hang on either. */
export const DEPARTURES_OF = `
  SELECT ${DEPARTURE} FROM departures d LEFT JOIN departure_seats s ON s.departure_number = d.number
  WHERE d.id IN (SELECT l.departure_id FROM departures_tour_lnk l JOIN tours t ON t.id = l.tour_id
      WHERE t.number = :tourNumber)
    AND ${ON_SALE} AND d.state = 'open' AND d.start_date >= :today
  ORDER BY d.start_date, d.number`;

export const BOOKING_COLUMNS = `document_id, number, departure_number, tour_number, state, travellers, contact, email, mailbox,
  options, note, seats, total_cents, form_sheet_version, idempotency_key, request_hash, answer, terms, history, held_until, first_answer,
  unproven, booked_at, created_at, updated_at, published_at`;

/** Of the row of `bookings` that is being changed. */
export const DEPARTURE_IS_OPEN = `EXISTS (SELECT 1 FROM departures d
  WHERE d.number = bookings.departure_number AND ${ON_SALE} AND d.state = 'open')`;

export const PROVABLE = `SELECT number, document_id, state, held_until, answer, terms, history
  FROM bookings WHERE number = :number`;

export const overdueSql = (among: string): string => `SELECT number FROM bookings
  WHERE state = 'held' AND held_until <= :at ${among} ORDER BY held_until LIMIT 200`;

/** Mails of a hold that became nothing speak of nobody's booking; the address in them goes with it. */
export const FORGET_MAILS = `DELETE FROM outbox_mails WHERE kind = 'booking-hold' AND booking_number IN
  (SELECT number FROM bookings WHERE state IN ${OVER} AND held_until <= :before)`;
export const FORGET_HOLDS = `DELETE FROM bookings WHERE state IN ${OVER} AND held_until <= :before`;

export const MAIL_COLUMNS = `document_id, message_id, kind, "to", booking_number, data, state, attempts, next_attempt_at,
  created_at, updated_at, published_at`;

export const CANCELLED_COLUMNS = "number, departure_number, tour_number, seats, state, history";
