import { damaged, unnoticed } from "../testing/damaged";
import { isBookingAnswer, isBookingTerms, isDeparture, isNumber } from "./bookingShapes";

/** With what a page needs, and nothing else. */
const money = { amount: 89_000 };
const departure = {
  ...{ number: 101, seatsLeft: 8, startDate: "2027-06-12", endDate: "2027-06-17" },
  ...{ price: money, memberPrice: money, singleSupplement: money },
};
const terms = {
  availability: "open",
  trip: { number: 7, slug: "karwendel", title: "Karwendel", nights: { total: 5, inRooms: 1 } },
  departure,
  alternatives: [departure, departure],
  maxTravellers: 10,
  organiser: { name: "Gratweg" },
  mediator: { name: "Gratweg" },
  insurance: { perMille: 45, covers: [] },
  payment: { depositPercent: 20, depositDueDays: 7, restDueDaysBefore: 28 },
  cancellation: [{}],
  formSheet: { version: "2026-1", title: "Formblatt", sections: [{}] },
};
const part = { amount: 89_000, due: "2026-11-28" };
const line = { kind: "trip", quantity: 1, unit: money, normalUnit: money, amount: money };
const answer = {
  number: 4711,
  state: "held",
  heldUntil: "2026-11-21T10:30:00.000Z",
  bookedAt: "2026-11-21T10:00:00.000Z",
  fullName: "Jördis Groß",
  email: "joerdis@example.org",
  formSheetVersion: "2026-1",
  trip: { number: 7, slug: "karwendel", title: "Karwendel" },
  departure: { number: 101, startDate: "2027-06-12", endDate: "2027-06-17" },
  organiser: { name: "Gratweg" },
  seats: 2,
  lines: [line, line],
  total: money,
  payment: { deposit: part, rest: part },
};

it("what has all that a page needs is taken, and nothing with a part of another kind", () => {
  expect([isDeparture(departure), isBookingTerms(terms), isBookingAnswer(answer)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(unnoticed(departure, isDeparture)).toEqual([]);
  // What is null there: a departure without an insurance, a booking that is paid at once.
  expect(unnoticed(terms, isBookingTerms)).toEqual(["insurance"]);
  expect(unnoticed(answer, isBookingAnswer)).toEqual(["payment.rest"]);
});

it("what may be missing may be missing", () => {
  const plain = { ...departure, memberPrice: undefined };
  expect(isDeparture(plain)).toBe(true);
  expect(isBookingTerms({ ...terms, departure: plain, insurance: null, alternatives: [] })).toBe(true);
  const { heldUntil: _heldUntil, ...booked } = {
    ...answer,
    state: "confirmed",
    lines: [{ ...line, normalUnit: undefined }],
    payment: { deposit: part, rest: null },
  };
  expect(isBookingAnswer(booked)).toBe(true);
  expect(isBookingAnswer({ ...booked, state: "held" })).toBe(false);
  expect(isBookingAnswer({ ...booked, state: "lost" })).toBe(false);
});

it.each(["open", "soldOut", "closed", "past"])("terms may say that a departure is %s", (availability) => {
  expect(isBookingTerms({ ...terms, availability })).toBe(true);
  expect(isBookingTerms({ ...terms, availability: `${availability}?` })).toBe(false);
});

it("a number is one that can be reckoned with", () => {
  expect([0, -1.5, Number.NaN, Infinity, "1", null].map(isNumber)).toEqual([
    ...[true, true, false, false, false, false],
  ]);
});

it("damage comes to each part, and to one at a time", () => {
  expect(damaged({ a: "x", b: [1, null], c: true })).toEqual([
    ["", null],
    ["a", { a: 7, b: [1, null], c: true }],
    ["b", { a: "x", b: {}, c: true }],
    ["b.0", { a: "x", b: ["7", null], c: true }],
    ["c", { a: "x", b: [1, null], c: "true" }],
  ]);
});
