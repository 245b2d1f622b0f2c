import Sqlite from "better-sqlite3";
import { bookedMails, cancelledMails, type QueuedMail } from "./mails";
import {
  BOOKING_COLUMNS,
  CANCELLED_COLUMNS,
  MAIL_COLUMNS,
  PAYABLE_CENTS,
  departuresOfSql,
  emailSeats,
  lookSql,
  type TourLink,
} from "./sql";
import { SqliteQueue } from "./sqlite-queue";
import {
  StoreUnavailable,
  type BookingStore,
  type Intent,
  type Question,
  type Situation,
  type Take,
} from "./store";
import { storedDeparture, storedHistory, storedJson, storedSituation, type Row } from "./stored";
import type { AgreedTerms, CancelOutcome, CancelRequest, Departure, HistoryEntry } from "./types";

export interface SqliteStoreOptions {
  file: string;
  link: TourLink;
  createDocumentId: () => string;
  /** Of message identifiers. */
  mailHost: string;
}

/** A booking on SQLite: one immediate transaction on a connection of its own. */
export class SqliteBookingStore implements BookingStore {
  readonly #database: Sqlite.Database;
  readonly #queue: SqliteQueue;
  readonly #options: SqliteStoreOptions;
  readonly #sql: ReturnType<typeof prepare>;

  constructor(options: SqliteStoreOptions) {
    this.#options = options;
    this.#database = new Sqlite(options.file, { fileMustExist: true, timeout: 0 });
    this.#database.pragma("journal_mode = WAL");
    // NORMAL would lose the last commits in a power cut; an acknowledged booking may not be lost.
    this.#database.pragma("synchronous = FULL");
    this.#sql = prepare(this.#database, options.link);
    this.#queue = new SqliteQueue(this.#database);
  }

  look({ since, key, departure, email, isMember }: Question): Promise<Situation> {
    const question = { key, departure, email, since: since.getTime() };
    return this.#read(() => storedSituation(this.#sql.look.get(question) as Row, isMember));
  }

