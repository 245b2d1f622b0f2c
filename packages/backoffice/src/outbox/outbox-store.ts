import type { Knex } from "knex";
import type { FormSheet } from "../bookings/types";
import type { Sender } from "../mails/newsletter";
import {
  OutboxUnavailable,
  type AddressOf,
  type ClaimedMail,
  type OutboxStore,
  type Settlement,
} from "./store";

type Row = Readonly<Record<string, unknown>>;

const MAILS = "outbox_mails";
const BOOKING_COLUMNS = [
  ...["number", "document_id", "email", "answer", "first_answer", "terms"],
  ...["travellers", "contact", "options", "note", "history", "form_sheet_version"],
];
/** Where an occasion's row is, and by which column it is found. */
const ADDRESSES: Readonly<Record<AddressOf, readonly [table: string, key: string]>> = {
  account: ["up_users", "document_id"],
  subscriber: ["newsletter_subscribers", "document_id"],
  declaration: ["contract_declarations", "receipt_number"],
  contract: ["subscriptions", "contract_number"],
};
const LONGEST_ERROR = 500;
const IS_DUE = `state = 'pending' AND (next_attempt_at IS NULL OR next_attempt_at <= ?)
  AND (leased_until IS NULL OR leased_until <= ?)`;

/** The same statements on both databases; moments go in as dates and come back as milliseconds from SQLite. */
export function createOutboxStore(database: Knex): OutboxStore {
  return {
    claim: ({ limit, now, leasedUntil, giveUpAt }) =>
      asking(async () => {
        const due = () => database(MAILS).whereRaw(IS_DUE, [now, now]);
        // An idle loop must not take SQLite's write lock twice a second: it looks first.
        if (!(await due().first("id"))) return [];
        const oldest = due().select("id").orderBy(["next_attempt_at", "id"]).limit(limit);
        // Due once more, because a row that was waited for on PostgreSQL may be another loop's by now.
        const rows = await due()
          .whereIn("id", oldest)
          .update({
            leased_until: leasedUntil,
            attempts: database.raw("attempts + 1"),
            give_up_at: database.raw("COALESCE(give_up_at, ?)", [giveUpAt]),
            updated_at: now,
          })
          .returning<Row[]>("*");
        return rows.map(claimedMail);
      }),

    settle: (mail, settlement, now) =>
      asking(async () => {
        const changed = await database(MAILS)
          .where({ id: mail.id, attempts: mail.attempt, state: "pending" })
          .update(settledColumns(settlement, now));
        return changed === 1;
      }),

    findBooking: (number) =>
      asking(() =>
        database("bookings")
          .where({ number })
          .first<Row | undefined>(...BOOKING_COLUMNS),
      ),

    /** Reads its sections in their order: Strapi keeps repeatable components beside a join table. */
    findFormSheet: (version) =>
      asking(async () => {
        const rows = await database("form_sheets as sheet")
          .join("form_sheets_cmps as link", "link.entity_id", "sheet.id")
          .join("components_shared_text_sections as section", "section.id", "link.cmp_id")
          .where({ "sheet.version": version, "link.field": "sections" })
          .orderBy("link.order")
          .select<Row[]>("sheet.title as sheet_title", "section.title", "section.text");
        return formSheet(version, rows);
      }),

    findSubscriber: (documentId) =>
      asking(async () => {
        const row = await database("newsletter_subscribers")
          .where({ document_id: documentId })
          .first<Row | undefined>("token_seed", "token_hash", "unsubscribe_hash", "requested_at");
        return (
          row && {
            tokenSeed: row.token_seed as string | null,
            tokenHash: row.token_hash as string | null,
            unsubscribeHash: String(row.unsubscribe_hash),
            requestedAt: new Date(row.requested_at as number | Date),
          }
        );
      }),

    findAddress: (of, key) =>
      asking(async () => {
        const [table, column] = ADDRESSES[of];
        const row = await database(table)
          .where({ [column]: key })
          .first<Row | undefined>("email");
        // A contract whose account is gone has an empty one.
        return typeof row?.email === "string" && row.email !== "" ? row.email : undefined;
      }),

    findSender: () =>
      asking(() =>
        database("booking_settings")
          .whereNotNull("published_at")
          .orderBy("id")
          .first<Sender | undefined>(
            "mediator_name as name",
            "street",
            "postal_code as postalCode",
            "city",
            "email",
          ),
      ),
  };
}

async function asking<Result>(question: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await question();
  } catch (error) {
    throw new OutboxUnavailable(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function claimedMail(row: Row): ClaimedMail {
  return {
    id: Number(row.id),
    messageId: String(row.message_id),
    kind: String(row.kind),
    to: String(row.to),
    bookingNumber: row.booking_number === null ? null : Number(row.booking_number),
    data: typeof row.data === "string" ? JSON.parse(row.data) : row.data,
    attempt: Number(row.attempts),
    giveUpAt: new Date(row.give_up_at as number | Date),
  };
}

function settledColumns(settlement: Settlement, now: Date) {
  const { state, subject } = settlement;
  return {
    state,
    leased_until: null,
    updated_at: now,
    last_error: state === "sent" ? null : settlement.error.slice(0, LONGEST_ERROR),
    sent_at: state === "sent" ? now : null,
    ...(subject === undefined ? {} : { subject }),
    ...(state === "pending" ? { next_attempt_at: settlement.nextAttemptAt } : { give_up_at: null }),
  };
}

function formSheet(version: string, rows: readonly Row[]): FormSheet | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const sections = rows.map(({ title, text }) => ({ title: String(title), text: String(text) }));
  return { version, title: String(first.sheet_title), sections };
}
