import { Pool, type PoolConfig } from "pg";
import { mailboxOf } from "../email-address";
import { expiredEntry, firstHistory, provenEntry } from "./history";
import { bookedMails, cancelledMails, heldMails, type QueuedMail } from "./mails";
import { prepared, type Prepared } from "./named-parameters";
import { prepareStatements, type PostgresStatements } from "./postgres-statements";
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
import { createTurns } from "./turns";

export interface PostgresStoreOptions {
  connection: PoolConfig;
  createDocumentId: () => string;
  mailHost: string;
}

/** For a connection, and for an answer: then the caller is told to come again, and the key will tell what happened. */
const PATIENCE_MS = 8000;
const UNIQUE_VIOLATION = "23505";

/** A booking on PostgreSQL: one data-modifying statement, on connections that Strapi's own work cannot use up. */
export class PostgresBookingStore implements BookingStore {
  readonly #pool: Pool;
  readonly #options: PostgresStoreOptions;
  readonly #statements: PostgresStatements;
  readonly #inTurn = createTurns();

  constructor(options: PostgresStoreOptions) {
    this.#options = options;
    this.#pool = new Pool({
      max: 8,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      ...options.connection,
    });
    // An idle connection that dies is replaced when it is needed; without a listener it would end the process.
    this.#pool.on("error", () => undefined);
    this.#statements = prepareStatements();
  }

  async look(lookup: BookingLookup): Promise<Situation> {
    const [row] = await this.#ask(this.#statements.look, {
      ...lookup,
      isGuest: lookup.isGuest ? 1 : 0,
      mailbox: mailboxOf(lookup.email),
    });
    return storedSituation(row ?? {}, lookup.isMember);
  }

  async departuresOf(tourNumber: number, today: string, isMember: boolean): Promise<Departure[]> {
    const rows = await this.#ask(this.#statements.departuresOf, { tourNumber, today });
    return rows.map((row) => storedDeparture(row, isMember));
  }

  /**
   * One mailbox' bookings come one after the other, so that each counts those before it; so do guests' of one departure. Turns are
   * taken in the same order by everybody, so nobody waits in a circle.
   */
  take(intent: Intent): Promise<Take> {
    const { email, departure, isStillRight, emailLimit } = intent;
    const names = [
      ...(emailLimit > 0 || isStillRight ? [`1 ${mailboxOf(email)}`] : []),
      ...(isStillRight ? [`2 ${departure}`] : []),
    ];
    return names.reduceRight<() => Promise<Take>>(
      (work, name) => () => this.#inTurn(name, work),
      () => this.#takeInTurn(intent),
    )();
  }

  async #takeInTurn(intent: Intent): Promise<Take> {
    if (intent.isStillRight) {
      const { email, departure, since, now } = intent;
      const asked = { mailbox: mailboxOf(email), departure, since, now };
      const [row = {}] = await this.#ask(this.#statements.guestCounts, asked);
      if (!intent.isStillRight(storedCounts(row))) return { outcome: "refused" };
    }
    return this.#take(intent);
  }

  async #take(intent: Intent): Promise<Take> {
    const { request, answer, terms, bookedAt, heldUntil } = intent;
    const { mailHost } = this.#options;
    try {
      const [row] = await this.#ask(this.#statements.take, {
        departure: intent.departure,
        today: intent.today,
        isMember: intent.isMember ? 1 : 0,
        priceCents: intent.priceCents,
        singleSupplementCents: intent.singleSupplementCents,
        key: intent.key,
        mailbox: mailboxOf(intent.email),
        since: intent.since,
        emailLimit: intent.emailLimit,
        seats: intent.seats,
        documentId: this.#options.createDocumentId(),
        tour: intent.tourNumber,
        travellers: JSON.stringify(request.travellers),
        contact: JSON.stringify(request.contact),
        address: intent.email,
        options: JSON.stringify(request.options),
        note: request.note ?? null,
        total: intent.totalCents,
        formSheetVersion: request.formSheetVersion,
        requestHash: intent.requestHash,
        answer: JSON.stringify(answer),
        terms: JSON.stringify(terms),
        history: JSON.stringify(firstHistory(intent)),
        state: heldUntil ? "held" : "confirmed",
        heldUntil,
        isGuest: intent.isGuest ? 1 : 0,
        mails: this.#mails(
          heldUntil
            ? heldMails(answer.email, mailHost)
            : bookedMails(answer.email, terms.organiser.email, mailHost),
        ),
        at: bookedAt,
      });
      return row ? { outcome: "booked", number: Number(row.number) } : { outcome: "refused" };
    } catch (error) {
      if (isKeyTwice(error)) return { outcome: "known" };
      throw error;
    }
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
