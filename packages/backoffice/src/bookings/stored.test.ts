import { memberPriceCents, money, storedDeparture } from "./stored";

const departure = {
  ...{
    number: 100_101,
    start_date: "2027-06-05",
    end_date: "2027-06-11",
    state: "open",
    tour_number: "1001",
  },
  ...{ price_cents: "89000", member_price_cents: "80000", single_supplement_cents: 12_000 },
  ...{ capacity: 12, taken: 14, minimum_participants: 4 },
};

it("a departure is guaranteed by PostgreSQL's true and SQLite's 1 alone, and never has less than no seat", () => {
  const read = [true, 1, false, 0, null].map((guaranteed) =>
    storedDeparture({ ...departure, guaranteed }, false),
  );
  expect(read.map(({ guaranteed }) => guaranteed)).toEqual([true, true, false, false, false]);
  expect(read[0]?.seatsLeft).toBe(0);
});

it("the member price is told to members, where it is lower than the price", () => {
  const told = (isMember: boolean, cents: unknown) =>
    storedDeparture({ ...departure, member_price_cents: cents }, isMember).memberPrice;
  expect([told(true, "80000"), told(false, "80000"), told(true, 89_000), told(true, null)]).toEqual([
    money(80_000),
    ...[undefined, undefined, undefined],
  ]);
  expect(
    [null, undefined].map((cents) => memberPriceCents({ ...departure, member_price_cents: cents })),
  ).toEqual([null, null]);
});
