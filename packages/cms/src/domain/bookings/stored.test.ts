import {
  memberPriceCents,
  money,
  storedDeparture,
  storedHistory,
  storedProvable,
  storedSituation,
} from "./stored";
import { anIntent } from "./testing";

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

it("a history is read as text and as a value; what is none has no entries", () => {
  const entries = [{ at: "2027-05-01T10:00:00.000Z", event: "booked", by: "traveller", note: "" }];
  expect([entries, JSON.stringify(entries), null, undefined, "{}"].map(storedHistory)).toEqual([
    ...[entries, entries],
    ...[[], [], []],
  ]);
});

it("a situation knows whether there is such a departure, on sale, of a tour, and whether a hold is over", () => {
  const read = (row: object) => {
    const { live, isHoldOver, known } = storedSituation({ ...departure, ...row }, false);
    return [live?.state, live?.tourNumber, isHoldOver, known];
  };
  expect([
    read({ holds_over: "1" }),
    read({ state: "cancelled", tour_number: null, holds_over: 0 }),
    ...[null, undefined].map((number) => read({ number, holds_over: 0 })),
  ]).toEqual([
    ["open", 1001, true, null],
    ["cancelled", null, false, null],
    ...[undefined, undefined].map(() => [undefined, undefined, false, null]),
  ]);
});

it("what a traveller noted comes back with the request, and is missing where nothing was noted", () => {
  const { answer, terms, request } = anIntent("key");
  const row = (note: unknown) => ({
    ...{
      number: 5,
      document_id: "d",
      state: "held",
      held_until: 0,
      request_hash: "h",
      departure_number: 100_101,
    },
    ...{ answer: { ...answer, number: 5 }, terms, travellers: request.travellers, contact: request.contact },
    ...{ options: request.options, form_sheet_version: "2026-1", total_cents: 197_980, note },
  });
  expect(storedProvable(row("vegetarisch")).request).toEqual({ ...request, note: "vegetarisch" });
  expect(storedProvable(row(null)).request).toEqual(request);
});
