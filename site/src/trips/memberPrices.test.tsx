import type { Departure } from "@gratweg/contracts";
import { renderHook, waitFor } from "@testing-library/react";
import { pickableDepartures } from "../booking/pickable";
import { priceLines } from "../booking/priceLines";
import { departureRows } from "./departureRows";
import { useDepartures } from "./useDepartures";

const euros = (amount: number) => ({ amount, currency: "EUR" as const });
const built: Departure = {
  number: 100101,
  startDate: "2027-06-01",
  endDate: "2027-06-07",
  price: euros(89_000),
  singleSupplement: euros(12_000),
  capacity: 12,
  seatsLeft: 5,
  minimumParticipants: 4,
  guaranteed: true,
};
const forMembers = { ...built, memberPrice: euros(81_800) };
const fetchBefore = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = fetchBefore;
  localStorage.clear();
});

test.each([
  [null, null],
  ["abc", "Bearer abc"],
])("live departures are asked for with the token %s", async (token, expected) => {
  if (token !== null) localStorage.setItem("gratweg_token", token);
  const asked: (string | null)[] = [];
  globalThis.fetch = (_input, init) => {
    asked.push(new Headers(init?.headers).get("authorization"));
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ data: [forMembers] }) } as Response);
  };
  const departures = [built];
  const { result } = renderHook(() => useDepartures(1001, departures));
  expect(result.current.departures).toEqual([built]);
  await waitFor(() => expect(result.current.state).toBe("live"));
  expect(result.current.departures).toEqual([forMembers]);
  expect(asked).toEqual([expected]);
});

test("rows show what is to be paid, and to members what others pay", () => {
  const trip = { number: 1001, slug: "karwendel" };
  const [own, others] = [forMembers, built].map(
    (departure) => departureRows({ departures: [departure], state: "live" }, trip)[0],
  );
  expect([own?.priceCents, own?.normalPriceCents]).toEqual([81_800, 89_000]);
  expect([others?.priceCents, others && "normalPriceCents" in others]).toEqual([89_000, false]);
});

test("so do the dates and the price of a booking", () => {
  const [own, other] = pickableDepartures({
    departure: forMembers,
    alternatives: [{ ...built, number: 100102 }],
    availability: "open",
  });
  expect([own?.priceCents, own?.normalPriceCents, other?.priceCents, other?.normalPriceCents]).toEqual([
    81_800,
    89_000,
    89_000,
    undefined,
  ]);
  const lines = [
    { kind: "trip" as const, quantity: 2, unitCents: 81_800, amountCents: 163_600 },
    { kind: "single-room" as const, quantity: 1, unitCents: 12_000, amountCents: 12_000 },
  ];
  expect(priceLines(lines, { departure: forMembers })).toEqual([
    { ...lines[0], normalUnitCents: 89_000 },
    lines[1],
  ]);
  expect(priceLines(lines, { departure: built })).toEqual(lines);
});
