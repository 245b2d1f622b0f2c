import { isAccountMail } from "./account";
import { bookingCancellation, bookingCancellationNotice } from "./booking-cancellation";
import { bookingConfirmation } from "./booking-confirmation";
import { bookingHold, holdLink } from "./booking-hold";
import { bookingNotice } from "./booking-notice";
import { bookingRequest } from "./booking-request";
import { readBooking, type BookingRecord } from "./booking-record";
import type { MailAttachment, MailDocument, MailTemplate, RenderedMail } from "./document";
import { renderHtml } from "./html";
import { isDeclarationMail } from "./declaration";
import { isMembershipMail } from "./membership";
import { isNewsletterMail } from "./newsletter";
import { renderText } from "./text";
import { withoutLinks } from "./without-links";
import type { FormSheet } from "../bookings/types";
import type { AccountMail } from "../sign-in/mails";
import type { DeclarationMail } from "../declarations/mails";
import type { MembershipMail } from "../memberships/mails";
import type { NewsletterMail } from "../newsletter/mails";
import { DELETED_MAIL } from "../accounts/mails";
import { BOOKED_MAILS, CANCELLED_MAILS, HELD_MAIL, REQUEST_MAILS } from "../bookings/mails";
import type { BookingTokens } from "../bookings/tokens";

const templates: Readonly<Record<string, MailTemplate>> = {
  [BOOKED_MAILS.traveller]: bookingConfirmation,
  [BOOKED_MAILS.operator]: bookingNotice,
  [CANCELLED_MAILS.traveller]: bookingCancellation,
  [CANCELLED_MAILS.operator]: bookingCancellationNotice,
  [REQUEST_MAILS.traveller]: bookingRequest("traveller"),
  [REQUEST_MAILS.operator]: bookingRequest("operator"),
  [REQUEST_MAILS.desk]: bookingRequest("desk"),
};

export interface RendererParts {
  siteUrl: string;
  /** Sites of ours. A mail that names another leads to `siteUrl`. */
  origins: readonly string[];
  /** Null where no secret is set. */
  bookingTokens: BookingTokens | null;
  account: (kind: AccountMail, data: unknown) => Promise<RenderedMail>;
  farewell: (data: unknown) => Promise<RenderedMail>;
  newsletter: (kind: NewsletterMail, data: unknown) => Promise<RenderedMail>;
  declaration: (kind: DeclarationMail, data: unknown) => Promise<RenderedMail>;
  membership: (kind: MembershipMail, data: unknown) => Promise<RenderedMail>;
  findBooking: (number: number) => Promise<Readonly<Record<string, unknown>> | undefined>;
  findFormSheet: (version: string) => Promise<FormSheet | undefined>;
}

/** What an outbox row says about its mail. */
export interface MailOrder {
  kind: string;
  bookingNumber: number | null;
  data: unknown;
}

/** Writes the mail of an outbox row from what is stored about its occasion; throws when there is no such kind or occasion. */
export function mailRenderer({
  siteUrl,
  origins,
  bookingTokens: tokens,
  account,
  farewell,
  newsletter,
  declaration,
  membership,
  findBooking,
  findFormSheet,
}: RendererParts) {
  return async ({ kind, bookingNumber, data: given }: MailOrder): Promise<RenderedMail> => {
    const data = onOwnSite(given, [siteUrl, ...origins]);
    if (isAccountMail(kind)) return account(kind, data);
    if (kind === DELETED_MAIL) return farewell(data);
    if (isNewsletterMail(kind)) return newsletter(kind, data);
    if (isDeclarationMail(kind)) return declaration(kind, data);
    if (isMembershipMail(kind)) return membership(kind, data);
    const template = templates[kind];
    if (!template && kind !== HELD_MAIL) throw new Error(`no mail of the kind ${kind}`);
    const row = bookingNumber === null ? undefined : await findBooking(bookingNumber);
    if (!row) throw new Error(`no booking ${bookingNumber}`);
    if (!template) {
      // As it was held when the mail was queued, whatever has become of it.
      const record = typedAsWords(readBooking({ ...row, answer: row.first_answer }, null));
      const link = holdLink({ siteUrl, tokens }, record.answer.number, row.document_id);
      return rendered(record, bookingHold(record, link));
    }
    const sheet = await findFormSheet(String(row.form_sheet_version));
    return renderMail(template, typedAsWords(readBooking(row, sheet ?? null)), siteUrl, data);
  };
}

function onOwnSite(data: unknown, origins: readonly string[]): unknown {
  if (data === null || typeof data !== "object" || !("origin" in data)) return data;
  return origins.includes(String(data.origin)) ? data : { ...data, origin: origins[0] };
}

/** A stranger's booking may bear somebody else's address: what was typed leads nowhere under the house's name. */
function typedAsWords(record: BookingRecord): BookingRecord {
  const { answer, contact, travellers, note, history } = record;
  return {
    ...record,
    answer: { ...answer, fullName: withoutLinks(answer.fullName) },
    contact: {
      ...contact,
      street: withoutLinks(contact.street),
      postalCode: withoutLinks(contact.postalCode),
      city: withoutLinks(contact.city),
    },
    travellers: travellers.map((traveller) => ({
      ...traveller,
      firstName: withoutLinks(traveller.firstName),
      lastName: withoutLinks(traveller.lastName),
    })),
    note: withoutLinks(note),
    history: history.map((entry) => ({ ...entry, note: withoutLinks(entry.note) })),
  };
}

function renderMail(
  template: MailTemplate,
  record: BookingRecord,
  siteUrl: string,
  data: unknown,
): RenderedMail {
  const { number, slug } = record.answer.trip;
  return rendered(record, template(record, { tripUrl: `${siteUrl}/de/reise/${number}/${slug}`, data }));
}

interface Written {
  subject: string;
  document: MailDocument;
  attachments?: MailAttachment[];
}

function rendered(record: BookingRecord, { subject, document, attachments = [] }: Written): RenderedMail {
  return {
    subject,
    replyTo: record.terms.mediator.email,
    text: renderText(document),
    html: renderHtml(document),
    attachments,
  };
}
