import { calendarEntry } from "../mails/calendar";
import { bookingCancellation } from "../mails/booking-cancellation";
import { bookingConfirmation } from "../mails/booking-confirmation";
import { readBooking, type BookingRecord } from "../mails/booking-record";
import { accountMicrocopy as texts } from "./microcopy";
import { createOutboxStore } from "../outbox/outbox-store";
import { cancellationFee, feeOfRequest, mayAsk, openRequest, type ChangeRequest } from "../bookings/requests";
import type { AgreedTerms, BookingAnswer, CancellationStep, FormSheet, Money } from "../bookings/types";
import { storedAnswer } from "../bookings/stored";
import { confirmationPage, formSheetPage } from "./papers";
import { DETACHED_BOOKINGS, rows, type Knex, type Row } from "./rows";

export const DOCUMENTS = ["confirmation", "form-sheet", "calendar"] as const;
export type DocumentKind = (typeof DOCUMENTS)[number];

export interface MyBooking extends Omit<BookingAnswer, "state" | "organiser"> {
  state: "confirmed" | "cancelled";
  cancelledAt: string | null;
  organiser: { name: string; email: string; phone: string };
  travellers: { firstName: string; lastName: string }[];
  /** Null where nothing can be cancelled any more. */
  cancellation: { steps: CancellationStep[]; tripPrice: Money; percent: number; fee: Money } | null;
  request: { kind: ChangeRequest; askedAt: string; fee: Money | null } | null;
  documents: { kind: DocumentKind; title: string; mediaType: string }[];
}

export interface Paper {
  fileName: string;
  mediaType: string;
  content: string;
}

const COLUMNS =
  "b.number, b.state, b.answer, b.terms, b.travellers, b.contact, b.options, b.note, b.history, b.form_sheet_version";
/** What is held is no contract yet, and anybody may have typed the address. */
const OWN = `FROM bookings b WHERE LOWER(b.email) = ? AND b.state IN ('confirmed', 'cancelled')
  AND NOT EXISTS (SELECT 1 FROM ${DETACHED_BOOKINGS} x WHERE x.booking_number = b.number)`;

/** Soonest start first; past and cancelled ones behind, the last one first. */
export async function myBookings(knex: Knex, email: string, today: string): Promise<MyBooking[]> {
  const found = await rows(knex, `SELECT ${COLUMNS} ${OWN} ORDER BY b.number`, [email]);
  const sheets = new Map<string, boolean>();
  for (const version of new Set(found.map(versionOf)))
    sheets.set(version, (await findFormSheet(knex, version)) !== undefined);
  const isAhead = ({ state, departure }: MyBooking) => state === "confirmed" && departure.endDate >= today;
  const start = ({ departure }: MyBooking) => departure.startDate;
  return found
    .map((row) => myBooking(row, sheets.get(versionOf(row)) === true, today))
    .sort((a, b) => {
      if (isAhead(a) !== isAhead(b)) return isAhead(a) ? -1 : 1;
      return (isAhead(a) ? 1 : -1) * start(a).localeCompare(start(b)) || a.number - b.number;
    });
}

export async function oneBooking(
  knex: Knex,
  email: string,
  number: number,
  today: string,
): Promise<MyBooking | undefined> {
  const row = await findOwn(knex, email, number);
  return row && myBooking(row, (await findFormSheet(knex, versionOf(row))) !== undefined, today);
}

export async function bookingPaper(
  knex: Knex,
  { email, number, kind, siteUrl }: { email: string; number: number; kind: DocumentKind; siteUrl: string },
): Promise<Paper | undefined> {
  const row = await findOwn(knex, email, number);
  if (!row) return undefined;
  const record = readBooking(row, (await findFormSheet(knex, versionOf(row))) ?? null);
  const isCancelled = row.state === "cancelled" && wasCancelled(record);
  const { trip } = record.answer;
  const tripUrl = `${siteUrl}/de/reise/${trip.number}/${trip.slug}`;
  if (kind === "calendar") {
    const { filename, contentType, content } = calendarEntry(record, { tripUrl, cancelled: isCancelled });
    return { fileName: filename, mediaType: contentType, content: String(content) };
  }
  const page =
    kind === "form-sheet"
      ? formSheetPage(record)
      : confirmationPage(
          (isCancelled ? bookingCancellation : bookingConfirmation)(record, { tripUrl }).document,
        );
  if (page === undefined) return undefined;
  return { fileName: texts.fileName(kind, number), mediaType: "text/html; charset=utf-8", content: page };
}

export async function findOwn(knex: Knex, email: string, number: number): Promise<Row | undefined> {
  const [row] = await rows(knex, `SELECT ${COLUMNS} ${OWN} AND b.number = ?`, [email, number]);
  return row;
}

function versionOf(row: Row): string {
  return typeof row.form_sheet_version === "string" ? row.form_sheet_version : "";
}

function findFormSheet(knex: Knex, version: string): Promise<FormSheet | undefined> {
  return createOutboxStore(knex).findFormSheet(version);
}

function wasCancelled({ history }: BookingRecord): boolean {
  return history.some(({ event }) => event === "cancelled");
}

function costsOf(answer: BookingAnswer, terms: AgreedTerms, today: string): MyBooking["cancellation"] {
  const { percent, tripCents, feeCents } = cancellationFee(answer, terms, today);
  const steps = terms.cancellation.map(({ daysBefore, percent: part }) => ({ daysBefore, percent: part }));
  return { steps, tripPrice: euros(tripCents), percent, fee: euros(feeCents) };
}

const euros = (amount: number): Money => ({ amount, currency: "EUR" });

function myBooking(row: Row, hasFormSheet: boolean, today: string): MyBooking {
  const { terms, travellers, history } = readBooking(row, null);
  const answer = storedAnswer(row.answer);
  const isCancelled = row.state === "cancelled";
  const cancelled = history.filter(({ event }) => event === "cancelled").at(-1);
  const { name, email, phone } = terms.organiser;
  const asked = isCancelled ? null : openRequest(history);
  const askedFee = asked && feeOfRequest(answer, terms, asked);
  const kinds = DOCUMENTS.filter((kind) => kind !== "form-sheet" || hasFormSheet);
  return {
    ...answer,
    state: isCancelled ? "cancelled" : "confirmed",
    cancelledAt: isCancelled && cancelled ? new Date(cancelled.at).toISOString() : null,
    organiser: { name, email, phone },
    travellers: travellers.map(({ firstName, lastName }) => ({ firstName, lastName })),
    cancellation: isCancelled || !mayAsk(answer, terms, today) ? null : costsOf(answer, terms, today),
    request: asked && {
      kind: asked.kind,
      askedAt: asked.askedAt,
      fee: askedFee && euros(askedFee.feeCents),
    },
    documents: kinds.map((kind) => ({
      kind,
      title: texts.documents(kind, isCancelled),
      mediaType: kind === "calendar" ? "text/calendar" : "text/html",
    })),
  };
}
