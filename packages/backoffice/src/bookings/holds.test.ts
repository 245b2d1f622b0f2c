import { createBookings } from "./bookings";
import { createHolds } from "./holds";
import { bookingLimits } from "./limits";
import { openSqliteFixture, type SqliteFixture } from "./sqlite-testing";
import { aRequest, someContent } from "./testing";
import { bookingTokens } from "./tokens";
import type { BookingAnswer, BookingCommand, BookingOutcome } from "./types";

const MINUTE = 60_000;
const tokens = bookingTokens("a secret of the tests");

let fixture: SqliteFixture;
let now: Date;

beforeEach(() => {
  fixture = openSqliteFixture();
  now = new Date("2027-05-01T10:00:00Z");
});
afterEach(() => fixture.close());

const parts = () => {
  const { store } = fixture;
  const content = { read: () => Promise.resolve(someContent()), clear: () => {} };
  const bookings = createBookings({ store, content, limits: bookingLimits({}), now: () => now });
  return { bookings, holds: createHolds({ store, tokens, now: () => now }) };
};
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * MINUTE));

let keys = 0;
/** So many adults at 890 €. */
function command(seats: number, email: string, change: Partial<BookingCommand> = {}): BookingCommand {
  const request = aRequest();
  const [first] = request.travellers;
  if (!first) throw new Error("no traveller");
  keys += 1;
  return {
    key: `key-of-the-booking-${keys}`,
    requestHash: "hash",
    isMember: false,
    isGuest: true,
    request: {
      ...request,
      travellers: Array.from({ length: seats }, () => first),
      contact: { ...request.contact, email },
      options: { singleRooms: 0, insurance: false },
      expectedTotal: seats * 89_000,
    },
    ...change,
  };
}

function answerOf(outcome: BookingOutcome): BookingAnswer {
  if (!("booking" in outcome)) throw new Error(`nothing was booked: ${outcome.outcome}`);
  return outcome.booking;
}

function tokenOf(number: number): string {
  const documentId = String(
    fixture.other.prepare("SELECT document_id FROM bookings WHERE number = ?").pluck().get(number),
  );
  return tokens.confirm({ number, documentId });
}

const mails = () => fixture.other.prepare('SELECT kind, "to" FROM outbox_mails ORDER BY id').raw().all();
const states = () => fixture.other.prepare("SELECT state FROM bookings ORDER BY number").pluck().all();

/** A hold of nine seats. */
async function hold() {
  const { bookings, holds } = parts();
  const booking = answerOf(await bookings.book(command(9, "gruppe@reisende.example")));
  return { bookings, holds, booking, token: tokenOf(booking.number) };
}

describe("a guest's booking", () => {
  it("of a family of six stands at once, with its mails", async () => {
    const outcome = await parts().bookings.book(command(6, "familie@reisende.example"));
    expect(outcome).toMatchObject({ outcome: "booked", booking: { state: "confirmed", seats: 6 } });
    expect(mails()).toEqual([
      ["booking-confirmation", "familie@reisende.example"],
      ["booking-notice", "servus@steinadler.example"],
    ]);
  });

  it("of nine takes its seats for half an hour and asks the traveller alone", async () => {
    const { booking } = await hold();
    expect(booking).toMatchObject({ state: "held", heldUntil: "2027-05-01T10:30:00.000Z", seats: 9 });
    expect(fixture.taken()).toBe(9);
    expect(mails()).toEqual([["booking-hold", "gruppe@reisende.example"]]);
  });

  it("of ten is no hold where the address is proven", async () => {
    const outcome = await parts().bookings.book(command(10, "konto@reisende.example", { isGuest: false }));
    expect(outcome.outcome).toBe("booked");
  });

  it("at an address to throw away is held, however small", async () => {
    const outcome = await parts().bookings.book(command(1, "jemand@post.mailinator.com"));
    expect(outcome.outcome).toBe("held");
  });

  it.each([
    [
      "however its letters are written",
      ["ÜBEL@reisende.example", "übel@reisende.example", "u\u0308bel@Reisende.example"],
    ],
    ["with whatever tag", ["gast+1@post.example", "gast@post.example", "Gast+1+2@post.example"]],
  ])("counts one mailbox as one, %s", async (_, spellings) => {
    fixture.other.exec("UPDATE departures SET capacity = 500");
    const { bookings } = parts();
    const outcomes: string[] = [];
    for (const email of [...spellings, ...spellings])
      outcomes.push((await bookings.book(command(2, email))).outcome);
    expect(outcomes).toEqual(["booked", "booked", "booked", "booked", "held", "held"]);
  });

  it("strangers use up nobody's seats: whoever has proven the address books on", async () => {
    fixture.other.exec("UPDATE departures SET capacity = 500");
    const limits = bookingLimits({ GRATWEG_BOOKING_UNPROVEN_PER_EMAIL: "0" });
    const content = { read: () => Promise.resolve(someContent()), clear: () => {} };
    const bookings = createBookings({ store: fixture.store, content, limits, now: () => now });
    const anna = "anna@post.example";
    const book = async (seats: number, change: Partial<BookingCommand> = {}) =>
      (await bookings.book(command(seats, anna, change))).outcome;
    expect([await book(10), await book(10), await book(4), await book(1)]).toEqual([
      ...["booked", "booked", "booked"],
      "too-many-bookings",
    ]);
    const proven = { isGuest: false };
    expect([
      await book(10, proven),
      await book(10, proven),
      await book(4, proven),
      await book(1, proven),
    ]).toEqual([...["booked", "booked", "booked"], "too-many-bookings"]);
  });

  it("answers a repeated key with the first answer, word for word, also after the link was pressed", async () => {
    const { bookings, holds } = parts();
    const wish = command(9, "gruppe@reisende.example");
    const first = await bookings.book(wish);
    const { number } = answerOf(first);
    const replays = [await bookings.book(wish)];
    later(10);
    await holds.press(tokenOf(number));
    replays.push(await bookings.book(wish));
    for (const replay of replays) {
      expect(replay.outcome).toBe("replayed");
      expect(JSON.stringify(answerOf(replay))).toBe(JSON.stringify(answerOf(first)));
    }
  });
});

