import { Pool, type PoolClient, type PoolConfig } from "pg";
import { mailboxOf } from "../email-address";
import { expiredEntry, firstHistory, provenEntry } from "./history";
import { bookedMails, cancelledMails, heldMails, type QueuedMail } from "./mails";
import { prepared, type Prepared } from "./named-parameters";
import { prepareStatements, type PostgresStatements } from "./postgres-sql";
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
/** Data, constraints, deadlocks: what one booking fails with, and the others of its transaction do not. */
const OF_ONE_BOOKING = /^(?:22|23|40)/;
const MOST_TAKES = 64;

interface Waiting {
  intent: Intent;
  resolve: (take: Take) => void;
  reject: (error: unknown) => void;
}

/** A booking on PostgreSQL: one data-modifying statement, on connections that Strapi's own work cannot use up. */
export class PostgresBookingStore implements BookingStore {
  readonly #pool: Pool;
  readonly #options: PostgresStoreOptions;
  readonly #statements: PostgresStatements;
  readonly #waiting: Waiting[] = [];
  #isTaking = false;

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

  /** One transaction writes all who wait, one after the other: each counts those before it, and they share one flush to the disk. */
  take(intent: Intent): Promise<Take> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ intent, resolve, reject });
      if (!this.#isTaking) void this.#takeAll();
    });
  }

  async #takeAll(): Promise<void> {
    this.#isTaking = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST_TAKES);
      if (!(await this.#takeTogether(batch))) for (const one of batch) await this.#takeTogether([one]);
    }
    this.#isTaking = false;
  }

  /** False: one of several cannot be written, so none is, and nobody was told anything. */
  async #takeTogether(batch: readonly Waiting[]): Promise<boolean> {
    try {
      const takes = await this.#inTransaction(async (client) => {
        const taken: Take[] = [];
        for (const { intent } of batch) taken.push(await this.#take(intent, client));
        return taken;
      });
      for (const [at, take] of takes.entries()) batch[at]?.resolve(take);
    } catch (error) {
      const { code } = ((error as Error).cause ?? error) as { code?: unknown };
      if (batch.length > 1 && OF_ONE_BOOKING.test(String(code))) return false;
      for (const { resolve, reject } of batch)
        if (isKeyTwice(error)) resolve({ outcome: "known" });
        else reject(error);
    }
    return true;
  }

  async #inTransaction<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw new StoreUnavailable("PostgreSQL could not be asked.", { cause: error });
    });
    let isLost = false;
    try {
      await client.query("BEGIN");
      const result = await work(client);
      await client.query("COMMIT");
      return result;
    } catch (error) {
      isLost = await client.query("ROLLBACK").then(
        () => false,
        () => true,
      );
      if (error instanceof StoreUnavailable || isKeyTwice(error)) throw error;
      throw new StoreUnavailable("PostgreSQL could not be asked.", { cause: error });
    } finally {
      client.release(isLost);
    }
  }

  async #take(intent: Intent, client: PoolClient): Promise<Take> {
    const { request, answer, terms, bookedAt, heldUntil } = intent;
    const { mailHost } = this.#options;
    if (intent.isStillRight) {
      const { email, departure, since, now } = intent;
      const asked = { mailbox: mailboxOf(email), departure, since, now };
      const [counts = {}] = await this.#ask(this.#statements.guestCounts, asked, client);
      if (!intent.isStillRight(storedCounts(counts))) return { outcome: "refused" };
    }
    const [row] = await this.#ask(
      this.#statements.take,
      {
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
      },
      client,
    );
    return row ? { outcome: "booked", number: Number(row.number) } : { outcome: "refused" };
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

  async #ask(
    statement: Prepared,
    parameters: Readonly<Record<string, unknown>>,
    client: Pool | PoolClient = this.#pool,
  ): Promise<Row[]> {
    try {
      const { rows } = await client.query<Row>({
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
