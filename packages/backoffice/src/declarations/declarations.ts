import type { DeclarationEntries, DeclarationKind } from "@gratweg/contracts";
import type { Knex } from "knex";
import { mailHost } from "../bookings/mails";
import { addressOf } from "../email-address";
import { bookingNumbersIn } from "./booking-numbers";
import { contentKey, readDeclaration, type Receipt } from "./declaration";
import { DECLARATION_MAILS, type DeclarationMailData } from "./mails";
import { createReceiptNumber } from "./receipt-number";
import { queueReceipt } from "./receipts";
import { knexDeclarationStore } from "./store";

interface DeclarationCommand {
  kind: DeclarationKind;
  /** Checked and tidied. */
  declaration: DeclarationEntries;
  site: string;
  /** Where the site's visitors reach the office; null: as the settings say. */
  officeEmail: string | null;
}

export interface Declarations {
  /** Says nothing about contracts: neither by its answer nor by what it asks for. Nothing is cancelled here, people do that. */
  receive(command: DeclarationCommand): Promise<Receipt>;
}

const SAME_WITHIN_MS = 24 * 60 * 60 * 1000;

/**
 * Row, receipt and notice are one transaction: whoever gets an answer gets the mails too. The sender is told where neither site nor
 * settings name anybody.
 */
export function createDeclarations(database: Knex, mailFrom: string): Declarations {
  const store = knexDeclarationStore(database, mailHost(mailFrom));
  return {
    receive: ({ kind, declaration: entries, site, officeEmail }) =>
      store.transaction(async (rows) => {
        const at = new Date();
        const declaration = readDeclaration(entries);
        const key = contentKey(kind, declaration);
        const receiptNumber = createReceiptNumber(kind);
        const receivedAt = at.toISOString();
        const known = await rows.takeKnown(key, new Date(at.getTime() - SAME_WITHIN_MS));
        if (known) return known;
        const bookingNumber = await rows.findBooking(
          bookingNumbersIn(declaration.contract),
          declaration.email,
        );
        const isNew = await rows.insert({
          kind,
          declaration,
          contentKey: key,
          site,
          receiptNumber,
          at,
          bookingNumber,
        });
        if (!isNew) {
          const other = await rows.takeKnown(key, new Date(0));
          if (other) return other;
          throw new Error("the declaration that came first is not there");
        }
        const data: DeclarationMailData = { kind, receiptNumber, receivedAt, declaration, bookingNumber };
        await queueReceipt(rows, data, at);
        const office = officeEmail ?? (await rows.officeEmail()) ?? addressOf(mailFrom);
        await rows.queueMail({ kind: DECLARATION_MAILS.notice, to: office, data, at });
        if (bookingNumber !== null) await rows.noteInBooking(bookingNumber, { kind, receiptNumber, at });
        return { receiptNumber, receivedAt };
      }),
  };
}
