import Sqlite from "better-sqlite3";
import { mailboxOf } from "../email-address";
import { bookedMails, cancelledMails, heldMails, type QueuedMail } from "./mails";
import { expiredEntry, firstHistory, provenEntry } from "./history";
import { SqliteQueue } from "./sqlite-queue";
import { prepareStatements, type SqliteStatements } from "./sqlite-statements";
import {
  StoreUnavailable,
  type BookingStore,
  type Intent,
  type Proof,
  type Provable,
  type BookingLookup,
  type Situation,
  type Take,
} from "./store";
import {
  storedCounts,
  storedDeparture,
  storedHistory,
  storedJson,
  storedProvable,
  storedSituation,
  type Row,
} from "./stored";
import type { AgreedTerms, CancelOutcome, CancelRequest, Departure } from "./types";

export interface SqliteStoreOptions {
  file: string;
  createDocumentId: () => string;
  /** Of message identifiers. */
  mailHost: string;
}

/** A booking on SQLite: one immediate transaction on a connection of its own. */
export class SqliteBookingStore implements BookingStore {
  readonly #database: Sqlite.Database;
  readonly #queue: SqliteQueue;
  readonly #options: SqliteStoreOptions;
  readonly #sql: SqliteStatements;

  constructor(options: SqliteStoreOptions) {
    this.#options = options;
    this.#database = new Sqlite(options.file, { fileMustExist: true, timeout: 0 });
    this.#database.pragma("journal_mode = WAL");
    // NORMAL would lose the last commits in a power cut; an acknowledged booking may not be lost.
    this.#database.pragma("synchronous = FULL");
    // Pages that each booking changes go to the file once in 16 MB of the log, not in 4.
    this.#database.pragma("wal_autocheckpoint = 4000");
    this.#sql = prepareStatements(this.#database);
    this.#queue = new SqliteQueue(this.#database);
  }

