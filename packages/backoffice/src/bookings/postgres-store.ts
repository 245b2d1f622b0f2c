import { Pool, type PoolConfig } from "pg";
import { mailboxOf } from "../email-address";
import { Batches } from "./batches";
import { expiredEntry, firstHistory, provenEntry } from "./history";
import { bookedMails, cancelledMails, heldMails, type QueuedMail } from "./mails";
import { prepared, type Prepared } from "./named-parameters";
import { prepareStatements, type PostgresStatements } from "./postgres-sql";
import type { GuestCounts } from "./risk";
import { KEY_INDEX } from "./sql";
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
  storedProvable,
  storedSituation,
  type Row,
} from "./stored";
import type { CancelledBooking, CancelOutcome, CancelRequest, Departure, HistoryEntry } from "./types";

export interface PostgresStoreOptions {
  connection: PoolConfig;
  createDocumentId: () => string;
  mailHost: string;
}

/** For a connection, and for an answer: then the caller is told to come again, and the key will tell what happened. */
const PATIENCE_MS = 8000;
const UNIQUE_VIOLATION = "23505";
/** Data, constraints, deadlocks: what one booking fails with, and the others of its statement do not. */
const OF_ONE_BOOKING = /^(?:22|23|40)/;

/** Bookings on PostgreSQL: one data-modifying statement for all who book at one moment, on connections that Strapi's own work cannot use up. */
export class PostgresBookingStore implements BookingStore {
  readonly #pool: Pool;
  readonly #options: PostgresStoreOptions;
  readonly #statements: PostgresStatements;
  readonly #looks: Batches<BookingLookup, Situation>;
  readonly #takes: Batches<Intent, Take>;

