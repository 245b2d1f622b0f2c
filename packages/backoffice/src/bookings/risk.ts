import { disposableEmailBlocklistSet } from "disposable-email-domains-js";
import type { BookingLimits } from "./limits";

/**
 * Counts what guests have booked without proving their e-mail address. All of it is read at one moment: a sum of two moments would
 * let several people who book at once take more than their share.
 */
export interface GuestCounts {
  /** Counts the mailbox's seats of the last 24 hours. */
  emailSeats: number;
  /** Counts its holds of the last 24 hours; each sent it a mail. */
  emailHolds: number;
  /** Counts the mailbox's seats in holds that run at this moment. */
  emailHeldSeats: number;
  /** Counts the departure's seats of the last 24 hours, confirmed or held at this moment. */
  departureSeats: number;
  /** Counts the departure's seats in holds that run at this moment. */
  departureHeldSeats: number;
  /** Names the end of the first of these holds; null: none runs. */
  nextHoldEnd: Date | null;
  /** Counts the departure's free seats before this booking. */
  seatsLeft: number;
}

export interface GuestWish {
  /** Of this booking. */
  seats: number;
  /** Counts the seats of its departure. */
  capacity: number;
  /** Its e-mail address is one of those that are thrown away. */
  isDisposable: boolean;
}

/** `hold`: the seats are kept for half an hour, in which a link in a mail proves the address. The others store nothing. */
export type GuestDecision = "book" | "hold" | "too-many-holds" | "departure-held";

/** A limit of 0 is none. */
const beyond = (sum: number, most: number): boolean => most > 0 && sum > most;

/** Decides whether somebody who has not signed in books at once. */
export function guestDecision(
  { seats, capacity, isDisposable }: GuestWish,
  counts: GuestCounts,
  { unprovenPerEmail, unprovenPerDeparture, holdsPerEmail }: BookingLimits,
): GuestDecision {
  const { emailSeats, emailHolds, emailHeldSeats, departureSeats, departureHeldSeats, seatsLeft } = counts;
  const ofDeparture = (share: number) =>
    unprovenPerDeparture && Math.max(unprovenPerDeparture, Math.floor(share));
  const isUsual =
    !isDisposable &&
    !beyond(emailSeats + seats, unprovenPerEmail) &&
    !beyond(departureSeats + seats, ofDeparture((seatsLeft + departureSeats) / 3));
  if (isUsual) return "book";
  // The first hold of a mailbox and of a departure may be larger: a group.
  if (emailHeldSeats > 0 && beyond(emailHeldSeats + seats, unprovenPerEmail)) return "too-many-holds";
  if (beyond(emailHolds + 1, holdsPerEmail)) return "too-many-holds";
  if (departureHeldSeats > 0 && beyond(departureHeldSeats + seats, ofDeparture(capacity / 2)))
    return "departure-held";
  return "hold";
}

const DOMAINS = disposableEmailBlocklistSet();

/** Tells whether the mailbox is one of those that are thrown away, on any subdomain of theirs. */
export function isDisposable(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf("@") + 1)
    .toLowerCase()
    .split(".");
  return labels.some((_, index) => DOMAINS.has(labels.slice(index).join(".")));
}
