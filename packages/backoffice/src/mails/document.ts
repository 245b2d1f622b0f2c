import type { BookingRecord } from "./booking-record";
import { dialled } from "../dialled";

/** What a mail says, before it is written as text and as HTML: one source for both, so that neither holds less. */

export type Inline = string | { strong: string } | { label: string; href: string };

export interface Fact {
  label: string;
  /** One line each. */
  value: string[];
  /** For longer text: not set off from what surrounds it. */
  quiet?: boolean;
}

export interface Amount {
  label: string;
  amount: string;
  detail?: string;
  total?: boolean;
}

export interface Card {
  title: string;
  role: string;
  lines: Inline[][];
}

export type Block =
  | { type: "paragraph"; content: Inline[]; muted?: boolean }
  | { type: "heading"; text: string; level: 2 | 3 }
  | { type: "facts"; rows: Fact[] }
  | { type: "amounts"; caption: string; rows: Amount[] }
  | { type: "steps"; items: Inline[][] }
  | { type: "notice"; content: Inline[] }
  | { type: "cards"; cards: Card[] }
  /** `quiet`: beside what the mail is about; one button stands out, not three. */
  | { type: "link"; label: string; href: string; quiet?: boolean };

export interface MailDocument {
  brand: string;
  /** Above the title, for example the booking number. */
  eyebrow: string;
  title: string;
  /** Below the title: trip and dates. */
  subtitle: string;
  /** What an inbox shows beside the subject. */
  preview: string;
  blocks: Block[];
  /** Smaller, at the end. */
  small: Block[];
  footer: Inline[][];
}

export const mailto = (address: string): Inline => ({ label: address, href: `mailto:${address}` });
export const tel = (phone: string): Inline => ({ label: phone, href: `tel:${dialled(phone)}` });
export const paragraph = (...content: Inline[]): Block => ({ type: "paragraph", content });
export const heading = (text: string): Block => ({ type: "heading", text, level: 2 });

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string | Buffer;
}

export interface RenderedMail {
  subject: string;
  replyTo: string;
  text: string;
  html: string;
  attachments: MailAttachment[];
  /** Besides those of every mail. */
  headers?: Readonly<Record<string, string>>;
}

export type MailTemplate = (
  record: BookingRecord,
  given: {
    tripUrl: string;
    /** Holds what was queued with the mail. */
    data?: unknown;
  },
) => { subject: string; document: MailDocument; attachments: MailAttachment[] };
