import { wholeNumber } from "../environment";

/** Bounds how long a booking that needs proof keeps its seats. */
export const HOLD_MS = 30 * 60_000;
/** Bounds how long a booking or hold counts. */
export const WINDOW_MS = 24 * 60 * 60_000;

/** Every limit of booking, for 24 hours unless less is said; 0 switches one off. What one client address may book is the server's (`seatLimit.ts`). */
const TABLE = {
  /** Most seats for one e-mail address, proven or not. Beyond: refused. */
  seatsPerEmail: ["GRATWEG_BOOKING_SEATS_PER_EMAIL", 24],
  /** Seats for one e-mail address that nobody has proven. Beyond: held until a link is pressed; so many are held at most. */
  unprovenPerEmail: ["GRATWEG_BOOKING_UNPROVEN_PER_EMAIL", 8],
  /**
   * Unproven seats of one departure, or a third of what is not proven there if that is more. Beyond: held. So many, or half of the
   * departure if that is more, are held at the same time.
   */
  unprovenPerDeparture: ["GRATWEG_BOOKING_UNPROVEN_PER_DEPARTURE", 6],
  /** Holds, and so mails, for one e-mail address. Beyond: refused. */
  holdsPerEmail: ["GRATWEG_BOOKING_HOLDS_PER_EMAIL", 3],
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
