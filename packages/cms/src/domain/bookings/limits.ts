import { wholeNumber } from "../../environment";

/** How long a booking that needs proof keeps its seats. */
export const HOLD_MS = 30 * 60_000;
/** And where others hold some: the same network, or the same departure. */
export const SHORT_HOLD_MS = 15 * 60_000;
/** How long a request may be confirmed that keeps none: so long its price and terms are fresh. */
export const REQUEST_MS = 2 * 60 * 60_000;
/** What was booked or held counts for so long, and so long is remembered from where it came. */
export const WINDOW_MS = 24 * 60 * 60_000;

/** Every limit of booking, for 24 hours unless less is said; 0 switches one off. What one client address may book is the server's (`seatLimit.ts`). */
const TABLE = {
  /** Most seats for one e-mail address, proven or not. Beyond: refused. */
  seatsPerEmail: ["GRATWEG_BOOKING_SEATS_PER_EMAIL", 24],
  /** Seats for one e-mail address that nobody has proven. Beyond: held until a link is pressed. */
  unprovenPerEmail: ["GRATWEG_BOOKING_UNPROVEN_PER_EMAIL", 8],
  /** Unproven seats from one network, whatever became of them. Beyond: held. */
  unprovenPerNetwork: ["GRATWEG_BOOKING_UNPROVEN_PER_NETWORK", 12],
  /** Unproven seats of one departure, or a third of what is not proven there if that is more. Beyond: held. */
  unprovenPerDeparture: ["GRATWEG_BOOKING_UNPROVEN_PER_DEPARTURE", 6],
  /** Holds, and so mails, for one e-mail address. Beyond: refused. */
  holdsPerEmail: ["GRATWEG_BOOKING_HOLDS_PER_EMAIL", 3],
  /** Seats in holds from one client address, run out or not. Beyond: a request that keeps no seats until its link is pressed. */
  heldPerClient: ["GRATWEG_BOOKING_HELD_PER_ADDRESS", 18],
  /** The same from one network. */
  heldPerNetwork: ["GRATWEG_BOOKING_HELD_PER_NETWORK", 36],
  /** The same of one departure, from wherever, or a third of what is not proven there if that is more; the first hold may be larger. */
  heldPerDeparture: ["GRATWEG_BOOKING_HELD_PER_DEPARTURE", 4],
  /** Requests, and so mails, from one client address. Beyond: refused. */
  requestsPerClient: ["GRATWEG_BOOKING_REQUESTS_PER_ADDRESS", 24],
  /** The same from one network; whoever has none there yet is not refused. */
  requestsPerNetwork: ["GRATWEG_BOOKING_REQUESTS_PER_NETWORK", 120],
} as const satisfies Record<string, readonly [variable: string, most: number]>;

export type BookingLimits = Readonly<Record<keyof typeof TABLE, number>>;

export function bookingLimits(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): BookingLimits {
  const read = Object.entries(TABLE).map(([name, [variable, most]]) => [
    name,
    wholeNumber(environment[variable], most),
  ]);
  return Object.fromEntries(read) as BookingLimits;
}
