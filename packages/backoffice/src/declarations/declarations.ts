import { bookingNumbersIn } from "./booking-numbers";
import { DECLARATION_MAILS, type DeclarationMailData } from "./mails";
import { createReceiptNumber } from "./receipt-number";
import { queueReceipt } from "./receipts";
import type { DeclarationCommand } from "./request-shape";
import type { DeclarationStore } from "./store";

export interface Receipt {
  receiptNumber: string;
  /** ISO 8601. */
  receivedAt: string;
}

export interface Declarations {
  /** Says nothing about contracts: neither by its answer nor by what it asks for. Nothing is cancelled here, people do that. */
  receive(command: DeclarationCommand): Promise<Receipt>;
}

const SAME_WITHIN_MS = 24 * 60 * 60 * 1000;

/** Row, receipt and notice are one transaction: whoever gets an answer gets the mails too. */
export function createDeclarations({
  store,
  now,
  fallbackEmail,
}: {
  store: DeclarationStore;
  now: () => Date;
  /** Who is told where neither site nor settings name anybody. */
  fallbackEmail: string;
}): Declarations {
  return {
    receive: ({ kind, declaration, contentKey, site, officeEmail }) =>
      store.transaction(async (rows) => {
        const at = now();
        const receiptNumber = createReceiptNumber(kind);
        const receivedAt = at.toISOString();
        const known = await rows.takeKnown(contentKey, new Date(at.getTime() - SAME_WITHIN_MS));
        if (known) return known;
        const bookingNumber = await rows.findBooking(
          bookingNumbersIn(declaration.contract),
          declaration.email,
        );
        const isNew = await rows.insert({
          kind,
          declaration,
          contentKey,
          site,
          receiptNumber,
          at,
          bookingNumber,
        });
        if (!isNew) {
          const other = await rows.takeKnown(contentKey, new Date(0));
          if (other) return other;
          throw new Error("the declaration that came first is not there");
        }
        const data: DeclarationMailData = { kind, receiptNumber, receivedAt, declaration, bookingNumber };
        await queueReceipt(rows, data, at);
        const office = officeEmail ?? (await rows.officeEmail()) ?? fallbackEmail;
        await rows.queueMail({ kind: DECLARATION_MAILS.notice, to: office, data, at });
        if (bookingNumber !== null) await rows.noteInBooking(bookingNumber, { kind, receiptNumber, at });
        return { receiptNumber, receivedAt };
      }),
  };
}
