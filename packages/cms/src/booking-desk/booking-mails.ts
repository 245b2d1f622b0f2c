import type { Core } from "@strapi/strapi";
import { BOOKING, OUTBOX } from "../editor-roles/records";

export interface BookingMail {
  kind: string;
  to: string;
  state: string;
  attempts: number;
  nextAttemptAt: string | null;
  sentAt: string | null;
}

/** The mails of a booking with their way so far; `null` when there is no such booking. */
export async function bookingMails(strapi: Core.Strapi, documentId: string): Promise<BookingMail[] | null> {
  const booking = (await strapi.db.query(BOOKING).findOne({ where: { documentId }, select: ["number"] })) as {
    number: number;
  } | null;
  if (!booking) return null;
  return (await strapi.db.query(OUTBOX).findMany({
    where: { bookingNumber: booking.number },
    select: ["kind", "to", "state", "attempts", "nextAttemptAt", "sentAt"],
    orderBy: { id: "asc" },
  })) as BookingMail[];
}
