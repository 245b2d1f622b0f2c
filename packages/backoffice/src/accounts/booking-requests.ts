import { readBooking } from "../mails/booking-record";
import { berlinDay } from "@gratweg/contracts/kernel";
import { formatMoney } from "../mails/format";
import { queuedRow } from "../outbox/queued-row";
import { REQUEST_MAILS } from "../bookings/mails";
import { cancellationFee, isAskedAnew, mayAsk, openRequest, type ChangeRequest } from "../bookings/requests";
import type { HistoryEntry } from "../bookings/types";
import { findOwn } from "./my-bookings";
import type { Knex } from "./rows";

interface Order {
  email: string;
  number: number;
  kind: ChangeRequest;
  /** Says which change is wished for; empty for a cancellation. */
  message: string;
  at: Date;
  createDocumentId: () => string;
  mailHost: string;
}

/**
 * Entry and mails are one transaction; what was asked before is asked once. `closed`: the booking is cancelled or has begun.
 * Undefined: the booking is not the account's.
 */
export function askForBooking(
  knex: Knex,
  { email, number, kind, message, at, createDocumentId, mailHost }: Order,
): Promise<"asked" | "closed" | undefined> {
  return knex.transaction(async (trx) => {
    // The row is nobody else's until the transaction's end.
    await trx("bookings").where({ number }).forUpdate().first("id");
    const row = await findOwn(trx, email, number);
    if (!row) return undefined;
    const { answer, terms, history } = readBooking(row, null);
    const askedAt = at.toISOString();
    const today = berlinDay(askedAt);
    if (row.state !== "confirmed" || !mayAsk(answer, terms, today)) return "closed";
    if (!isAskedAnew(openRequest(history), kind)) return "asked";
    const { percent, feeCents } = cancellationFee(answer, terms, today);
    const note = kind === "change" ? message : `${formatMoney(feeCents)} (${percent} %)`;
    const entry: HistoryEntry = { at: askedAt, event: `asked-${kind}`, by: "traveller", note };
    await trx("bookings")
      .where({ number })
      .update({ history: JSON.stringify([...history, entry]), updated_at: at });
    const addresses = [
      [REQUEST_MAILS.traveller, answer.email],
      [REQUEST_MAILS.operator, terms.organiser.email],
      [REQUEST_MAILS.desk, terms.mediator.email],
    ] as const;
    for (const [mail, to] of addresses)
      await trx("outbox_mails").insert(
        queuedRow({
          documentId: createDocumentId(),
          messageId: `<${mail}-${number}-${at.getTime()}@${mailHost}>`,
          kind: mail,
          to,
          bookingNumber: number,
          data: { askedAt },
          at,
        }),
      );
    return "asked";
  });
}
