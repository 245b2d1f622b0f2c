import { bookingLimits } from "./limits";
import { guestDecision, type GuestCounts, type GuestWish } from "./risk";

const NOTHING: GuestCounts = {
  emailSeats: 0,
  emailHolds: 0,
  networkSeats: 0,
  clientHeldSeats: 0,
  networkHeldSeats: 0,
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
    ["more seats than a network may hold", wishOf(9), { networkHeldSeats: 28 }, "refuse"],
    ["all seats that a client may hold", wishOf(9), { clientHeldSeats: 9 }, "hold"],
    ["more seats than a client may hold", wishOf(9), { clientHeldSeats: 10 }, "refuse"],
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
    });
    const many = {
      emailSeats: 500,
      emailHolds: 500,
      networkSeats: 500,
      clientHeldSeats: 500,
      networkHeldSeats: 500,
      departureSeats: 500,
      seatsLeft: 12,
    };
    expect(guestDecision(wishOf(10), many, off)).toBe("book");
    expect(guestDecision(wishOf(10, { isDisposable: true }), many, off)).toBe("hold");
  });
});
