import type { OpenBookings } from "@gratweg/backoffice/bookings/open-bookings";
import type { BookingSource, DepartureSource } from "../../ports";

/** Bookings of this process as the routes ask for them. */
export function createBookingSource(bookings: OpenBookings): BookingSource {
  return {
    terms: async (trip, departure, _context, isMember) =>
      (await bookings.terms(trip, departure, isMember)) ?? undefined,
    book: ({ isProven = false, isMember = false, ...order }) =>
      bookings.book({ ...order, isMember, isGuest: !isProven }),
    prove: (link) => bookings.prove(link),
  };
}

export function createDepartureSource(bookings: OpenBookings): DepartureSource {
  return {
    departures: async (trip, isMember) => (await bookings.departures(trip, isMember)) ?? undefined,
  };
}
