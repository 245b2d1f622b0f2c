import { agreedTerms, composeAnswer } from "./compose";
import { money } from "./stored";
import { aDeparture, aRequest, someContent } from "./testing";
import type { BookingLine, Departure } from "./types";

const at = new Date("2027-04-01T10:00:00Z");
const lines: BookingLine[] = [
  { kind: "trip", quantity: 2, unitCents: 80_000, amountCents: 160_000 },
  { kind: "single-room", quantity: 1, unitCents: 12_000, amountCents: 12_000 },
];
const answer = (departure: Departure) =>
  composeAnswer({
    ...{ request: aRequest(), departure, content: someContent(), lines, totalCents: 172_000 },
    ...{ at, heldUntil: null, today: "2027-04-01" },
  });

it("an answer says who booked what with whom, and what is to be paid when", () => {
  expect(answer(aDeparture())).toEqual({
    state: "confirmed",
    bookedAt: "2027-04-01T10:00:00.000Z",
    trip: { number: 1001, slug: "karwendel", title: "Karwendel" },
    departure: { number: 100_101, startDate: "2027-06-05", endDate: "2027-06-11" },
    organiser: { name: "Steinadler Bergreisen" },
    fullName: "Jördis Weiß",
    email: "joerdis@reisende.example",
    seats: 2,
    lines: [
      { kind: "trip", quantity: 2, unit: money(80_000), amount: money(160_000) },
      { kind: "single-room", quantity: 1, unit: money(12_000), amount: money(12_000) },
    ],
    total: money(172_000),
    payment: {
      deposit: { ...money(34_400), due: "2027-04-08" },
      rest: { ...money(137_600), due: "2027-05-06" },
    },
    formSheetVersion: "2026-1",
  });
});

it("a member's answer names the price of everybody else with the trip, and with nothing else", () => {
  const member = { ...aDeparture(), memberPrice: money(80_000) };
  expect(answer(member).lines.map(({ kind, normalUnit }) => [kind, normalUnit])).toEqual([
    ["trip", money(89_000)],
    ["single-room", undefined],
  ]);
  expect(agreedTerms(someContent(), member).memberPrice).toEqual({
    price: money(80_000),
    normalPrice: money(89_000),
  });
  expect(agreedTerms(someContent(), aDeparture())).not.toHaveProperty("memberPrice");
});
