import fc from "fast-check";
import { bookingLimits } from "./limits";
import { guestDecision, type GuestWish } from "./risk";
import { NO_GUESTS } from "./testing";

const limits = bookingLimits({});
const wishOf = (seats: number, more: Partial<GuestWish> = {}): GuestWish => ({
  seats,
  capacity: 12,
  isDisposable: false,
  ...more,
});
const big = { capacity: 40 };

describe("guestDecision", () => {
  it.each([
    ["a family of six", wishOf(6), {}, "book"],
    ["a family of six that finds six seats", wishOf(6), { seatsLeft: 6 }, "book"],
    ["two people where four unproven seats are", wishOf(2), { seatsLeft: 8, departureSeats: 4 }, "book"],
    ["a third of a big departure", wishOf(4), { seatsLeft: 24, departureSeats: 6 }, "book"],
    ["eight for one address", wishOf(2), { emailSeats: 6 }, "book"],
    ["nine people, by the address", wishOf(9), { seatsLeft: 40 }, "hold"],
    ["the ninth seat of an address", wishOf(1), { emailSeats: 8 }, "hold"],
    ["the seventh unproven seat of a departure", wishOf(1), { seatsLeft: 6, departureSeats: 6 }, "hold"],
    ["more than a third of a big departure", wishOf(5), { seatsLeft: 24, departureSeats: 6 }, "hold"],
    ["an address to throw away", wishOf(1, { isDisposable: true }), {}, "hold"],
    ["a third hold of an address", wishOf(9), { emailHolds: 2 }, "hold"],
    ["a fourth hold of an address", wishOf(9), { emailHolds: 3 }, "too-many-holds"],
    ["eight seats held for a mailbox", wishOf(2), { emailSeats: 12, emailHeldSeats: 6 }, "hold"],
    ["a ninth", wishOf(3), { emailSeats: 12, emailHeldSeats: 6 }, "too-many-holds"],
    ["any seat after a group's hold", wishOf(1), { emailSeats: 9, emailHeldSeats: 9 }, "too-many-holds"],
    ["the first hold of a departure, however large", wishOf(10), { seatsLeft: 10 }, "hold"],
    ["half of a departure", wishOf(9, big), { departureHeldSeats: 11 }, "hold"],
    ["more than half of it", wishOf(9, big), { departureHeldSeats: 12 }, "departure-held"],
    [
      "six seats of a small departure",
      wishOf(2, { capacity: 8 }),
      { departureSeats: 6, departureHeldSeats: 4, seatsLeft: 2 },
      "hold",
    ],
    [
      "a seventh",
      wishOf(3, { capacity: 8 }),
      { departureSeats: 6, departureHeldSeats: 4, seatsLeft: 3 },
      "departure-held",
    ],
    ["somebody who needs no hold, beside many", wishOf(1), { emailHolds: 3, departureHeldSeats: 6 }, "book"],
  ] as const)("%s", (_, wish, counts, decision) => {
    expect(guestDecision(wish, { ...NO_GUESTS, ...counts }, limits)).toBe(decision);
  });

  it("knows no limit that is switched off", () => {
    const off = bookingLimits({
      GRATWEG_BOOKING_UNPROVEN_PER_EMAIL: "0",
      GRATWEG_BOOKING_UNPROVEN_PER_DEPARTURE: "0",
      GRATWEG_BOOKING_HOLDS_PER_EMAIL: "0",
    });
    const many = {
      emailSeats: 500,
      emailHolds: 500,
      emailHeldSeats: 500,
      departureSeats: 500,
      departureHeldSeats: 500,
      nextHoldEnd: null,
      seatsLeft: 12,
    };
    expect(guestDecision(wishOf(10), many, off)).toBe("book");
    expect(guestDecision(wishOf(10, { isDisposable: true }), many, off)).toBe("hold");
  });
});

it("asks for nothing of a departure that has room, whatever guests have of it (`HAS_ROOM`)", () => {
  const rooms = fc
    .record({ taken: fc.nat(500), free: fc.nat(500), seats: fc.integer({ min: 1, max: 10 }) })
    .map(({ taken, free, seats }) => ({ taken, seats, seatsLeft: 2 * taken + 32 + free }));
  fc.assert(
    fc.property(rooms, fc.double({ min: 0, max: 1, noNaN: true }), ({ taken, seats, seatsLeft }, share) => {
      const counts = { ...NO_GUESTS, seatsLeft, departureSeats: Math.floor(share * taken) };
      const wish = wishOf(seats, { capacity: taken + seatsLeft });
      expect(guestDecision(wish, counts, { ...limits, unprovenPerEmail: 0 })).toBe("book");
    }),
  );
});
