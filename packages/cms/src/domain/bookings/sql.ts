/** Statements in words that both databases understand. Named parameters are `:name`. */

/** Columns of a departure with its live seats. `d` is the departure, `s` its counter. */
const DEPARTURE = `d.number, CAST(d.start_date AS TEXT) AS start_date, CAST(d.end_date AS TEXT) AS end_date,
  d.state, d.price_cents, d.member_price_cents, COALESCE(d.single_supplement_cents, 0) AS single_supplement_cents, d.capacity,
  COALESCE(s.taken, 0) AS taken, d.minimum_participants, d.guaranteed`;

/** What somebody pays for a place; `:isMember` is 0 or 1. A member price that is not lower is none. */
export const PAYABLE_CENTS = `(CASE WHEN CAST(:isMember AS integer) = 1 AND d.member_price_cents < d.price_cents
  THEN d.member_price_cents ELSE d.price_cents END)`;

/** The join table of departure → tour; Strapi chooses its name. */
export interface TourLink {
  table: string;
  departure: string;
  tour: string;
}

export const emailSeats = `SELECT COALESCE(SUM(e.seats), 0) FROM bookings e
  WHERE LOWER(e.email) = :email AND e.booked_at > :since`;

/** Always one row; empty columns where key or departure are unknown. */
export const lookSql = (link: TourLink): string => `
  SELECT k.request_hash, k.answer, (${emailSeats}) AS email_seats, ${DEPARTURE},
    (SELECT t.number FROM ${link.table} l JOIN tours t ON t.id = l.${link.tour}
      WHERE l.${link.departure} = d.id LIMIT 1) AS tour_number
  FROM (SELECT 1 AS one) AS base
  LEFT JOIN bookings k ON k.idempotency_key = :key
  LEFT JOIN departures d ON d.number = :departure
  LEFT JOIN departure_seats s ON s.departure_number = d.number`;

/** A draft and its published copy share the number, and the departure may hang on either. */
export const departuresOfSql = (link: TourLink): string => `
  SELECT ${DEPARTURE} FROM departures d LEFT JOIN departure_seats s ON s.departure_number = d.number
  WHERE d.id IN (SELECT l.${link.departure} FROM ${link.table} l JOIN tours t ON t.id = l.${link.tour}
      WHERE t.number = :tourNumber)
    AND d.state = 'open' AND d.start_date >= :today
  ORDER BY d.start_date, d.number`;

export const BOOKING_COLUMNS = `document_id, number, departure_number, tour_number, state, travellers, contact, email, options,
  note, seats, total_cents, form_sheet_version, idempotency_key, request_hash, answer, terms, history, booked_at, created_at,
  updated_at, published_at`;

export const MAIL_COLUMNS = `document_id, message_id, kind, "to", booking_number, data, state, attempts, next_attempt_at,
  created_at, updated_at, published_at`;

export const CANCELLED_COLUMNS = "number, departure_number, tour_number, seats, state, history";
