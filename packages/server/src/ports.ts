import type {
  BookingRequest,
  BookingTerms,
  DeclarationEntries,
  DeclarationKind,
  DeparturesAnswer,
  IconsAnswer,
  SearchAnswer,
  SearchQuery,
  TripDocument,
} from "@gratweg/contracts";
import type { SiteKey } from "@gratweg/sites";
import type { SearchWordGroup } from "@gratweg/trip-search";
import type { BookingOutcome, ProofOutcome } from "@gratweg/backoffice/bookings/types";
import type { SignedIn } from "@gratweg/backoffice/sign-in/session-check";

/** All trips that are published, from wherever content lives. */
export interface TripSource {
  load(signal: AbortSignal): Promise<TripDocument[]>;
}

/** The search engine's side that the server needs; built anew from each load. */
export interface SearchIndex {
  search(query: SearchQuery, today: string): SearchAnswer | Promise<SearchAnswer>;
}
/**
 * @param site whose visitors ask
 * @param breathe called now and then while it builds, so that requests have their turn
 * @param words what visitors mean by their words
 */
export type BuildSearchIndex = (
  documents: TripDocument[],
  site: SiteKey,
  breathe: () => Promise<void>,
  words: readonly SearchWordGroup[],
) => SearchIndex | Promise<SearchIndex>;

export interface RedirectRule {
  /** Path without a query, as editors typed it. */
  from: string;
  /** Path or absolute http(s) address. */
  to: string;
  status: 301 | 302 | 307 | 308;
  site: SiteKey | "all";
}

export interface RedirectSource {
  load(signal: AbortSignal): Promise<RedirectRule[]>;
}

/** Words that editors have put together for the search. */
export interface SearchWordSource {
  load(signal: AbortSignal): Promise<SearchWordGroup[]>;
}

/** What is handed on about the visitor, so that all visitors do not share one address's limits. */
export interface CallerContext {
  signal: AbortSignal;
  clientAddress: string;
}

export interface DepartureSource {
  /** For members with theirs. Undefined for a trip that does not exist. Rejects when the database cannot be asked. */
  departures(tripNumber: number, isMember: boolean): Promise<DeparturesAnswer["data"] | undefined>;
}

/** A booking as it is stored: checked, tidied, the total in cents. */
export type TidyBooking = Omit<BookingRequest, "expectedTotal"> & { expectedTotal: number };

export interface BookingOrder {
  key: string;
  /** Tells two bodies under one key apart. */
  requestHash: string;
  request: TidyBooking;
  /** Of whoever has paid access; no part of what is hashed, so that a repetition after its end is still one. */
  isMember?: boolean;
  /** Who asks has signed in with the booking's own, confirmed address. Anybody else is a guest. */
  isProven?: boolean;
}

export type { BookingOutcome, ProofOutcome };

export interface BookingSource {
  /** Undefined for a departure that does not exist, or not on this trip. Rejects when the database cannot be asked. */
  terms(
    tripNumber: number,
    departureNumber: number,
    context: CallerContext,
    isMember?: boolean,
  ): Promise<BookingTerms | undefined>;
  /** Rejects when nobody knows whether it was booked: the same order with the same key tells. */
  book(order: BookingOrder, context: CallerContext): Promise<BookingOutcome>;
  /** A hold's link: how it stands, or with `press` what the press has led to. Rejects when nobody knows; it may be asked again. */
  prove(link: { token: string; press: boolean }, context: CallerContext): Promise<ProofOutcome>;
}

/** The booking desk's side, asked by Strapi. */
export interface BookingDesk {
  /** Cancels once: seats return and mails are queued by the first call. */
  cancel: (number: number, request: { by: string; reason: string }) => Promise<{ outcome: string }>;
  /** Editors have changed what bookings are agreed on. */
  contentChanged: () => void;
}

export interface NewsletterSource {
  /** Rejects when nobody knows whether it was taken; it may be asked again. */
  subscribe(
    order: { email: string; site: SiteKey; origin: string; textVersion: string },
    context: CallerContext,
  ): Promise<void>;
  confirm(
    link: { token: string; origin: string },
    context: CallerContext,
  ): Promise<"confirmed" | "expired" | "unsubscribed" | "unknown">;
  unsubscribe(
    link: { token: string; origin: string },
    context: CallerContext,
  ): Promise<"unsubscribed" | "unknown">;
}

export interface DeclarationOrder {
  kind: DeclarationKind;
  /** Checked and tidied. */
  declaration: DeclarationEntries;
  site: SiteKey;
  /** Who is told; null: whom the content names. */
  officeEmail: string | null;
}

export interface DeclarationSource {
  /** Rejects when nobody knows whether it was received; the same declaration may be sent again. */
  receive(
    order: DeclarationOrder,
    context: CallerContext,
  ): Promise<{ receiptNumber: string; receivedAt: string }>;
}

export type { SignedIn };

export interface SessionSource {
  /** Undefined for a token that proves nothing. Rejects when the database cannot be asked. */
  user(token: string): Promise<SignedIn | undefined>;
}

export interface IconSource {
  /** Undefined for a set that is not known. */
  icons(set: string, names: readonly string[]): Promise<IconsAnswer | undefined>;
}

/** Keeps the last good value over a restart. */
export interface SnapshotStore<T> {
  read(): Promise<T | undefined>;
  write(value: T): Promise<void>;
}

/** The part of a logger that services need. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
