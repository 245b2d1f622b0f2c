import type { BookingLimits } from "./limits";

/**
 * What guests have booked without proving their e-mail address, and which of it was held; of the last 24 hours. All of it is read at
 * one moment: a sum of two moments would let several people who book at once share more than a third of a departure.
 */
export interface GuestCounts {
  emailSeats: number;
  emailHolds: number;
  networkSeats: number;
  /** Of the client address, run out or not. */
  clientHeldSeats: number;
  /** Held at this moment. */
  networkHeldSeats: number;
  /** Confirmed or held at this moment. */
  departureSeats: number;
  /** Of the departure, before this booking. */
  seatsLeft: number;
}

export interface GuestWish {
  /** Of this booking. */
  seats: number;
  /** Its e-mail address is one of those that are thrown away. */
  isDisposable: boolean;
}

/** `hold`: the seats are kept for a short time, in which a link in a mail proves the address. */
export type GuestDecision = "book" | "hold" | "refuse";

type Rule = (wish: GuestWish, counts: GuestCounts, limits: BookingLimits) => boolean;

const beyond = (sum: number, most: number): boolean => most > 0 && sum > most;

/** Why an address has to be proven. A booking of more people than `unprovenPerEmail` needs it by itself. */
const HOLD_RULES = {
  email: ({ seats }, { emailSeats }, { unprovenPerEmail }) => beyond(emailSeats + seats, unprovenPerEmail),
  network: ({ seats }, { networkSeats }, { unprovenPerNetwork }) =>
    beyond(networkSeats + seats, unprovenPerNetwork),
  departure: ({ seats }, { departureSeats, seatsLeft }, { unprovenPerDeparture }) =>
    beyond(
      departureSeats + seats,
      unprovenPerDeparture && Math.max(unprovenPerDeparture, Math.floor((seatsLeft + departureSeats) / 3)),
    ),
  disposable: ({ isDisposable }) => isDisposable,
} as const satisfies Record<string, Rule>;

/** Why there is not even a hold: holds keep seats from others too, and each sends a mail. */
const REFUSAL_RULES = {
  holdsOfEmail: (_, { emailHolds }, { holdsPerEmail }) => beyond(emailHolds + 1, holdsPerEmail),
  heldOfClient: ({ seats }, { clientHeldSeats }, { heldPerClient }) =>
    beyond(clientHeldSeats + seats, heldPerClient),
  heldOfNetwork: ({ seats }, { networkHeldSeats }, { heldPerNetwork }) =>
    beyond(networkHeldSeats + seats, heldPerNetwork),
} as const satisfies Record<string, Rule>;

/** Whether somebody who has not signed in books at once. */
export function guestDecision(wish: GuestWish, counts: GuestCounts, limits: BookingLimits): GuestDecision {
  const holds = (rules: Readonly<Record<string, Rule>>) =>
    Object.values(rules).some((rule) => rule(wish, counts, limits));
  if (!holds(HOLD_RULES)) return "book";
  return holds(REFUSAL_RULES) ? "refuse" : "hold";
}