  departuresOf(tourNumber: number, today: string, isMember: boolean): Promise<Departure[]> {
    return this.#read(() =>
      (this.#sql.departuresOf.all({ tourNumber, today }) as Row[]).map((row) =>
        storedDeparture(row, isMember),
      ),
    );
  }

  take(intent: Intent): Promise<Take> {
    return this.#queue.run(() => this.#take(intent));
  }

  cancel(number: number, request: CancelRequest, at: Date): Promise<CancelOutcome> {
    return this.#queue.run(() => this.#cancel(number, request, at));
  }

  close(): Promise<void> {
    this.#database.close();
    return Promise.resolve();
  }

  async #read<Result>(read: () => Result): Promise<Result> {
    try {
      return await Promise.resolve(read());
    } catch (error) {
      throw new StoreUnavailable("SQLite could not be read.", { cause: error });
    }
  }

  #take(intent: Intent): Take {
    const { key, departure, seats, email, today, priceCents, singleSupplementCents } = intent;
    if (this.#sql.key.get({ key })) return { outcome: "known" };
    const since = intent.since.getTime();
    const isMember = intent.isMember ? 1 : 0;
    const room = this.#sql.room.get({ departure, today, isMember, priceCents, singleSupplementCents, seats });
    if (!room) return { outcome: "refused" };
    if (intent.emailLimit > 0) {
      const { booked } = this.#sql.emailSeats.get({ email, since }) as { booked: number };
      if (booked + seats > intent.emailLimit) return { outcome: "refused" };
    }
    this.#sql.takeSeats.run({ departure, seats });
    const { value: number } = this.#sql.number.get() as { value: number };
    this.#insertBooking(number, intent);
    const { answer, terms, bookedAt } = intent;
    const mails = bookedMails(answer.email, terms.organiser.email, this.#options.mailHost);
    this.#queueMails(number, mails, null, bookedAt);
    return { outcome: "booked", number };
  }

  #insertBooking(number: number, intent: Intent): void {
    const { request, bookedAt } = intent;
    const at = bookedAt.getTime();
    const history: HistoryEntry[] = [
      { at: bookedAt.toISOString(), event: "booked", by: "traveller", note: "" },
    ];
    this.#sql.insertBooking.run({
      documentId: this.#options.createDocumentId(),
      number,
      departure: intent.departure,
      tour: intent.tourNumber,
      travellers: JSON.stringify(request.travellers),
      contact: JSON.stringify(request.contact),
      email: request.contact.email,
      options: JSON.stringify(request.options),
      note: request.note ?? null,
      seats: intent.seats,
      total: intent.totalCents,
      formSheetVersion: request.formSheetVersion,
      key: intent.key,
      requestHash: intent.requestHash,
      answer: JSON.stringify({ number, ...intent.answer }),
      terms: JSON.stringify(intent.terms),
      history: JSON.stringify(history),
      at,
    });
  }

  #queueMails(number: number, mails: readonly QueuedMail[], data: object | null, at: Date): void {
    for (const { kind, to, before, after } of mails)
      this.#sql.insertMail.run({
        documentId: this.#options.createDocumentId(),
        messageId: `${before}${number}${after}`,
        kind,
        to,
        number,
        data: data && JSON.stringify(data),
        at: at.getTime(),
      });
  }

  #cancel(number: number, { by, reason }: CancelRequest, at: Date): CancelOutcome {
    const row = this.#sql.booking.get({ number }) as Row | undefined;
    if (!row) return { outcome: "unknown-booking" };
    const history = storedHistory(row.history);
    const booking = {
      number,
      departureNumber: Number(row.departure_number),
      tourNumber: Number(row.tour_number),
      seats: Number(row.seats),
      state: "cancelled" as const,
      history,
    };
    if (row.state !== "confirmed") return { outcome: "already-cancelled", booking };
    history.push({ at: at.toISOString(), event: "cancelled", by, note: reason });
    this.#sql.cancelBooking.run({ number, history: JSON.stringify(history), at: at.getTime() });
    this.#sql.returnSeats.run({ departure: booking.departureNumber, seats: booking.seats });
    const terms = row.terms === null ? null : storedJson<AgreedTerms>(row.terms);
    const operator = terms?.organiser.email ?? null;
    const mails = cancelledMails(String(row.email), operator, this.#options.mailHost);
    this.#queueMails(number, mails, { cancelledAt: at.toISOString(), reason }, at);
    return { outcome: "cancelled", booking };
  }
}

function prepare(database: Sqlite.Database, link: TourLink) {
  const named = (sql: string) => database.prepare<Record<string, unknown>[], unknown>(sql);
  return {
    look: named(lookSql(link)),
    departuresOf: named(departuresOfSql(link)),
    key: named("SELECT 1 FROM bookings WHERE idempotency_key = :key"),
    room: named(`SELECT 1 FROM departures d LEFT JOIN departure_seats s ON s.departure_number = d.number
      WHERE d.number = :departure AND d.state = 'open' AND d.start_date >= :today
        AND ${PAYABLE_CENTS} = :priceCents
        AND COALESCE(d.single_supplement_cents, 0) = :singleSupplementCents
        AND COALESCE(s.taken, 0) + :seats <= d.capacity`),
    emailSeats: named(`SELECT (${emailSeats}) AS booked`),
    takeSeats: named(`INSERT INTO departure_seats (departure_number, taken) VALUES (:departure, :seats)
      ON CONFLICT (departure_number) DO UPDATE SET taken = taken + excluded.taken`),
    number: named("UPDATE number_counters SET value = value + 1 WHERE name = 'bookings' RETURNING value"),
    insertBooking:
      named(`INSERT INTO bookings (${BOOKING_COLUMNS}) VALUES (:documentId, :number, :departure, :tour,
      'confirmed', :travellers, :contact, :email, :options, :note, :seats, :total, :formSheetVersion, :key, :requestHash,
      :answer, :terms, :history, :at, :at, :at, :at)`),
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
