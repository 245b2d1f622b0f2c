import type { Departure } from "@gratweg/contracts";
import { departureRows } from "./departureRows";

const trip = { number: 1001, slug: "karwendel" };
const departure = (number: number, seatsLeft: number): Departure => ({
  number,
  startDate: "2027-06-12",
  endDate: "2027-06-18",
  price: { amount: 119_000, currency: "EUR" },
  singleSupplement: { amount: 19_000, currency: "EUR" },
  capacity: 12,
  seatsLeft,
  minimumParticipants: 6,
  guaranteed: true,
});

it("leads to the booking of each date that has seats", () => {
  const rows = departureRows({ departures: [departure(1, 4), departure(2, 0)], state: "live" }, trip);
  expect(rows).toEqual([
    {
      number: 1,
      startDate: "2027-06-12",
      endDate: "2027-06-18",
      priceCents: 119_000,
      singleSupplementCents: 19_000,
      guaranteed: true,
      seatsLeft: 4,
      href: "/de/reise/1001/karwendel/buchen/1",
    },
    expect.objectContaining({ number: 2, seatsLeft: 0, href: undefined }),
  ]);
});

it.each(["static", "loading", "failed"] as const)(
  "promises no seats while %s, and still leads on",
  (state) => {
    const [row] = departureRows({ departures: [departure(1, 0)], state }, trip);
    expect([row?.seatsLeft, row?.href]).toEqual([undefined, "/de/reise/1001/karwendel/buchen/1"]);
  },
);
