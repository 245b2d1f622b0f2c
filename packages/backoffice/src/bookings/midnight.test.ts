import { createBookings } from "./bookings";
import { bookingLimits } from "./limits";
import type { BookingStore } from "./store";
import { aDeparture, NO_GUESTS, someContent } from "./testing";

it.each([
  ["2026-10-25T22:59:59Z", "open", "2026-10-25"],
  ["2026-10-25T23:00:00Z", "past", "2026-10-26"],
])("a departure's last day ends at midnight in Berlin: at %s it is %s", async (now, availability, today) => {
  const read = jest.fn(() => Promise.resolve(someContent()));
  const departure = { ...aDeparture(), startDate: "2026-10-25" };
  const live = { departure, state: "open", tourNumber: 1001 } as const;
  const store: Partial<BookingStore> = {
    look: () => Promise.resolve({ known: null, live, emailSeats: 0, guests: NO_GUESTS, isHoldOver: false }),
    departuresOf: () => Promise.resolve([]),
  };
  const content = { read, clear: () => undefined };
  const limits = bookingLimits({});
  const bookings = createBookings({
    store: store as BookingStore,
    content,
    limits,
    now: () => new Date(now),
  });
  expect(await bookings.terms(1001, departure.number)).toMatchObject({ availability });
  expect(read).toHaveBeenCalledWith(1001, today);
});
