import { createBookings } from "./bookings";
import { bookingLimits } from "./limits";
import type { BookingStore } from "./store";
import { aDeparture, NO_GUESTS, someContent } from "./testing";
import type { TripContent } from "./types";

/** A tour with a departure on the day and one a week later; which days were asked for is noted. */
function onDay(startDate: string, later: string) {
  const first = { ...aDeparture(), startDate };
  const second = { ...aDeparture(), number: 100_102, startDate: later };
  const readFor: string[] = [];
  let now = new Date(0);
  const store: Partial<BookingStore> = {
    look: () =>
      Promise.resolve({
        known: null,
        live: { departure: first, state: "open", tourNumber: 1001 },
        emailSeats: 0,
        guests: NO_GUESTS,
        isHoldOver: false,
      }),
    departuresOf: (_, today) =>
      Promise.resolve([first, second].filter((departure) => departure.startDate >= today)),
  };
  const bookings = createBookings({
    store: store as BookingStore,
    content: {
      read: (_: number, today: string): Promise<TripContent> => {
        readFor.push(today);
        return Promise.resolve(someContent());
      },
      clear: () => {},
    },
    limits: bookingLimits({ GRATWEG_BOOKING_SEATS_PER_EMAIL: "0" }),
    now: () => now,
  });
  return {
    readFor,
    at: async (instant: string) => {
      now = new Date(instant);
      const terms = await bookings.terms(1001, first.number);
      return [terms?.availability, terms?.alternatives.map(({ number }) => number)];
    },
  };
}

describe("a departure's last day ends at midnight in Berlin", () => {
  it.each([
    ["before summer begins", "2026-03-28", "2026-03-28T22:59:59Z", "2026-03-28T23:00:00Z"],
    ["on the day of 23 hours", "2026-03-29", "2026-03-29T21:59:59Z", "2026-03-29T22:00:00Z"],
    ["before summer ends", "2026-10-24", "2026-10-24T21:59:59Z", "2026-10-24T22:00:00Z"],
    ["on the day of 25 hours", "2026-10-25", "2026-10-25T22:59:59Z", "2026-10-25T23:00:00Z"],
  ])("%s", async (_, day, lastMoment, midnight) => {
    const { at, readFor } = onDay(day, "2026-12-01");
    expect(await at(lastMoment)).toEqual(["open", [100_102]]);
    expect(await at(midnight)).toEqual(["past", [100_102]]);
    const next = new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    expect(readFor).toEqual([day, next]);
  });
});