  look(asked: BookingLookup): Promise<Situation> {
    const { key, departure, email, isMember } = asked;
    const moments = { since: asked.since.getTime(), now: asked.now.getTime() };
    const isGuest = asked.isGuest ? 1 : 0;
    const lookup = { key, departure, mailbox: mailboxOf(email), isGuest, ...moments };
    return this.#read(() => storedSituation(this.#sql.look.get(lookup) as Row, isMember));
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

  findProvable(number: number): Promise<Provable | null> {
    return this.#read(() => {
      const row = this.#sql.provable.get({ number }) as Row | undefined;
      return row ? storedProvable(row) : null;
    });
  }

  prove(proof: Proof): Promise<boolean> {
    return this.#queue.run(() => this.#prove(proof));
  }

  overdue(at: Date, departure?: number): Promise<number[]> {
    const { overdue, overdueOf } = this.#sql;
    return this.#read(() => {
      const rows =
        departure === undefined
          ? overdue.all({ at: at.getTime() })
          : overdueOf.all({ at: at.getTime(), departure });
      return (rows as Row[]).map(({ number }) => Number(number));
    });
  }

  expire(number: number, at: Date): Promise<boolean> {
    return this.#queue.run(() => this.#expire(number, at));
  }

  forget(before: Date): Promise<void> {
    return this.#queue.run(() => {
      for (const forget of this.#sql.forget) forget.run({ before: before.getTime() });
    });
  }

  ask(_name: string, sql: string, parameters: Readonly<Record<string, unknown>>): Promise<Row[]> {
    return this.#read(() => this.#database.prepare(sql).all(parameters) as Row[]);
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
    const isGuest = intent.isGuest ? 1 : 0;
    const mailbox = mailboxOf(email);
    const room = this.#sql.room.get({ departure, today, isMember, priceCents, singleSupplementCents, seats });
    if (!room) return { outcome: "refused" };
    if (intent.emailLimit > 0) {
      const { booked } = this.#sql.emailSeats.get({ mailbox, isGuest, since }) as { booked: number };
      if (booked + seats > intent.emailLimit) return { outcome: "refused" };
    }
    if (intent.isStillRight) {
      const asked = { mailbox, departure, since, now: intent.now.getTime() };
      if (!intent.isStillRight(storedCounts(this.#sql.guestCounts.get(asked) as Row)))
        return { outcome: "refused" };
    }
    this.#sql.takeSeats.run({ departure, seats });
    const { value: number } = this.#sql.number.get() as { value: number };
    this.#insertBooking(number, intent);
    const { answer, terms, bookedAt, heldUntil } = intent;
    const { mailHost } = this.#options;
    const mails = heldUntil
      ? heldMails(answer.email, mailHost)
      : bookedMails(answer.email, terms.organiser.email, mailHost);
    this.#queueMails(number, mails, null, bookedAt);
    return { outcome: "booked", number };
  }

  #insertBooking(number: number, intent: Intent): void {
    const { request, bookedAt, heldUntil } = intent;
    const at = bookedAt.getTime();
    const answer = JSON.stringify({ number, ...intent.answer });
    this.#sql.insertBooking.run({
      documentId: this.#options.createDocumentId(),
      number,
      departure: intent.departure,
      tour: intent.tourNumber,
      travellers: JSON.stringify(request.travellers),
      contact: JSON.stringify(request.contact),
      email: intent.email,
      mailbox: mailboxOf(intent.email),
      options: JSON.stringify(request.options),
      note: request.note ?? null,
      seats: intent.seats,
      total: intent.totalCents,
      formSheetVersion: request.formSheetVersion,
      key: intent.key,
      requestHash: intent.requestHash,
      answer,
      terms: JSON.stringify(intent.terms),
      history: JSON.stringify(firstHistory(intent)),
      state: heldUntil ? "held" : "confirmed",
      heldUntil: heldUntil?.getTime() ?? null,
      firstAnswer: heldUntil ? answer : null,
      isGuest: intent.isGuest ? 1 : 0,
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
    const wasHeld = row.state === "held";
    if (row.state !== "confirmed" && !wasHeld) return { outcome: "already-cancelled", booking };
    history.push({ at: at.toISOString(), event: "cancelled", by, note: reason });
    this.#sql.cancelBooking.run({ number, history: JSON.stringify(history), at: at.getTime() });
    this.#sql.returnSeats.run({ departure: booking.departureNumber, seats: booking.seats });
    // Nobody was told that it was booked.
    if (wasHeld) return { outcome: "cancelled", booking };
    const terms = row.terms === null ? null : storedJson<AgreedTerms>(row.terms);
    const operator = terms?.organiser.email ?? null;
    const mails = cancelledMails(String(row.email), operator, this.#options.mailHost);
    this.#queueMails(number, mails, { cancelledAt: at.toISOString(), reason }, at);
    return { outcome: "cancelled", booking };
  }

  #prove({ number, at, answer, terms }: Proof): boolean {
    const row = this.#sql.provable.get({ number }) as Row | undefined;
    if (!row) return false;
    const history = [...storedHistory(row.history), provenEntry(at)];
    const changed = this.#sql.prove.run({
      number,
      at: at.getTime(),
      answer: JSON.stringify(answer),
      history: JSON.stringify(history),
    });
    if (changed.changes === 0) return false;
    const { mailHost } = this.#options;
    this.#queueMails(number, bookedMails(answer.email, terms.organiser.email, mailHost), null, at);
    return true;
  }

  #expire(number: number, at: Date): boolean {
    const row = this.#sql.booking.get({ number }) as Row | undefined;
    if (!row) return false;
    const history = JSON.stringify([...storedHistory(row.history), expiredEntry(at)]);
    if (this.#sql.expire.run({ number, at: at.getTime(), history }).changes === 0) return false;
    this.#sql.returnSeats.run({ departure: Number(row.departure_number), seats: Number(row.seats) });
    return true;
  }
}
