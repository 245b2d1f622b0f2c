import { existsSync } from "node:fs";
import Sqlite from "better-sqlite3";
import {
  address,
  ADDRESS,
  BOOKING_COLUMNS,
  claimedMail,
  FORM_SHEET_SECTIONS,
  formSheet,
  SENDER,
  sender,
  settledColumns,
  SUBSCRIBER,
  subscriber,
} from "./rows";
import type { Sender } from "../mails/newsletter";
import type { MailedSubscriber } from "../mails/render-newsletter";
import type { FormSheet } from "../bookings/types";
import {
  OutboxUnavailable,
  type AddressOf,
  type ClaimedMail,
  type ClaimOptions,
  type OutboxStore,
  type RawBooking,
  type Settlement,
} from "./store";

const DUE = `FROM outbox_mails WHERE state = 'pending'
  AND (next_attempt_at IS NULL OR next_attempt_at <= @now) AND (leased_until IS NULL OR leased_until <= @now)`;
/** How long another writer, a booking for example, may hold the file. */
const BUSY_MS = 5000;

/** Strapi stores moments as integer milliseconds in SQLite. */
export class SqliteOutboxStore implements OutboxStore {
  #database: Sqlite.Database | undefined;

  constructor(private readonly file: string) {}

  claim({ limit, now, leasedUntil, giveUpAt }: ClaimOptions): Promise<ClaimedMail[]> {
    return this.#with((database) => {
      const moment = { now: now.getTime() };
      // An idle worker must not take the write lock twice a second: look first.
      if (database.prepare(`SELECT 1 ${DUE} LIMIT 1`).get(moment) === undefined) return [];
      const take = database.prepare<unknown[], Record<string, unknown>>(
        `UPDATE outbox_mails SET leased_until = @until, attempts = attempts + 1,
           give_up_at = coalesce(give_up_at, @giveUp), updated_at = @now
         WHERE id = @id RETURNING *`,
      );
      const claim = database.transaction(() =>
        database
          .prepare<unknown[], { id: number }>(`SELECT id ${DUE} ORDER BY next_attempt_at, id LIMIT @limit`)
          .all({ ...moment, limit })
          .map(({ id }) =>
            take.get({ ...moment, id, until: leasedUntil.getTime(), giveUp: giveUpAt.getTime() }),
          ),
      );
      return claim
        .immediate()
        .filter((row) => row !== undefined)
        .map((row) => claimedMail(row, new Date(Number(row.give_up_at))));
    });
  }

  settle(mail: ClaimedMail, settlement: Settlement, now: Date): Promise<boolean> {
    return this.#with((database) => {
      const { subject, lastError, sentAt, nextAttemptAt } = settledColumns(settlement, now);
      const result = database
        .prepare(
          `UPDATE outbox_mails SET state = @state, leased_until = NULL, last_error = @lastError,
             subject = coalesce(@subject, subject), sent_at = @sentAt,
             next_attempt_at = coalesce(@nextAttemptAt, next_attempt_at),
             give_up_at = CASE WHEN @state = 'pending' THEN give_up_at END, updated_at = @now
           WHERE id = @id AND attempts = @attempt AND state = 'pending'`,
        )
        .run({
          state: settlement.state,
          subject,
          lastError,
          sentAt: sentAt?.getTime() ?? null,
          nextAttemptAt: nextAttemptAt?.getTime() ?? null,
          now: now.getTime(),
          id: mail.id,
          attempt: mail.attempt,
        });
      return result.changes === 1;
    });
  }

  findBooking(number: number): Promise<RawBooking | undefined> {
    return this.#with((database) =>
      database
        .prepare<unknown[], RawBooking>(`SELECT ${BOOKING_COLUMNS} FROM bookings WHERE number = ?`)
        .get(number),
    );
  }

  findFormSheet(version: string): Promise<FormSheet | undefined> {
    return this.#with((database) =>
      formSheet(version, database.prepare<unknown[], RawBooking>(FORM_SHEET_SECTIONS).all(version)),
    );
  }

  findSubscriber(documentId: string): Promise<MailedSubscriber | undefined> {
    return this.#with((database) =>
      subscriber(database.prepare<unknown[], RawBooking>(SUBSCRIBER).get(documentId)),
    );
  }

  findAddress(of: AddressOf, key: string): Promise<string | undefined> {
    return this.#with((database) => address(database.prepare<unknown[], RawBooking>(ADDRESS[of]).get(key)));
  }

  findSender(): Promise<Sender | undefined> {
    return this.#with((database) => sender(database.prepare<unknown[], RawBooking>(SENDER).get()));
  }

  close(): Promise<void> {
    this.#database?.close();
    this.#database = undefined;
    return Promise.resolve();
  }

  async #with<Result>(work: (database: Sqlite.Database) => Result): Promise<Result> {
    try {
      return await Promise.resolve(work(this.#open()));
    } catch (error) {
      throw new OutboxUnavailable(error instanceof Error ? error.message : String(error), { cause: error });
    }
  }

  #open(): Sqlite.Database {
    // The content system makes the file and sets its journal; a worker that came first must not make an empty one.
    if (!existsSync(this.file)) throw new Error("the database file is not there yet");
    this.#database ??= new Sqlite(this.file, { fileMustExist: true, timeout: BUSY_MS });
    return this.#database;
  }
}
