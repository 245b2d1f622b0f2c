import { berlinToday, toLiveDeparture } from "./live-departures";

it("counts the day in Berlin, not in UTC", () => {
  expect(berlinToday(new Date("2026-11-21T22:59:00Z"))).toBe("2026-11-21");
  expect(berlinToday(new Date("2026-11-21T23:00:00Z"))).toBe("2026-11-22");
  expect(berlinToday(new Date("2026-07-01T22:00:00Z"))).toBe("2026-07-02");
});

it.each([
  ["2026-03-28T22:59:59Z", "2026-03-28"],
  ["2026-03-28T23:00:00Z", "2026-03-29"],
  ["2026-03-29T21:59:59Z", "2026-03-29"],
  ["2026-03-29T22:00:00Z", "2026-03-30"],
  ["2026-10-24T21:59:59Z", "2026-10-24"],
  ["2026-10-24T22:00:00Z", "2026-10-25"],
  ["2026-10-25T22:59:59Z", "2026-10-25"],
  ["2026-10-25T23:00:00Z", "2026-10-26"],
])("over both clock changes: %s is %s", (instant, day) => {
  expect(berlinToday(new Date(instant))).toBe(day);
});

it("turns a row into the answer, and never counts below zero", () => {
  const row = {
    number: 100101,
    start_date: "2027-06-26",
    end_date: "2027-07-01",
    price_cents: 79000,
    single_supplement_cents: null,
    capacity: 10,
    minimum_participants: 5,
    guaranteed: 1,
    taken: 12,
  };
  expect(toLiveDeparture(row)).toEqual({
    number: 100101,
    startDate: "2027-06-26",
    endDate: "2027-07-01",
    priceCents: 79000,
    singleSupplementCents: 0,
    capacity: 10,
    seatsLeft: 0,
    minimumParticipants: 5,
    guaranteed: true,
  });
});

it("tells a member price where it was asked for and is lower", () => {
  const row = {
    number: 1,
    start_date: "2027-06-26",
    end_date: "2027-07-01",
    price_cents: 79_000,
    single_supplement_cents: 0,
    capacity: 10,
    minimum_participants: 5,
    guaranteed: 0,
    taken: 0,
  };
  const priceOf = (member_price_cents?: number | null) =>
    toLiveDeparture({ ...row, member_price_cents }).memberPriceCents;
  expect([priceOf(), priceOf(null), priceOf(79_000), priceOf(78_999)]).toEqual([
    undefined,
    undefined,
    undefined,
    78_999,
  ]);
});
