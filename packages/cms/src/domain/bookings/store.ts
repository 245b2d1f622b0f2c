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

export interface Question {
  key: string;
  departure: number;
  /** In lower case. */
  email: string;
  /** Bookings since then count for the e-mail limit. */
  since: Date;
  /** Only then member prices are told. */
  isMember: boolean;
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
}

/** A decision that the database has to agree to: everything in it was true a moment ago. */
export interface Intent extends Question {
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
  answer: Omit<BookingAnswer, "number">;
  terms: AgreedTerms;
}

/** `refused`: something was no longer true; nothing happened. `known`: the key was used in the meantime. */
export type Take = { outcome: "booked"; number: number } | { outcome: "refused" | "known" };

/** Seats, bookings and their mails, written together or not at all. One implementation for each database. */
export interface BookingStore {
  look(question: Question): Promise<Situation>;
  /** Open departures of a tour from the day on, soonest first, sold-out ones included. */
  departuresOf(tourNumber: number, today: string, isMember: boolean): Promise<Departure[]>;
  take(intent: Intent): Promise<Take>;
  cancel(number: number, request: CancelRequest, at: Date): Promise<CancelOutcome>;
  close(): Promise<void>;
}

/** The database is busy or away; nothing happened, or the key will tell what did. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
}
