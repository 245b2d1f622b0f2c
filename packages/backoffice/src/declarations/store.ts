import type { DeclarationKind } from "@gratweg/contracts";
import type { Knex } from "knex";
import { createDocumentId } from "../document-id";
import { foldEmailAddress, lockMailbox, mailboxOf } from "../email-address";
import { queuedRow } from "../outbox/queued-row";
import type { Declaration, Receipt } from "./declaration";
import {
  DECLARATION_MAILS,
  type CollectedReceipts,
  type DeclarationMail,
  type DeclarationMailData,
} from "./mails";

type Row = Record<string, unknown>;

export interface NewDeclaration {
  kind: DeclarationKind;
  declaration: Declaration;
  contentKey: string;
  site: string;
  receiptNumber: string;
  at: Date;
  bookingNumber: number | null;
}

/** The rows as one transaction sees them. */
export interface DeclarationRows {
  /** The same declaration, if it came after that moment; an older one gives the key up. */
  takeKnown(contentKey: string, since: Date): Promise<Receipt | undefined>;
  /** False when somebody was faster with the same. */
  insert(declaration: NewDeclaration): Promise<boolean>;
  /** Until the transaction's end nobody else counts or queues receipts for that mailbox. */
  lockMailbox(to: string): Promise<void>;
  /** To whatever address of that mailbox; so is the collection. */
  countReceipts(to: string, since: Date): Promise<number>;
  /** The newest; `isWaiting`: no worker has taken it. */
  lastCollection(
    to: string,
    since: Date,
  ): Promise<{ id: number; isWaiting: boolean; data: CollectedReceipts } | undefined>;
  changeCollection(id: number, data: CollectedReceipts, at: Date): Promise<void>;
  /** `due`: not before then. */
  queueMail(mail: {
    kind: DeclarationMail;
    to: string;
    data: DeclarationMailData | CollectedReceipts;
    at: Date;
    due?: Date;
  }): Promise<void>;
  /** Of the published settings. */
  officeEmail(): Promise<string | undefined>;
  /** The first of these bookings that belongs to the address. */
  findBooking(numbers: readonly number[], email: string): Promise<number | null>;
  noteInBooking(
    number: number,
    note: { kind: DeclarationKind; receiptNumber: string; at: Date },
  ): Promise<void>;
}

export interface DeclarationStore {
  transaction<Result>(work: (rows: DeclarationRows) => Promise<Result>): Promise<Result>;
}

/** Carries no message of the database's: it would quote people. */
export class DeclarationsUnavailable extends Error {
  override readonly name = "DeclarationsUnavailable";
  constructor(cause: unknown) {
    const code = (cause as { code?: unknown } | undefined)?.code;
    super(`The database could not be asked${typeof code === "string" ? ` (${code})` : ""}.`);
  }
}

const DECLARATIONS = "contract_declarations";
const MAILS = "outbox_mails";

/**
 * The unique index on the content's key makes it race-free on PostgreSQL; SQLite has one writer, and its transactions begin with
 * the write lock (`database.ts`).
 */
export function knexDeclarationStore(knex: Knex, mailHost: string): DeclarationStore {
  return {
    async transaction(work) {
      try {
        return await knex.transaction((trx) => work(rowsOf(trx, mailHost)));
      } catch (error) {
        throw new DeclarationsUnavailable(error);
      }
    },
  };
}

function rowsOf(trx: Knex, mailHost: string): DeclarationRows {
  const stamps = (at: Date) => ({ created_at: at, updated_at: at, published_at: at });
  return {
    async takeKnown(contentKey, since) {
      await trx(DECLARATIONS)
        .where({ content_key: contentKey })
        .where("received_at", "<", since)
        .update({ content_key: null });
      const row = (await trx(DECLARATIONS).where({ content_key: contentKey }).first()) as Row | undefined;
      return (
        row && {
          receiptNumber: String(row.receipt_number),
          receivedAt: new Date(row.received_at as number | Date).toISOString(),
        }
      );
    },
    async insert({ kind, declaration, contentKey, site, receiptNumber, at, bookingNumber }) {
      const { name, contract, email, identification, cancellation, reason, endsOn } = declaration;
      const made: unknown[] = await trx(DECLARATIONS)
        .insert({
          document_id: createDocumentId(),
          receipt_number: receiptNumber,
          kind,
          name,
          contract,
          email,
          identification,
          cancellation,
          reason,
          ends_on: endsOn,
          received_at: at,
          booking_number: bookingNumber,
          site,
          content_key: contentKey,
          ...stamps(at),
        })
        .onConflict("content_key")
        .ignore()
        .returning("id");
      return made.length > 0;
    },
    lockMailbox: (to) => lockMailbox(trx, "receipts", to),
    async countReceipts(to, since) {
      const row = await trx(MAILS)
        .where({ kind: DECLARATION_MAILS.receipt, mailbox: mailboxOf(to) })
        .where("created_at", ">", since)
        .count<Row[]>({ count: "*" })
        .first();
      return Number(row?.count ?? 0);
    },
    async lastCollection(to, since) {
      const row = await trx(MAILS)
        .where({ kind: DECLARATION_MAILS.collected, mailbox: mailboxOf(to) })
        .where("created_at", ">", since)
        .orderBy("id", "desc")
        .forUpdate()
        .first<Row | undefined>("id", "state", "attempts", "data");
      if (!row) return undefined;
      const data = (typeof row.data === "string" ? JSON.parse(row.data) : row.data) as CollectedReceipts;
      return { id: Number(row.id), isWaiting: row.state === "pending" && Number(row.attempts) === 0, data };
    },
    async changeCollection(id, data, at) {
      await trx(MAILS)
        .where({ id })
        .update({ data: JSON.stringify(data), updated_at: at });
    },
    async queueMail({ kind, to, data, at, due }) {
      await trx(MAILS).insert({
        ...queuedRow({
          documentId: createDocumentId(),
          messageId: `<${kind}-${data.receiptNumber.toLowerCase()}@${mailHost}>`,
          kind,
          to,
          bookingNumber: data.bookingNumber,
          sealed: kind === DECLARATION_MAILS.notice,
          data,
          at,
          ...(due ? { due } : {}),
        }),
        mailbox: mailboxOf(to),
      });
    },
    async officeEmail() {
      const row = await trx("site_settings")
        .whereNotNull("published_at")
        .first<Row | undefined>("support_email");
      return (row?.support_email as string | null | undefined) ?? undefined;
    },
    async findBooking(numbers, email) {
      if (numbers.length === 0) return null;
      const row = await trx("bookings")
        .whereIn("number", [...numbers])
        .whereRaw("LOWER(email) = ?", [foldEmailAddress(email)])
        .orderBy("number")
        .first<Row | undefined>("number");
      return row ? Number(row.number) : null;
    },
    async noteInBooking(number, { kind, receiptNumber, at }) {
      const row = await trx("bookings").where({ number }).forUpdate().first<Row | undefined>("history");
      const stored: unknown = typeof row?.history === "string" ? JSON.parse(row.history) : row?.history;
      const entry = { at: at.toISOString(), event: `declared-${kind}`, by: "traveller", note: receiptNumber };
      const history = [...(Array.isArray(stored) ? (stored as unknown[]) : []), entry];
      await trx("bookings")
        .where({ number })
        .update({ history: JSON.stringify(history) });
    },
  };
}
