import type { GuestCounts } from "./risk";
import type { Provable, Situation } from "./store";
import type { BookingAnswer, Departure, HistoryEntry, Money } from "./types";

/** Numbers and text come alike from both drivers; booleans and JSON do not. */
export type Row = Readonly<Record<string, unknown>>;

export const money = (amount: number): Money => ({ amount, currency: "EUR" });

/** For each traveller: the member price, where there is one for whoever asks. */
export function payableCents({ price, memberPrice }: Departure): number {
  return (memberPrice ?? price).amount;
}

export function storedJson<Value>(value: unknown): Value {
  return (typeof value === "string" ? JSON.parse(value) : value) as Value;
}

export function storedHistory(value: unknown): HistoryEntry[] {
  const history = value === null || value === undefined ? [] : storedJson<unknown>(value);
  return Array.isArray(history) ? (history as HistoryEntry[]) : [];
}

/** Member prices are told to members alone. */
export function storedDeparture(row: Row, isMember: boolean): Departure {
  const capacity = Number(row.capacity);
  const memberCents = isMember ? memberPriceCents(row) : null;
  return {
    number: Number(row.number),
    startDate: String(row.start_date),
    endDate: String(row.end_date),
    price: money(Number(row.price_cents)),
    singleSupplement: money(Number(row.single_supplement_cents)),
    capacity,
    seatsLeft: Math.max(0, capacity - Number(row.taken)),
    minimumParticipants: Number(row.minimum_participants),
    guaranteed: row.guaranteed === true || row.guaranteed === 1,
    ...(memberCents === null ? {} : { memberPrice: money(memberCents) }),
  };
}

/** One that is not lower than the price is none. */
export function memberPriceCents({ price_cents: price, member_price_cents: member }: Row): number | null {
  if (member === null || member === undefined) return null;
  return Number(member) < Number(price) ? Number(member) : null;
}

/** The answer's fields in their first order: PostgreSQL's `jsonb` sorts keys, a replay has to be the same text. */
export function storedAnswer(value: unknown): BookingAnswer {
  const a = storedJson<BookingAnswer>(value);
  const part = (paid: BookingAnswer["payment"]["deposit"]) => ({
    amount: paid.amount,
    currency: paid.currency,
    due: paid.due,
  });
  return {
    number: a.number,
    state: a.state,
    bookedAt: a.bookedAt,
    ...(a.heldUntil === undefined ? {} : { heldUntil: a.heldUntil }),
    trip: { number: a.trip.number, slug: a.trip.slug, title: a.trip.title },
    departure: {
      number: a.departure.number,
      startDate: a.departure.startDate,
      endDate: a.departure.endDate,
    },
    organiser: { name: a.organiser.name },
    fullName: a.fullName,
    email: a.email,
    seats: a.seats,
    lines: a.lines.map(({ kind, quantity, unit, amount, normalUnit }) => ({
      kind,
      quantity,
      unit: money(unit.amount),
      amount: money(amount.amount),
      ...(normalUnit ? { normalUnit: money(normalUnit.amount) } : {}),
    })),
    total: money(a.total.amount),
    payment: { deposit: part(a.payment.deposit), rest: a.payment.rest ? part(a.payment.rest) : null },
    formSheetVersion: a.formSheetVersion,
  };
}

export function storedSituation(row: Row, isMember: boolean): Situation {
  return {
    known:
      typeof row.request_hash === "string"
        ? { requestHash: row.request_hash, answer: storedAnswer(row.answer) }
        : null,
    live:
      row.number === null || row.number === undefined
        ? null
        : {
            departure: storedDeparture(row, isMember),
            state: row.state === "open" ? "open" : "cancelled",
            tourNumber: row.tour_number === null ? null : Number(row.tour_number),
          },
    emailSeats: Number(row.email_seats),
    guests: storedCounts(row),
    isHoldOver: Number(row.holds_over) > 0,
  };
}

export function storedCounts(row: Row): GuestCounts {
  return {
    emailSeats: Number(row.guest_email_seats),
    emailHolds: Number(row.guest_email_holds),
    emailHeldSeats: Number(row.guest_email_held),
    departureSeats: Number(row.guest_departure_seats),
    departureHeldSeats: Number(row.guest_departure_held),
    nextHoldEnd: storedMoment(row.guest_next_hold_end),
    seatsLeft: Number(row.guest_seats_left),
  };
}

const storedMoment = (value: unknown): Date | null =>
  value === null || value === undefined ? null : new Date(value as number | Date);

export function storedProvable(row: Row): Provable {
  return {
    number: Number(row.number),
    documentId: String(row.document_id),
    // Earlier versions kept no seats for some guests; nothing comes of these any more.
    state: row.state === "requested" ? "expired" : (row.state as Provable["state"]),
    heldUntil: storedMoment(row.held_until),
    answer: storedAnswer(row.answer),
    terms: storedJson(row.terms),
  };
}
