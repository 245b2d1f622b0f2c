import { bookingLimits } from "./limits";
import { guestDecision, timeToProve, type GuestCounts, type GuestWish } from "./risk";

const NOTHING: GuestCounts = {
  emailSeats: 0,
  emailHolds: 0,
  networkSeats: 0,
  clientHeldSeats: 0,
  networkHeldSeats: 0,
  departureHeldSeats: 0,
  clientRequests: 0,
  networkRequests: 0,
  departureSeats: 0,
  seatsLeft: 12,
};
const limits = bookingLimits({});
const wishOf = (seats: number, more: Partial<GuestWish> = {}): GuestWish => ({
  seats,
  isDisposable: false,
  ...more,
});

describe("guestDecision", () => {
  it.each([
    ["a family of six", wishOf(6), {}, "book"],
    ["a family of six that finds six seats", wishOf(6), { seatsLeft: 6 }, "book"],
    ["a second family of six in the same house", wishOf(6), { networkSeats: 6 }, "book"],
    ["two people where four unproven seats are", wishOf(2), { seatsLeft: 8, departureSeats: 4 }, "book"],
    ["a third of a big departure", wishOf(4), { seatsLeft: 24, departureSeats: 6 }, "book"],
    ["eight for one address", wishOf(2), { emailSeats: 6 }, "book"],
    ["nine people, by the address", wishOf(9), { seatsLeft: 40 }, "hold"],
    ["the ninth seat of an address", wishOf(1), { emailSeats: 8 }, "hold"],
    ["the thirteenth seat of a network", wishOf(1), { networkSeats: 12 }, "hold"],
    ["the seventh unproven seat of a departure", wishOf(1), { seatsLeft: 6, departureSeats: 6 }, "hold"],
    ["more than a third of a big departure", wishOf(5), { seatsLeft: 24, departureSeats: 6 }, "hold"],
    ["an address to throw away", wishOf(1, { isDisposable: true }), {}, "hold"],
    ["a third hold of an address", wishOf(9), { emailHolds: 2 }, "hold"],
    ["a fourth hold of an address", wishOf(9), { emailHolds: 3 }, "refuse"],
    ["all seats that a network may hold", wishOf(9), { networkHeldSeats: 27 }, "hold"],
    ["more seats than a network may hold", wishOf(9), { networkHeldSeats: 28 }, "request"],
    ["all seats that a client may hold", wishOf(9), { clientHeldSeats: 9 }, "hold"],
    ["more seats than a client may hold", wishOf(9), { clientHeldSeats: 10 }, "request"],
    ["the first hold of a departure, however large", wishOf(10), { seatsLeft: 10 }, "hold"],
    ["a hold within a third of a departure", wishOf(9), { seatsLeft: 60, departureHeldSeats: 11 }, "hold"],
    ["a hold beyond it", wishOf(9), { seatsLeft: 60, departureHeldSeats: 12 }, "request"],
    ["the last request of a client", wishOf(9), { clientHeldSeats: 18, clientRequests: 23 }, "request"],
    ["one more", wishOf(9), { clientHeldSeats: 18, clientRequests: 24 }, "refuse"],
    [
      "one more of a network that sends many",
      wishOf(9),
      { networkHeldSeats: 36, networkRequests: 120, clientRequests: 1 },
      "refuse",
    ],
    [
      "the first of a neighbour in it",
      wishOf(9),
      { networkHeldSeats: 36, networkRequests: 50_000, clientRequests: 0 },
      "request",
    ],
    [
      "a fourth mail to an address, as a request",
      wishOf(9),
      { networkHeldSeats: 36, emailHolds: 3 },
      "refuse",
    ],
    ["a neighbour of such a client", wishOf(9), { networkSeats: 60 }, "hold"],
    [
      "somebody who needs no hold, beside many",
      wishOf(1),
      { emailHolds: 3, clientHeldSeats: 18, networkHeldSeats: 36 },
      "book",
    ],
  ] as const)("%s", (_, wish, counts, decision) => {
    expect(guestDecision(wish, { ...NOTHING, ...counts }, limits)).toBe(decision);
  });

  it("knows no limit that is switched off", () => {
    const off = bookingLimits({
      GRATWEG_BOOKING_UNPROVEN_PER_EMAIL: "0",
      GRATWEG_BOOKING_UNPROVEN_PER_NETWORK: "0",
      GRATWEG_BOOKING_UNPROVEN_PER_DEPARTURE: "0",
      GRATWEG_BOOKING_HOLDS_PER_EMAIL: "0",
      GRATWEG_BOOKING_HELD_PER_ADDRESS: "0",
      GRATWEG_BOOKING_HELD_PER_NETWORK: "0",
      GRATWEG_BOOKING_HELD_PER_DEPARTURE: "0",
    });
    const many = {
      emailSeats: 500,
      emailHolds: 500,
      networkSeats: 500,
      clientHeldSeats: 500,
      networkHeldSeats: 500,
      departureHeldSeats: 500,
      clientRequests: 500,
      networkRequests: 500,
      departureSeats: 500,
      seatsLeft: 12,
    };
    expect(guestDecision(wishOf(10), many, off)).toBe("book");
    expect(guestDecision(wishOf(10, { isDisposable: true }), many, off)).toBe("hold");
  });
});

it.each([
  ["a first hold", "hold", {}, 30],
  ["a hold where its network has held seats", "hold", { networkHeldSeats: 1 }, 15],
  ["a hold where its departure was held", "hold", { departureHeldSeats: 1 }, 15],
  ["a request, which keeps nothing from anybody", "request", { networkHeldSeats: 36 }, 120],
] as const)("%s has its time", (_, decision, counts, minutes) => {
  expect(timeToProve(decision, { ...NOTHING, ...counts })).toBe(minutes * 60_000);
});