describe("guests who prove nothing", () => {
  const guests = (count: number, seats = 1) =>
    Array.from({ length: count }, () => command(seats, `gast${(keys += 1)}@reisende.example`));

  it("share a third of a departure, and half of it in holds, however close together they book", async () => {
    fixture.other.exec("UPDATE departures SET capacity = 30");
    const { bookings, holds } = parts();
    const outcomes = await Promise.all(guests(60).map((wish) => bookings.book(wish)));
    const count = (name: string) => outcomes.filter(({ outcome }) => outcome === name).length;
    expect([count("booked"), count("held"), count("departure-held")]).toEqual([10, 15, 35]);
    expect([fixture.taken(), fixture.count("bookings"), fixture.count("outbox_mails")]).toEqual([25, 25, 35]);
    later(30);
    await holds.sweep();
    expect(fixture.taken()).toBe(10);
  });

  it("hear in how many minutes the first hold ends, and hold seats again then", async () => {
    fixture.other.exec("UPDATE departures SET capacity = 20");
    const { bookings } = await hold();
    later(9.5);
    const [group, wish] = guests(2, 9);
    if (!group || !wish) throw new Error("no wish");
    expect(await bookings.book(group)).toEqual({ outcome: "departure-held", minutes: 21 });
    later(20.4);
    expect(await bookings.book(group)).toEqual({ outcome: "departure-held", minutes: 1 });
    expect(states()).toEqual(["held"]);
    later(0.1);
    expect((await bookings.book(wish)).outcome).toBe("held");
  });

  it("have eight seats held for one mailbox, after a group's hold none", async () => {
    fixture.other.exec("UPDATE departures SET capacity = 500");
    const { bookings } = await hold();
    const more = () => bookings.book(command(1, "gruppe@reisende.example"));
    expect((await more()).outcome).toBe("too-many-holds");
    later(30);
    expect((await more()).outcome).toBe("held");
  });
});

describe("what an earlier version asked for without keeping seats", () => {
  it("has run out, and is forgotten after a day", async () => {
    const { holds, token } = await hold();
    fixture.other.exec("UPDATE bookings SET state = 'requested'");
    expect([await holds.read(token), await holds.press(token)]).toMatchObject([
      { outcome: "expired" },
      { outcome: "expired" },
    ]);
    later(25 * 60);
    await holds.sweep();
    expect([fixture.count("bookings"), mails()]).toEqual([0, []]);
  });
});

