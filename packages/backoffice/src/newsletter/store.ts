import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { createDocumentId } from "../document-id";
import { lockMailbox, mailboxOf } from "../email-address";
import { queuedRow } from "../outbox/queued-row";
import type { Subscriber, SubscriberState } from "./decide";
import { NEWSLETTER_MAILS, type NewsletterMail, type NewsletterMailData } from "./mails";

type Row = Record<string, unknown>;

export type StoredSubscriber = Subscriber & { id: number; email: string };

export interface SubscriberChange {
  state?: SubscriberState;
  tokenSeed?: string;
  tokenHash?: string;
  textVersion?: string;
  site?: string;
  requestedAt?: Date;
  confirmedAt?: Date;
  unsubscribedAt?: Date;
  mailTimes?: number[];
}

/** The rows as one transaction sees them; a row that is taken is nobody else's until its end. */
export interface NewsletterRows {
  /** Makes the row unless the address has one. */
  takeByEmail(
    email: string,
    at: Date,
    unsubscribeHash: (documentId: string) => string,
  ): Promise<StoredSubscriber>;
  /** When mails went out because somebody typed another address of the same mailbox. */
  mailTimesOfTwins(email: string, since: Date): Promise<number[]>;
  takeByToken(of: "confirm" | "unsubscribe", hash: string): Promise<StoredSubscriber | undefined>;
  update(id: number, at: Date, change: SubscriberChange): Promise<void>;
  queueMail(mail: { kind: NewsletterMail; to: string; data: NewsletterMailData; at: Date }): Promise<number>;
  /** 0 is no mail. */
  dropMail(id: number): Promise<void>;
  /** Removes requests of before then that nobody has confirmed; answers how many. */
  dropUnconfirmed(requestedBefore: Date): Promise<number>;
}

export interface NewsletterStore {
  transaction<Result>(work: (rows: NewsletterRows) => Promise<Result>): Promise<Result>;
}

/** Carries no message of the database's: it would quote addresses. */
export class NewsletterUnavailable extends Error {
  override readonly name = "NewsletterUnavailable";
  constructor(cause: unknown) {
    const code = (cause as { code?: unknown } | undefined)?.code;
    super(`The database could not be asked${typeof code === "string" ? ` (${code})` : ""}.`);
  }
}

const SUBSCRIBERS = "newsletter_subscribers";
const MAILS = "outbox_mails";

/**
 * The unique index on the address and the locked row make it race-free on PostgreSQL; SQLite has one writer, and its transactions
 * begin with the write lock (`database.ts`).
 */
export function knexNewsletterStore(knex: Knex, mailHost: string): NewsletterStore {
  return {
    async transaction(work) {
      try {
        return await knex.transaction((trx) => work(rowsOf(trx, mailHost)));
      } catch (error) {
        throw new NewsletterUnavailable(error);
      }
    },
  };
}

function rowsOf(trx: Knex, mailHost: string): NewsletterRows {
  const take = async (where: Row): Promise<StoredSubscriber | undefined> => {
    const row = (await trx(SUBSCRIBERS).where(where).forUpdate().first()) as Row | undefined;
    return row && stored(row);
  };
  const stamps = (at: Date) => ({ created_at: at, updated_at: at, published_at: at });
  return {
    async takeByEmail(email, at, unsubscribeHash) {
      await lockMailbox(trx, "newsletter", email);
      const documentId = createDocumentId();
      await trx(SUBSCRIBERS)
        .insert({
          document_id: documentId,
          email,
          state: "pending",
          unsubscribe_hash: unsubscribeHash(documentId),
          mail_times: "[]",
          ...stamps(at),
        })
        .onConflict()
        .ignore();
      const row = (await trx(SUBSCRIBERS).whereRaw("LOWER(email) = ?", [email]).forUpdate().first()) as
        Row | undefined;
      if (!row) throw new Error("The subscriber's row is not there.");
      return stored(row);
    },
    async mailTimesOfTwins(email, since) {
      const sent = await trx(MAILS)
        .whereIn("kind", [NEWSLETTER_MAILS.confirmation, NEWSLETTER_MAILS.already])
        .where("created_at", ">", since)
        .where({ mailbox: mailboxOf(email) })
        .whereNot({ to: email })
        .select<{ created_at: Date | number }[]>("created_at");
      return sent.map((mail) => new Date(mail.created_at).getTime());
    },
    takeByToken: (of, hash) => take(of === "confirm" ? { token_hash: hash } : { unsubscribe_hash: hash }),
    async update(id, at, { mailTimes, ...change }) {
      const columns = Object.fromEntries(
        Object.entries(change).map(([name, value]) => [COLUMNS[name as keyof typeof COLUMNS], value]),
      );
      const times = mailTimes === undefined ? {} : { mail_times: JSON.stringify(mailTimes) };
      await trx(SUBSCRIBERS)
        .where({ id })
        .update({ ...columns, ...times, updated_at: at });
    },
    async queueMail({ kind, to, data, at }) {
      const [row] = await trx(MAILS)
        .insert({
          ...queuedRow({
            documentId: createDocumentId(),
            messageId: `<newsletter-${randomUUID()}@${mailHost}>`,
            kind,
            to,
            data,
            at,
          }),
          mailbox: mailboxOf(to),
        })
        .returning<{ id: number }[]>("id");
      return Number(row?.id);
    },
    async dropMail(id) {
      await trx(MAILS).where({ id }).delete();
    },
    dropUnconfirmed: async (requestedBefore) =>
      trx(SUBSCRIBERS)
        .where({ state: "pending", confirmed_at: null })
        .where("requested_at", "<", requestedBefore)
        .delete(),
  };
}

const COLUMNS = {
  state: "state",
  tokenSeed: "token_seed",
  tokenHash: "token_hash",
  textVersion: "text_version",
  site: "site",
  requestedAt: "requested_at",
  confirmedAt: "confirmed_at",
  unsubscribedAt: "unsubscribed_at",
} as const;

/** Moments are milliseconds in SQLite and dates in PostgreSQL, JSON is text in SQLite. */
function stored(row: Row): StoredSubscriber {
  const moment = (value: unknown): Date | null =>
    value === null || value === undefined ? null : new Date(value as number | Date);
  const times: unknown = typeof row.mail_times === "string" ? JSON.parse(row.mail_times) : row.mail_times;
  return {
    id: Number(row.id),
    documentId: String(row.document_id),
    email: String(row.email),
    state: row.state as SubscriberState,
    tokenSeed: row.token_seed as string | null,
    requestedAt: moment(row.requested_at),
    confirmedAt: moment(row.confirmed_at),
    unsubscribedAt: moment(row.unsubscribed_at),
    mailTimes: Array.isArray(times) ? times.map(Number) : [],
  };
}
