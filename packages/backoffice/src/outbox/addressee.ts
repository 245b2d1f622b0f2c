import { isSealed } from "./seal";
import type { AddressOf, ClaimedMail, OutboxStore } from "./store";
import { DELETED_MAIL } from "../accounts/mails";
import { BOOKED_MAILS, CANCELLED_MAILS, HELD_MAIL, REQUEST_MAILS } from "../bookings/mails";
import { DECLARATION_MAILS } from "../declarations/mails";
import { MEMBERSHIP_MAILS } from "../memberships/mails";
import { isAccountMail } from "../mails/account";
import { readBooking } from "../mails/booking-record";
import { isMembershipMail } from "../mails/membership";
import { isNewsletterMail } from "../mails/newsletter";

/** The mail is nobody's: it is not sent, now or later. */
export class NoAddressee extends Error {
  override readonly name = "NoAddressee";
}

/** Of people who have no row any more, and of the office: nothing but the row names the receiver. */
const SEALED: readonly string[] = [DELETED_MAIL, MEMBERSHIP_MAILS.returned, DECLARATION_MAILS.notice];
const TO_OPERATOR: readonly string[] = [
  BOOKED_MAILS.operator,
  CANCELLED_MAILS.operator,
  REQUEST_MAILS.operator,
];
const TO_TRAVELLER: readonly string[] = [
  BOOKED_MAILS.traveller,
  CANCELLED_MAILS.traveller,
  REQUEST_MAILS.traveller,
  HELD_MAIL,
];

/**
 * To whom a mail goes is looked up when it is sent, in the row that it is about: whoever changes a row of the outbox gets nobody
 * else's mail. An address that has changed meanwhile is the one that counts; the mail of an account that is gone is dropped.
 */
export function addresseeOf({
  store,
  secret,
}: {
  store: Pick<OutboxStore, "findAddress" | "findBooking">;
  /** Null where none is set: mails with a seal wait. */
  secret: string | null;
}): (mail: ClaimedMail) => Promise<string> {
  const find = async (of: AddressOf, key: unknown, gone: string): Promise<string> => {
    const found = typeof key === "string" && key !== "" ? await store.findAddress(of, key) : undefined;
    if (found === undefined) throw new NoAddressee(gone);
    return found;
  };
  return async (mail) => {
    const { kind, bookingNumber } = mail;
    const data = (mail.data ?? {}) as Record<string, unknown>;
    if (SEALED.includes(kind)) {
      if (secret === null) throw new Error("GRATWEG_ACCOUNT_SECRET is not set");
      if (!isSealed(secret, mail)) throw new NoAddressee("the row is not as the content system wrote it");
      return mail.to;
    }
    if (isAccountMail(kind)) return find("account", data.user, "the account is gone");
    if (isNewsletterMail(kind))
      return find("subscriber", data.subscriber, "the newsletter's subscriber is gone");
    if (kind === DECLARATION_MAILS.receipt || kind === DECLARATION_MAILS.collected)
      return find("declaration", data.receiptNumber, "there is no such declaration");
    if (isMembershipMail(kind))
      return find("contract", data.contractNumber, "the contract is nobody's any more");
    const isToTraveller = TO_TRAVELLER.includes(kind);
    if (!isToTraveller && !TO_OPERATOR.includes(kind) && kind !== REQUEST_MAILS.desk)
      throw new Error(`no mail of the kind ${kind}`);
    const booking = bookingNumber === null ? undefined : await store.findBooking(bookingNumber);
    if (!booking) throw new Error(`no booking ${bookingNumber}`);
    if (isToTraveller) return String(booking.email);
    const { organiser, mediator } = readBooking(booking, null).terms;
    return (kind === REQUEST_MAILS.desk ? mediator : organiser).email;
  };
}
