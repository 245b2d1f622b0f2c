import { booking, cancelledBooking, pastBooking } from "../testing/fixtures";
import { groupBookings, nextTripSentence } from "./nextTrip";

test.each([
  ["2026-06-01", "Ihre nächste Reise beginnt am 12. Dezember 2026: Durchs Karwendel."],
  ["2026-11-22", "Noch 20 Tage, dann geht es los: Durchs Karwendel."],
  ["2026-12-11", "Morgen geht es los: Durchs Karwendel."],
  ["2026-12-12", "Heute geht es los: Durchs Karwendel."],
  ["2026-12-17", "Sie sind unterwegs: Durchs Karwendel. Gute Wege!"],
  ["2026-12-18", undefined],
])("on %s: %s", (today, sentence) => {
  const { upcoming } = groupBookings([cancelledBooking, pastBooking, booking], today);
  const ahead = upcoming.filter(({ number }) => number === booking.number);
  expect(nextTripSentence(ahead, today)).toBe(sentence);
});

test("the last day belongs to the trip", () => {
  const numbers = (today: string) => {
    const { upcoming, past, cancelled } = groupBookings([cancelledBooking, pastBooking, booking], today);
    return [upcoming, past, cancelled].map((group) => group.map(({ number }) => number));
  };
  expect(numbers("2026-12-17")).toEqual([[480213], [461009], [480401]]);
  expect(numbers("2026-12-18")).toEqual([[], [480213, 461009], [480401]]);
});
