import { decide, type Conditions } from "./decide";
import { aDeparture, aRequest, someContent } from "./testing";
import type { BookingRequest, TripContent } from "./types";

const conditions: Conditions = { today: "2027-05-01", emailLimit: 24 };

function decision(
  change: {
    request?: Partial<BookingRequest>;
    departure?: Partial<ReturnType<typeof aDeparture>>;
    state?: "open" | "cancelled";
    emailSeats?: number;
    content?: Partial<TripContent>;
  } = {},
  given: Conditions = conditions,
) {
  const live = {
    departure: { ...aDeparture(), ...change.departure },
    state: change.state ?? "open",
    tourNumber: 1001,
  } as const;
  return decide(
    { ...aRequest(), ...change.request },
    { live, emailSeats: change.emailSeats ?? 0 },
    { ...someContent(), ...change.content },
    given,
  );
}

describe("decide", () => {
  it("reckons what is bookable", () => {
    expect(decision()).toEqual({
      reason: "bookable",
      lines: [
        { kind: "trip", quantity: 2, unitCents: 89_000, amountCents: 178_000 },
        { kind: "single-room", quantity: 1, unitCents: 12_000, amountCents: 12_000 },
        { kind: "insurance", quantity: 1, unitCents: 7_980, amountCents: 7_980 },
      ],
      totalCents: 197_980,
    });
  });

  it("reckons with the member price where there is one, and refuses the normal total then", () => {
    const departure = { memberPrice: { amount: 80_000, currency: "EUR" as const } };
    // 2 × 800 + 120, and 4.2 % of that.
    const totalCents = 179_224;
    expect(decision({ departure })).toEqual({ reason: "price-changed", totalCents });
    expect(decision({ departure, request: { expectedTotal: totalCents } })).toMatchObject({
      reason: "bookable",
      lines: [{ kind: "trip", quantity: 2, unitCents: 80_000, amountCents: 160_000 }, {}, {}],
      totalCents,
    });
  });

  const everythingWrong = {
    state: "cancelled" as const,
    departure: { startDate: "2027-04-30", seatsLeft: 1 },
    request: { formSheetVersion: "2020-1", expectedTotal: 1 },
    emailSeats: 24,
  };
  it("tells the first reason in the order of the contract", () => {
    const reasons: string[] = [];
    const left = structuredClone(everythingWrong) as Parameters<typeof decision>[0] & object;
    reasons.push(decision(left).reason);
    left.state = "open";
    reasons.push(decision(left).reason);
    left.departure = { seatsLeft: 1 };
    reasons.push(decision(left).reason);
    left.request = { expectedTotal: 1 };
    reasons.push(decision(left).reason);
    left.request = {};
    reasons.push(decision(left).reason);
    left.departure = {};
    reasons.push(decision(left).reason);
    left.emailSeats = 22;
    reasons.push(decision(left).reason);
    expect(reasons).toEqual([
      "closed",
      "past",
      "form-sheet-changed",
      "price-changed",
      "sold-out",
      "too-many-bookings",
      "bookable",
    ]);
  });

  it("books the last free seats, and not one more", () => {
    expect(decision({ departure: { seatsLeft: 2 } }).reason).toBe("bookable");
    expect(decision({ departure: { seatsLeft: 1 } })).toEqual({ reason: "sold-out" });
  });

  it("books until the day of the start", () => {
    expect(decision({}, { ...conditions, today: "2027-06-05" }).reason).toBe("bookable");
    expect(decision({}, { ...conditions, today: "2027-06-06" }).reason).toBe("past");
  });

  it("does not drop an insurance without a word when it is no longer offered", () => {
    expect(decision({ content: { insurance: null }, request: { expectedTotal: 190_000 } })).toEqual({
      reason: "price-changed",
      totalCents: 190_000,
    });
  });

  it("knows no e-mail limit when it is switched off", () => {
    expect(decision({ emailSeats: 500 }, { ...conditions, emailLimit: 0 }).reason).toBe("bookable");
  });
});
