import type { FormSheet } from "../bookings/types";
import type { Sender } from "../mails/newsletter";
import type { MailedSubscriber } from "../mails/render-newsletter";

/** A row of the outbox that this worker holds. */
export interface ClaimedMail {
  id: number;
  /** Without angle brackets or with; the same at every attempt. */
  messageId: string;
  kind: string;
  to: string;
  bookingNumber: number | null;
  /** What else the mail is about, as its occasion wrote it. */
  data: unknown;
  /** Counts from 1. Together with the identifier it proves that the lease is still this worker's. */
  attempt: number;
  /** After this moment a temporary failure is final. */
  giveUpAt: Date;
}

/** A stored booking as the database holds it; `mails/booking-record.ts` reads it. */
export type RawBooking = Readonly<Record<string, unknown>>;

export type Settlement =
  | { state: "sent"; subject: string }
  | { state: "pending"; error: string; nextAttemptAt: Date; subject?: string }
  | { state: "failed"; error: string; subject?: string };

/** Where the database keeps people's addresses. */
export type AddressOf = "account" | "subscriber" | "declaration" | "contract";

export interface ClaimOptions {
  limit: number;
  now: Date;
  leasedUntil: Date;
  /** For mails that are tried for the first time, or again after an editor's decision. */
  giveUpAt: Date;
}

/** The database's part of the outbox. Every method throws `OutboxUnavailable` while database or tables are not there. */
export interface OutboxStore {
  /** Takes mails that are due and held by nobody, longest due first. Two workers never get the same one while its lease lasts. */
  claim(options: ClaimOptions): Promise<ClaimedMail[]>;
  /** Writes how it went; false when the lease had passed to another worker, whose word then counts. */
  settle(mail: ClaimedMail, settlement: Settlement, now: Date): Promise<boolean>;
  findBooking: (number: number) => Promise<RawBooking | undefined>;
  findFormSheet: (version: string) => Promise<FormSheet | undefined>;
  findSubscriber: (documentId: string) => Promise<MailedSubscriber | undefined>;
  /** Whose mail it is, by what the occasion is called; undefined when there is no such row or it is nobody's any more. */
  findAddress: (of: AddressOf, key: string) => Promise<string | undefined>;
  /** Of the published booking settings. */
  findSender: () => Promise<Sender | undefined>;
}

/** The database cannot be asked now: not started, without tables yet, locked or away. Worth waiting for. */
export class OutboxUnavailable extends Error {
  override readonly name = "OutboxUnavailable";
}
