import { Pool, type PoolConfig } from "pg";
import { KEY_INDEX } from "../../bootstrap/tables";
import { bookedMails, cancelledMails, type QueuedMail } from "./mails";
import { prepared, type Prepared } from "./named-parameters";
import { BOOKING, CANCEL, TAKE } from "./postgres-sql";
import { departuresOfSql, lookSql, type TourLink } from "./sql";
import {
  StoreUnavailable,
  type BookingStore,
  type Intent,
  type Question,
  type Situation,
  type Take,
} from "./store";
import { storedDeparture, storedHistory, storedSituation, type Row } from "./stored";
import type { CancelledBooking, CancelOutcome, CancelRequest, Departure, HistoryEntry } from "./types";
import { createTurns } from "./turns";

export interface PostgresStoreOptions {
  connection: PoolConfig;
  link: TourLink;
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
  readonly #statements: Record<"look" | "departuresOf" | "take" | "cancel" | "booking", Prepared>;
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
    this.#statements = {
      look: prepared("booking-look", lookSql(options.link)),
      departuresOf: prepared("booking-departures", departuresOfSql(options.link)),
      take: prepared("booking-take", TAKE),
      cancel: prepared("booking-cancel", CANCEL),
      booking: prepared("booking-one", BOOKING),
    };
  }

  async look(question: Question): Promise<Situation> {
    const [row] = await this.#ask(this.#statements.look, { ...question });
    return storedSituation(row ?? {}, question.isMember);
  }

  async departuresOf(tourNumber: number, today: string, isMember: boolean): Promise<Departure[]> {
    const rows = await this.#ask(this.#statements.departuresOf, { tourNumber, today });
    return rows.map((row) => storedDeparture(row, isMember));
  }

  /** One address' bookings come one after the other, so that each counts those before it. */
  take(intent: Intent): Promise<Take> {
    return intent.emailLimit > 0 ? this.#inTurn(intent.email, () => this.#take(intent)) : this.#take(intent);
  }

  async #take(intent: Intent): Promise<Take> {
    const { request, answer, terms, bookedAt } = intent;
    const history: HistoryEntry[] = [
      { at: bookedAt.toISOString(), event: "booked", by: "traveller", note: "" },
    ];
    try {
      const [row] = await this.#ask(this.#statements.take, {
        departure: intent.departure,
        today: intent.today,
        isMember: intent.isMember ? 1 : 0,
        priceCents: intent.priceCents,
        singleSupplementCents: intent.singleSupplementCents,
        key: intent.key,
        email: intent.email,
        since: intent.since,
        emailLimit: intent.emailLimit,
        seats: intent.seats,
        documentId: this.#options.createDocumentId(),
        tour: intent.tourNumber,
        travellers: JSON.stringify(request.travellers),
        contact: JSON.stringify(request.contact),
        address: request.contact.email,
        options: JSON.stringify(request.options),
        note: request.note ?? null,
        total: intent.totalCents,
        formSheetVersion: request.formSheetVersion,
        requestHash: intent.requestHash,
        answer: JSON.stringify(answer),
        terms: JSON.stringify(terms),
        history: JSON.stringify(history),
        mails: this.#mails(bookedMails(answer.email, terms.organiser.email, this.#options.mailHost)),
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
