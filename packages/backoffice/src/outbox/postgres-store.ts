import { Pool, type PoolConfig } from "pg";
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

type Row = Record<string, unknown>;

/**
 * Moments are `timestamp` without zone; dates are handed to the driver as they are, exactly as Strapi does, so that both mean the
 * same as long as both processes run in one time zone.
 */
export class PostgresOutboxStore implements OutboxStore {
  readonly #pool: Pool;

  constructor(config: PoolConfig) {
    this.#pool = new Pool({
      max: 4,
      connectionTimeoutMillis: 5000,
      query_timeout: 15_000,
      application_name: "gratweg-outbox",
      ...config,
    });
    // An idle connection that breaks is no reason to end: the next question opens another.
    this.#pool.on("error", () => undefined);
  }

  async claim({ limit, now, leasedUntil, giveUpAt }: ClaimOptions): Promise<ClaimedMail[]> {
    const rows = await this.#query(
      `WITH due AS (
         SELECT id FROM outbox_mails WHERE state = 'pending'
           AND (next_attempt_at IS NULL OR next_attempt_at <= $1) AND (leased_until IS NULL OR leased_until <= $1)
         ORDER BY next_attempt_at, id LIMIT $2 FOR UPDATE SKIP LOCKED
       )
       UPDATE outbox_mails AS mail SET leased_until = $3, attempts = mail.attempts + 1,
         give_up_at = coalesce(mail.give_up_at, $4), updated_at = $1
       FROM due WHERE mail.id = due.id RETURNING mail.*`,
      [now, limit, leasedUntil, giveUpAt],
    );
    return rows.map((row) => claimedMail(row, row.give_up_at as Date));
  }

  async settle(mail: ClaimedMail, settlement: Settlement, now: Date): Promise<boolean> {
    const { subject, lastError, sentAt, nextAttemptAt } = settledColumns(settlement, now);
    const rows = await this.#query(
      `UPDATE outbox_mails SET state = $1, leased_until = NULL, last_error = $2, subject = coalesce($3, subject),
         sent_at = $4, next_attempt_at = coalesce($5, next_attempt_at),
         give_up_at = CASE WHEN $6 THEN give_up_at END, updated_at = $7
       WHERE id = $8 AND attempts = $9 AND state = 'pending' RETURNING id`,
      [
        settlement.state,
        lastError,
        subject,
        sentAt,
        nextAttemptAt,
        settlement.state === "pending",
        now,
        mail.id,
        mail.attempt,
      ],
    );
    return rows.length === 1;
  }

  async findBooking(number: number): Promise<RawBooking | undefined> {
    const rows = await this.#query(`SELECT ${BOOKING_COLUMNS} FROM bookings WHERE number = $1`, [number]);
    return rows[0];
  }

  async findFormSheet(version: string): Promise<FormSheet | undefined> {
    return formSheet(version, await this.#query(FORM_SHEET_SECTIONS.replace("?", "$1"), [version]));
  }

  async findSubscriber(documentId: string): Promise<MailedSubscriber | undefined> {
    const [row] = await this.#query(SUBSCRIBER.replace("?", "$1"), [documentId]);
    return subscriber(row);
  }

  async findAddress(of: AddressOf, key: string): Promise<string | undefined> {
    const [row] = await this.#query(ADDRESS[of].replace("?", "$1"), [key]);
    return address(row);
  }

  async findSender(): Promise<Sender | undefined> {
    const [row] = await this.#query(SENDER, []);
    return sender(row);
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #query(sql: string, values: unknown[]): Promise<Row[]> {
    try {
      return (await this.#pool.query<Row>(sql, values)).rows;
    } catch (error) {
      throw new OutboxUnavailable(error instanceof Error ? error.message : String(error), { cause: error });
    }
  }
}
