import type { FormSheet } from "../bookings/types";
import type { Sender } from "../mails/newsletter";
import type { MailedSubscriber } from "../mails/render-newsletter";
import type { AddressOf, ClaimedMail, Settlement } from "./store";

export const BOOKING_COLUMNS =
  "number, document_id, email, answer, first_answer, terms, travellers, contact, options, note, history, form_sheet_version";

/** A form sheet with its sections in their order; Strapi keeps repeatable components beside a join table. */
export const FORM_SHEET_SECTIONS = `SELECT sheet.title AS sheet_title, section.title, section.text
  FROM form_sheets AS sheet
  JOIN form_sheets_cmps AS link ON link.entity_id = sheet.id AND link.field = 'sections'
  JOIN components_shared_text_sections AS section ON section.id = link.cmp_id
  WHERE sheet.version = ? ORDER BY link."order"`;

export function formSheet(
  version: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): FormSheet | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const sections = rows.map(({ title, text }) => ({ title: String(title), text: String(text) }));
  return { version, title: String(first.sheet_title), sections };
}

export const SUBSCRIBER = `SELECT token_seed, token_hash, unsubscribe_hash, requested_at
  FROM newsletter_subscribers WHERE document_id = ?`;

export function subscriber(row: Readonly<Record<string, unknown>> | undefined): MailedSubscriber | undefined {
  return (
    row && {
      tokenSeed: row.token_seed as string | null,
      tokenHash: row.token_hash as string | null,
      unsubscribeHash: String(row.unsubscribe_hash),
      requestedAt: new Date(row.requested_at as number | Date),
    }
  );
}

export const ADDRESS: Readonly<Record<AddressOf, string>> = {
  account: "SELECT email FROM up_users WHERE document_id = ?",
  subscriber: "SELECT email FROM newsletter_subscribers WHERE document_id = ?",
  declaration: "SELECT email FROM contract_declarations WHERE receipt_number = ?",
  contract: "SELECT email FROM subscriptions WHERE contract_number = ?",
};

/** A contract whose account is gone has an empty one. */
export function address(row: Readonly<Record<string, unknown>> | undefined): string | undefined {
  return typeof row?.email === "string" && row.email !== "" ? row.email : undefined;
}

export const SENDER = `SELECT mediator_name AS name, street, postal_code AS "postalCode", city, email
  FROM booking_settings WHERE published_at IS NOT NULL ORDER BY id LIMIT 1`;

export function sender(row: Readonly<Record<string, unknown>> | undefined): Sender | undefined {
  return row as unknown as Sender | undefined;
}

/** Both drivers give numbers and text; only moments differ, so they come in as dates. */
export function claimedMail(row: Readonly<Record<string, unknown>>, giveUpAt: Date): ClaimedMail {
  return {
    id: Number(row.id),
    messageId: String(row.message_id),
    kind: String(row.kind),
    to: String(row.to),
    bookingNumber: row.booking_number === null ? null : Number(row.booking_number),
    data: typeof row.data === "string" ? JSON.parse(row.data) : row.data,
    attempt: Number(row.attempts),
    giveUpAt,
  };
}

const LONGEST_ERROR = 500;

/** The columns that a settlement writes besides state, lease and time. */
export function settledColumns(settlement: Settlement, now: Date) {
  return {
    subject: settlement.subject ?? null,
    lastError: settlement.state === "sent" ? null : settlement.error.slice(0, LONGEST_ERROR),
    sentAt: settlement.state === "sent" ? now : null,
    nextAttemptAt: settlement.state === "pending" ? settlement.nextAttemptAt : null,
  };
}