  constructor(options: PostgresStoreOptions) {
    this.#options = options;
    this.#pool = new Pool({
      max: 8,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      // A plan that was made while the tables were empty would read them whole for each group of bookings.
      options: "-c plan_cache_mode=force_custom_plan",
      ...options.connection,
    });
    // An idle connection that dies is replaced when it is needed; without a listener it would end the process.
    this.#pool.on("error", () => undefined);
    this.#statements = prepareStatements();
    this.#looks = new Batches((lookups) => this.#look(lookups), isOfOne);
    this.#takes = new Batches((intents) => this.#take(intents), isOfOne);
  }

  look(lookup: BookingLookup): Promise<Situation> {
    return this.#looks.ask(lookup);
  }

  async departuresOf(tourNumber: number, today: string, isMember: boolean): Promise<Departure[]> {
    const rows = await this.#ask(this.#statements.departuresOf, { tourNumber, today });
    return rows.map((row) => storedDeparture(row, isMember));
  }

  async take(intent: Intent): Promise<Take> {
    try {
      return await this.#takes.ask(intent);
    } catch (error) {
      if (isKeyTwice(error)) return { outcome: "known" };
      throw error;
    }
  }

  async #look(lookups: readonly BookingLookup[]): Promise<Situation[]> {
    const asked = lookups.map((lookup, at) => ({
      ...askedRow(lookup, at),
      key: lookup.key,
      isMember: lookup.isMember ? 1 : 0,
      isGuest: lookup.isGuest ? 1 : 0,
    }));
    const rows = await this.#ask(this.#statements.look, { asked: JSON.stringify(asked) });
    return lookups.map(({ isMember }, at) => storedSituation(rows[at] ?? {}, isMember));
  }

  /** Answers nothing of one of several that was not taken with the others. */
  async #take(batch: readonly Intent[]): Promise<(Take | undefined)[]> {
    const intents = await this.#stillRight(batch);
    const asked = JSON.stringify(intents.map((intent) => this.#wish(intent)));
    const rows = intents.length > 0 ? await this.#ask(this.#statements.take, { asked }) : [];
    const numbers = new Map(rows.map(({ key, number }) => [key, Number(number)]));
    return batch.map((intent) => {
      const number = intents.includes(intent) ? numbers.get(intent.key) : undefined;
      if (number !== undefined) return { outcome: "booked", number };
      return batch.length === 1 ? { outcome: "refused" } : undefined;
    });
  }

  /** Keeps what may be taken together: one booking of each mailbox and key, and guests only if their decision stands after those before them. */
  async #stillRight(batch: readonly Intent[]): Promise<Intent[]> {
    const guests = batch.filter(({ isStillRight }) => isStillRight !== null);
    const ahead = batch.reduce((sum, { seats }) => sum + seats, 0);
    const asked = guests.map((intent, at) => ({ ...askedRow(intent, at), ahead }));
    const counts =
      guests.length > 0
        ? await this.#ask(this.#statements.guestCounts, { asked: JSON.stringify(asked) })
        : [];
    const kept: Intent[] = [];
    for (const intent of batch) {
      const before = kept.filter(({ departure }) => departure === intent.departure);
      const row = counts[guests.indexOf(intent)];
      if (kept.some((one) => one.key === intent.key || mailboxOf(one.email) === mailboxOf(intent.email)))
        continue;
      if (!row || intent.isStillRight?.(countsAfter(storedCounts(row), before)) === true) kept.push(intent);
    }
    return kept;
  }

  #wish(intent: Intent) {
    const { request, answer, terms, heldUntil } = intent;
    const { mailHost, createDocumentId } = this.#options;
    const mails = heldUntil
      ? heldMails(answer.email, mailHost)
      : bookedMails(answer.email, terms.organiser.email, mailHost);
    return {
      departure: intent.departure,
      today: intent.today,
      isMember: intent.isMember ? 1 : 0,
      priceCents: intent.priceCents,
      singleSupplementCents: intent.singleSupplementCents,
      key: intent.key,
      mailbox: mailboxOf(intent.email),
      since: localTime(intent.since),
      emailLimit: intent.emailLimit,
      seats: intent.seats,
      documentId: createDocumentId(),
      tour: intent.tourNumber,
      travellers: request.travellers,
      contact: request.contact,
      address: intent.email,
      options: request.options,
      note: request.note ?? null,
      total: intent.totalCents,
      formSheetVersion: request.formSheetVersion,
      requestHash: intent.requestHash,
      answer,
      terms,
      history: firstHistory(intent),
      state: heldUntil ? "held" : "confirmed",
      heldUntil: heldUntil && localTime(heldUntil),
      isGuest: intent.isGuest ? 1 : 0,
      mails: mails.map((mail) => ({ ...mail, documentId: createDocumentId() })),
      at: localTime(intent.bookedAt),
    };
  }

  async cancel(number: number, { by, reason }: CancelRequest, at: Date): Promise<CancelOutcome> {
    const entry: HistoryEntry = { at: at.toISOString(), event: "cancelled", by, note: reason };
    const [row] = await this.#ask(this.#statements.cancel, {
      number,
      at,
      entry: JSON.stringify([entry]),
      data: JSON.stringify({ cancelledAt: entry.at, reason }),
      mails: this.#mails(cancelledMails("traveller", "operator", this.#options.mailHost)),
    });
    if (row) return { outcome: "cancelled", booking: cancelledBooking(row) };
    const [known] = await this.#ask(this.#statements.booking, { number });
    return known
      ? { outcome: "already-cancelled", booking: cancelledBooking(known) }
      : { outcome: "unknown-booking" };
  }

  async findProvable(number: number): Promise<Provable | null> {
    const [row] = await this.#ask(this.#statements.provable, { number });
    return row ? storedProvable(row) : null;
  }

  async prove({ number, at, answer, terms }: Proof): Promise<boolean> {
    const mails = bookedMails(answer.email, terms.organiser.email, this.#options.mailHost);
    const [row] = await this.#ask(this.#statements.prove, {
      number,
      at,
      answer: JSON.stringify(answer),
      entry: JSON.stringify([provenEntry(at)]),
      mails: this.#mails(mails),
    });
    return row !== undefined;
  }

  async overdue(at: Date, departure?: number): Promise<number[]> {
    const rows =
      departure === undefined
        ? await this.#ask(this.#statements.overdue, { at })
        : await this.#ask(this.#statements.overdueOf, { at, departure });
    return rows.map(({ number }) => Number(number));
  }

  async expire(number: number, at: Date): Promise<boolean> {
    const entry = JSON.stringify([expiredEntry(at)]);
    return (await this.#ask(this.#statements.expire, { number, at, entry })).length > 0;
  }

  async forget(before: Date): Promise<void> {
    for (const forget of this.#statements.forget) await this.#ask(forget, { before });
  }

  ask(name: string, sql: string, parameters: Readonly<Record<string, unknown>>): Promise<Row[]> {
    return this.#ask(prepared(name, sql), parameters);
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  #mails(mails: readonly QueuedMail[]): string {
    return JSON.stringify(mails.map((mail) => ({ ...mail, documentId: this.#options.createDocumentId() })));
  }

  async #ask(statement: Prepared, parameters: Readonly<Record<string, unknown>>): Promise<Row[]> {
    try {
      const { rows } = await this.#pool.query<Row>({
        name: statement.name,
        text: statement.text,
        values: statement.values(parameters),
      });
      return rows;
    } catch (error) {
      if (isKeyTwice(error)) throw error;
      // PostgreSQL's own message may quote a row.
      throw new StoreUnavailable("PostgreSQL could not be asked.", { cause: error });
    }
  }
}

const askedRow = ({ departure, email, since, now }: BookingLookup, at: number) => ({
  at,
  departure,
  mailbox: mailboxOf(email),
  since: localTime(since),
  now: localTime(now),
});

/** Counts what is taken together before it as taken. */
function countsAfter(counts: GuestCounts, before: readonly Intent[]): GuestCounts {
  const seatsOf = (some: readonly Intent[]) => some.reduce((sum, { seats }) => sum + seats, 0);
  const guests = before.filter(({ isGuest }) => isGuest);
  return {
    ...counts,
    departureSeats: counts.departureSeats + seatsOf(guests),
    departureHeldSeats: counts.departureHeldSeats + seatsOf(guests.filter(({ heldUntil }) => heldUntil)),
    seatsLeft: counts.seatsLeft - seatsOf(before),
  };
}

/** Drops the zone, as the driver does and as Strapi keeps moments; PostgreSQL ignores the `Z`. */
const localTime = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString();

function isOfOne(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? error) as { code?: unknown };
  return OF_ONE_BOOKING.test(String(code));
}

/** Two requests with the same key at the same time: the second one runs into the first one's row. */
function isKeyTwice(error: unknown): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === UNIQUE_VIOLATION && constraint === KEY_INDEX;
}

function cancelledBooking(row: Row): CancelledBooking {
  return {
    number: Number(row.number),
    departureNumber: Number(row.departure_number),
    tourNumber: Number(row.tour_number),
    seats: Number(row.seats),
    state: "cancelled",
    history: storedHistory(row.history),
  };
}
