import type { FastifyInstance } from "fastify";
import { registerBookingLinkRoute } from "./bookingLinkRoute";
import { registerBookingRoute } from "./bookingRoute";
import { registerBookingTermsRoute } from "./bookingTermsRoute";
import { createGate } from "../../limits/gate";
import { LIMITS } from "../../limits/table";
import type { BookingSource } from "../../ports";
import type { Services } from "../../services";
import { createBookingMetrics } from "./bookingMetrics";
import { unlimitedSeats, type SeatLimit } from "./seatLimit";

export interface BookingOptions {
  /** Without it nothing can be booked: 503. */
  bookings?: BookingSource;
  /** How many seats one address may book; without it any number. */
  seatLimit?: SeatLimit;
}

/** What is agreed on, the booking itself, and the link of the mail that confirms one. */
export function registerBookingArea(
  app: FastifyInstance,
  { bookings: source, seatLimit: limit = unlimitedSeats }: BookingOptions,
  { metrics, access, content: { trips } }: Services,
): void {
  // A travel group behind one address books at once: as many as an address may hold connections.
  const share = LIMITS.connections.most;
  const gate = createGate(LIMITS.bookingsAtOnce.most, { ofAddress: share, ofNetwork: share });
  registerBookingTermsRoute(app, source, { access, trips });
  registerBookingRoute(app, {
    source,
    limit,
    gate,
    madeUpGate: createGate(LIMITS.madeUpAtOnce.most),
    isKnown: (departure) => !trips.loaded() || trips.tripOf(departure) !== undefined,
    metrics: createBookingMetrics(metrics, gate),
    tripOf: (departure) => trips.tripOf(departure),
    access,
  });
  registerBookingLinkRoute(app, { source, gate: createGate(LIMITS.bookingsAtOnce.most) });
}