describe("a hold's link", () => {
  it("makes a booking of it: mails go out, and what is due counts from there", async () => {
    const { holds, booking, token } = await hold();
    expect(await holds.read(token)).toEqual({ outcome: "held", booking });
    now = new Date("2027-05-01T22:10:00Z");
    fixture.other.exec(`UPDATE bookings SET held_until = ${now.getTime() + MINUTE}`);
    const { heldUntil: _, ...rest } = booking;
    const confirmed = {
      ...rest,
      state: "confirmed",
      bookedAt: now.toISOString(),
      // Past midnight in Berlin: a day later than when it was held.
      payment: { ...rest.payment, deposit: { ...rest.payment.deposit, due: "2027-05-09" } },
    };
    expect(await holds.press(token)).toEqual({ outcome: "confirmed", booking: confirmed });
    expect(await holds.press(token)).toEqual({ outcome: "confirmed", booking: confirmed });
    expect(mails()).toEqual([
      ["booking-hold", "gruppe@reisende.example"],
      ["booking-confirmation", "gruppe@reisende.example"],
      ["booking-notice", "servus@steinadler.example"],
    ]);
    expect(fixture.taken()).toBe(9);
  });

  it.each([
    ["another number", (token: string) => token.replace("100001", "100002")],
    ["another proof", (token: string) => token.replace(/.$/, (last) => (last === "A" ? "B" : "A"))],
    ["no form", () => "100001"],
    ["the text of another form", () => "x".repeat(5000)],
  ])("of %s is unknown", async (_, change) => {
    const { holds, token } = await hold();
    expect(await holds.press(change(token))).toEqual({ outcome: "unknown" });
    expect(states()).toEqual(["held"]);
  });

  it("does nothing when the time is over, also before anybody has swept", async () => {
    const { holds, token } = await hold();
    later(30);
    expect(await holds.press(token)).toMatchObject({ outcome: "expired", booking: { number: 100_001 } });
    expect(states()).toEqual(["held"]);
    await holds.sweep();
    expect(await holds.press(token)).toMatchObject({ outcome: "expired" });
    expect(fixture.taken()).toBe(0);
  });

  it("does nothing when the departure was closed in the meantime", async () => {
    const { holds, token } = await hold();
    fixture.other.exec("UPDATE departures SET state = 'cancelled'");
    expect(await holds.press(token)).toMatchObject({ outcome: "closed" });
    expect(states()).toEqual(["held"]);
  });

  it("does nothing when the booking desk has cancelled, which tells nobody", async () => {
    const { holds, token } = await hold();
    const { outcome } = await fixture.store.cancel(100_001, { by: "Redaktion", reason: "" }, now);
    expect(outcome).toBe("cancelled");
    expect(await holds.press(token)).toMatchObject({ outcome: "cancelled" });
    expect([fixture.taken(), mails().length]).toEqual([0, 1]);
  });

  it("of a booking that was never held is unknown", async () => {
    const { bookings, holds } = parts();
    const { number } = answerOf(await bookings.book(command(2, "paar@reisende.example")));
    expect(await holds.press(tokenOf(number))).toEqual({ outcome: "unknown" });
  });
});

describe("a hold that runs out", () => {
  it("returns its seats once, whoever ends it", async () => {
    const { store } = fixture;
    await hold();
    later(30);
    expect(await store.overdue(now)).toEqual([100_001]);
    expect(await Promise.all([1, 2, 3].map(() => store.expire(100_001, now)))).toEqual([true, false, false]);
    expect(await store.cancel(100_001, { by: "Redaktion", reason: "" }, now)).toMatchObject({
      outcome: "already-cancelled",
    });
    expect([fixture.taken(), states()]).toEqual([0, ["expired"]]);
  });

  it("is confirmed or ended when both come in the same moment, never both", async () => {
    const { store } = fixture;
    const { booking, holds } = await hold();
    const terms = (await store.findProvable(booking.number))?.terms;
    if (!terms) throw new Error("no terms");
    later(30);
    const early = new Date(now.getTime() - 1);
    const proof = { number: booking.number, at: early, answer: booking, terms };
    const race = await Promise.all([store.prove(proof), store.expire(booking.number, now)]);
    expect(race).toEqual([true, false]);
    expect([await holds.sweep(), fixture.taken(), states()]).toEqual([0, 9, ["confirmed"]]);
  });

  it("gives way to who finds the departure sold out", async () => {
    const { bookings } = await hold();
    const wish = () => command(4, "paar@reisende.example", { isGuest: false });
    expect((await bookings.book(wish())).outcome).toBe("sold-out");
    later(30);
    expect((await bookings.book(wish())).outcome).toBe("booked");
    expect([fixture.taken(), states()]).toEqual([4, ["expired", "confirmed"]]);
  });

  it("is shown as free by the terms", async () => {
    const { bookings } = await hold();
    later(30);
    expect((await bookings.terms(1001, 100_101))?.departure.seatsLeft).toBe(12);
  });

  it("is forgotten after a day, with its mail", async () => {
    fixture.other.exec("UPDATE departures SET capacity = 60");
    const { bookings, holds } = await hold();
    await bookings.book(command(3, "familie@reisende.example"));
    later(40);
    await holds.sweep();
    expect(states()).toEqual(["expired", "confirmed"]);
    later(24 * 60);
    await holds.sweep();
    expect(states()).toEqual(["confirmed"]);
    expect(mails().map((mail) => (mail as string[])[0])).toEqual(["booking-confirmation", "booking-notice"]);
  });
});
