import type { GuestCounts } from "./risk";
import type {
  AgreedTerms,
  BookingAnswer,
  BookingRequest,
  CancelOutcome,
  CancelRequest,
  Departure,
} from "./types";

/** A departure as it is at this moment. */
export interface LiveDeparture {
  departure: Departure;
  state: "open" | "cancelled";
  tourNumber: number | null;
}

export interface BookingLookup {
  key: string;
  departure: number;
  /** In lower case. */
  email: string;
  /** Bookings since then count for the e-mail limit. */
  since: Date;
  /** Only then member prices are told. */
  isMember: boolean;
  isGuest: boolean;
  now: Date;
}

export interface KnownBooking {
  requestHash: string;
  answer: BookingAnswer;
}

/** What has to be known before a decision, read in one go. */
export interface Situation {
  known: KnownBooking | null;
  live: LiveDeparture | null;
  /** Booked with the same e-mail address since `since`. */
  emailSeats: number;
  guests: GuestCounts;
  /** A hold of the departure has run out and was not ended yet. */
  isHoldOver: boolean;
}

/** A decision that the database has to agree to: everything in it was true a moment ago. */
export interface Intent extends BookingLookup {
  requestHash: string;
  request: BookingRequest;
  seats: number;
  tourNumber: number;
  /** The departure's amounts that the total was reckoned from; for members theirs. */
  priceCents: number;
  singleSupplementCents: number;
  totalCents: number;
  /** Berlin's day; the departure must not be past. */
  today: string;
  bookedAt: Date;
  /** Most seats for one e-mail address since `since`; 0: no limit. */
  emailLimit: number;
  /** Whether what was decided about a guest is still right; null where the address is proven. */
  isStillRight: ((counts: GuestCounts) => boolean) | null;
  heldUntil: Date | null;
  answer: Omit<BookingAnswer, "number">;
  terms: AgreedTerms;
}

/** `refused`: something was no longer true; nothing happened. `known`: the key was used in the meantime. */
export type Take = { outcome: "booked"; number: number } | { outcome: "refused" | "known" };

/** A booking whose link may be pressed. */
export interface Provable {
  number: number;
  documentId: string;
  state: "held" | "confirmed" | "cancelled" | "expired";
  /** Null: it was booked at once, no link was ever sent. */
  heldUntil: Date | null;
  answer: BookingAnswer;
  terms: AgreedTerms;
}

/** What is written when a hold becomes a booking. */
export interface Proof {
  number: number;
  at: Date;
  answer: BookingAnswer;
  terms: AgreedTerms;
}

/** Holds are confirmed, run out and are forgotten, each in a transaction of its own. */
export interface HoldStore {
  findProvable(number: number): Promise<Provable | null>;
  /** False when it is no longer held, has run out, or its departure was closed; nothing happened then. */
  prove(proof: Proof): Promise<boolean>;
  /** Numbers of holds that have run out; with a departure its own. */
  overdue(at: Date, departure?: number): Promise<number[]>;
  /** Returns the seats; false when somebody else ended the hold before. */
  expire(number: number, at: Date): Promise<boolean>;
  /** Drops holds that ran out before that moment, with their mails. */
  forget(before: Date): Promise<void>;
}

/** Seats, bookings and their mails, written together or not at all. One implementation for each database. */
export interface BookingStore extends HoldStore {
  look(lookup: BookingLookup): Promise<Situation>;
  /** Open departures of a tour from the day on, soonest first, sold-out ones included. */
  departuresOf(tourNumber: number, today: string, isMember: boolean): Promise<Departure[]>;
  take(intent: Intent): Promise<Take>;
  cancel(number: number, request: CancelRequest, at: Date): Promise<CancelOutcome>;
  /** Reads what editors have published; `name` is the statement's. */
  ask(
    name: string,
    sql: string,
    parameters: Readonly<Record<string, unknown>>,
  ): Promise<Readonly<Record<string, unknown>>[]>;
  close(): Promise<void>;
}

/** The database is busy or away; nothing happened, or the key will tell what did. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
}
