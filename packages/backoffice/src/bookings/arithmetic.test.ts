import { bookingLines, paymentPlan } from "./arithmetic";

const prices = { priceCents: 119_900, singleSupplementCents: 12_050, insurancePerMille: 43 };
const two = { travellers: 2, singleRooms: 0, insurance: false };

it("a booking has a line for the trip, and one for what else is wanted and costs something", () => {
  expect(bookingLines(prices, two)).toEqual([
    { kind: "trip", quantity: 2, unitCents: 119_900, amountCents: 239_800 },
  ]);
  expect(bookingLines(prices, { travellers: 2, singleRooms: 2, insurance: true })).toEqual([
    { kind: "trip", quantity: 2, unitCents: 119_900, amountCents: 239_800 },
    { kind: "single-room", quantity: 2, unitCents: 12_050, amountCents: 24_100 },
    // 43 per mille of 2,639 euros, rounded to the cent.
    { kind: "insurance", quantity: 1, unitCents: 11_348, amountCents: 11_348 },
  ]);
});

it("a trip that costs nothing still has its line, and no insurance of nothing", () => {
  expect(bookingLines({ ...prices, priceCents: 0 }, { ...two, insurance: true })).toEqual([
    { kind: "trip", quantity: 2, unitCents: 0, amountCents: 0 },
  ]);
});

it("an insurance that nobody sells is not charged, whoever wants it", () => {
  expect(bookingLines({ ...prices, insurancePerMille: null }, { ...two, insurance: true })).toHaveLength(1);
});

describe("a payment plan", () => {
  const terms = { depositPercent: 20, depositDueDays: 7, restDueDaysBefore: 28 };
  const plan = (bookedOn: string, startDate: string, more: Partial<typeof terms> = {}, total = 99_999) =>
    paymentPlan(total, bookedOn, startDate, { ...terms, ...more });

  it("asks for a deposit after a week and the rest four weeks before the trip", () => {
    expect(plan("2026-11-23", "2027-03-01")).toEqual({
      deposit: { amountCents: 20_000, due: "2026-11-30" },
      rest: { amountCents: 79_999, due: "2027-02-01" },
    });
  });

  it("asks for everything at once when the rest were due with the deposit or before it", () => {
    // Rest due on 30 November, with the deposit; a day later it is a rest again.
    expect(plan("2026-11-23", "2026-12-28")).toEqual({
      deposit: { amountCents: 99_999, due: "2026-11-30" },
      rest: null,
    });
    expect(plan("2026-11-23", "2026-12-29").rest).toEqual({ amountCents: 79_999, due: "2026-12-01" });
    expect(plan("2026-11-23", "2026-12-01")).toEqual({
      deposit: { amountCents: 99_999, due: "2026-11-30" },
      rest: null,
    });
  });

  it("asks for nothing after the trip has begun", () => {
    expect(plan("2026-11-23", "2026-11-26").deposit.due).toBe("2026-11-26");
  });
});
