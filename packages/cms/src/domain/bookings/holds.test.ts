import { createBookings } from "./bookings";
import { createHolds } from "./holds";
import { bookingLimits } from "./limits";
import { openSqliteFixture, type SqliteFixture } from "./sqlite-testing";
import { aRequest, someContent } from "./testing";
import { bookingTokens } from "./tokens";
import type { BookingAnswer, BookingCommand, BookingOutcome } from "./types";

const MINUTE = 60_000;
const tokens = bookingTokens("a secret of the tests");
const NETWORK = "keyed-hash-of-one-network";
const CLIENT = "keyed-hash-of-one-address";

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
  return { bookings, holds: createHolds({ store, bookings, tokens, now: () => now }) };
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
    guest: { network: NETWORK, client: CLIENT },
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
    const outcome = await parts().bookings.book(command(10, "konto@reisende.example", { guest: null }));
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
    for (const [at, email] of [...spellings, ...spellings].entries())
      outcomes.push(
        (
          await bookings.book(
            command(2, email, { guest: { network: `network-${at}`, client: `client-${at}` } }),
          )
        ).outcome,
      );
    expect(outcomes).toEqual(["booked", "booked", "booked", "booked", "held", "held"]);
  });

  it("strangers use up nobody's seats: whoever has proven the address books on", async () => {
    fixture.other.exec("UPDATE departures SET capacity = 500");
    const limits = bookingLimits({
      GRATWEG_BOOKING_UNPROVEN_PER_EMAIL: "0",
      GRATWEG_BOOKING_UNPROVEN_PER_NETWORK: "0",
    });
    const content = { read: () => Promise.resolve(someContent()), clear: () => {} };
    const bookings = createBookings({ store: fixture.store, content, limits, now: () => now });
    const anna = "anna@post.example";
    const book = async (seats: number, change: Partial<BookingCommand> = {}) =>
      (await bookings.book(command(seats, anna, change))).outcome;
    expect([await book(10), await book(10), await book(4), await book(1)]).toEqual([
      ...["booked", "booked", "booked"],
      "too-many-bookings",
    ]);
    const proven = { guest: null };
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

describe("thirty networks", () => {
  it("share a third of a departure, however close together they book", async () => {
    fixture.other.exec("UPDATE departures SET capacity = 30");
    const { bookings } = parts();
    const wishes = Array.from({ length: 30 }, (_, at) =>
      command(1, `hoard${at}@nobody.example`, { guest: { network: `network-${at}`, client: CLIENT } }),
    );
    const outcomes = await Promise.all(wishes.map((wish) => bookings.book(wish)));
    expect(outcomes.filter(({ outcome }) => outcome === "booked")).toHaveLength(10);
    // And another third held.
    expect(fixture.taken()).toBe(20);
  });
});

describe("24 invented addresses from one network", () => {
  it("cannot empty a departure, one after the other or at once", async () => {
    const { bookings, holds } = parts();
    const wishes = Array.from({ length: 24 }, (_, at) => command(2, `hoard${at}@nobody.example`));
    const outcomes = await Promise.all(wishes.map((wish) => bookings.book(wish)));
    const count = (name: string) => outcomes.filter(({ outcome }) => outcome === name).length;
    // Six seats unproven, a third held; two are free for whoever proves an address first.
    expect([count("booked"), count("held")]).toEqual([3, 21]);
    expect(states().filter((state) => state === "held")).toHaveLength(2);
    expect(fixture.taken()).toBe(10);
    later(31);
    await holds.sweep();
    expect(fixture.taken()).toBe(6);
  });

  it("hold no more seats when their client has held as many as it may, for a day", async () => {
    fixture.other.exec("UPDATE departures SET capacity = 500");
    const nine = async (at: number) => {
      await parts().bookings.book(command(9, `hoard${at}@nobody.example`));
      return states().at(-1);
    };
    expect([await nine(0), await nine(1), await nine(2)]).toEqual(["held", "held", "requested"]);
    expect(fixture.taken()).toBe(18);
    later(31);
    expect(await nine(3)).toBe("requested");
    later(24 * 60);
    expect(await nine(4)).toBe("held");
  });
});

describe("a neighbour in the network of somebody who hoards", () => {
  const nine = async (client: number) => {
    const guest = { network: NETWORK, client: `keyed-hash-of-address-${client}` };
    await parts().bookings.book(command(9, `gast${(keys += 1)}@gast.example`, { guest }));
    return states().at(-1);
  };
  beforeEach(() => void fixture.other.exec("UPDATE departures SET capacity = 500"));

  it("is asked to prove the address first, all day long, and not refused", async () => {
    const found: unknown[] = [];
    for (let client = 0; client < 200; client += 1) found.push(await nine(client));
    expect(found).toEqual(found.map((_, client) => (client < 4 ? "held" : "requested")));
    expect(found).toHaveLength(200);
    expect(fixture.taken()).toBe(36);
    later(31);
    await parts().holds.sweep();
    expect([await nine(201), fixture.taken()]).toEqual(["requested", 0]);
    later(24 * 60);
    expect(await nine(202)).toBe("held");
  });

  it("does not share a count with twelve bookings at once", async () => {
    await Promise.all(Array.from({ length: 12 }, (_, client) => nine(client)));
    expect(states().filter((state) => state === "held")).toHaveLength(4);
  });
});

describe("networks without end", () => {
  it("hold a third of a departure once a day, for half an hour, and leave the rest to who proves an address", async () => {
    fixture.other.exec("UPDATE departures SET capacity = 30");
    let most = 0;
    for (let network = 0; network < 200; network += 1) {
      const guest = {
        network: `keyed-hash-of-network-${network}`,
        client: `keyed-hash-of-client-${network}`,
      };
      await parts().bookings.book(command(3, `hoard${network}@nobody.example`, { guest }));
      most = Math.max(most, fixture.taken());
    }
    // A third unproven, a third held.
    expect(most).toBe(18);
    later(31);
    await parts().holds.sweep();
    expect(fixture.taken()).toBe(9);
    for (let network = 300; network < 330; network += 1) {
      const guest = {
        network: `keyed-hash-of-network-${network}`,
        client: `keyed-hash-of-client-${network}`,
      };
      await parts().bookings.book(command(9, `hoard${network}@nobody.example`, { guest }));
    }
    expect(fixture.taken()).toBe(9);
  });
});

describe("a request that keeps no seats", () => {
  /** Nine people, where nothing may be held any more. */
  async function request(change: Partial<BookingCommand> = {}) {
    fixture.other.exec("UPDATE departures SET capacity = 60");
    const { bookings, holds } = parts();
    for (const at of [1, 2]) await bookings.book(command(9, `hoard${at}@nobody.example`));
    const wish = command(9, "gruppe@reisende.example", change);
    const booking = answerOf(await bookings.book(wish));
    return { bookings, holds, wish, booking, token: tokenOf(booking.number) };
  }

  it("says so, takes none and asks the traveller alone", async () => {
    const { booking, bookings, wish } = await request();
    expect(booking).toMatchObject({
      state: "held",
      keepsSeats: false,
      heldUntil: "2027-05-01T12:00:00.000Z",
    });
    expect([fixture.taken(), states()]).toEqual([18, ["held", "held", "requested"]]);
    expect(mails().at(-1)).toEqual(["booking-hold", "gruppe@reisende.example"]);
    expect(answerOf(await bookings.book(wish))).toEqual(booking);
  });

  it("of a member is a booking at the member price when its link is pressed", async () => {
    fixture.other.exec("UPDATE departures SET member_price_cents = 80000");
    const wish = command(9, "gruppe@reisende.example").request;
    const { booking, holds, token } = await request({
      isMember: true,
      request: { ...wish, expectedTotal: 9 * 80_000 },
    });
    expect(await holds.press(token)).toMatchObject({
      outcome: "confirmed",
      booking: { state: "confirmed", total: booking.total, lines: booking.lines },
    });
    expect(booking).toMatchObject({
      total: { amount: 720_000 },
      lines: [{ kind: "trip", unit: { amount: 80_000 }, normalUnit: { amount: 89_000 } }],
    });
  });

  it("is a booking when its link is pressed, once, also after the holds of others ran out", async () => {
    const { booking, holds, token } = await request();
    expect(await holds.read(token)).toEqual({ outcome: "held", booking });
    later(90);
    const presses = await Promise.all([holds.press(token), holds.press(token)]);
    const [first] = presses;
    expect(first).toMatchObject({ outcome: "confirmed", booking: { state: "confirmed", seats: 9 } });
    expect(presses).toEqual([first, first]);
    later(60);
    expect([await holds.press(token), await holds.read(token)]).toEqual([first, first]);
    await holds.sweep();
    expect(fixture.taken()).toBe(9);
    expect(mails().slice(-2)).toEqual([
      ["booking-confirmation", "gruppe@reisende.example"],
      ["booking-notice", "servus@steinadler.example"],
    ]);
    expect(
      await fixture.store.cancel(fixture.count("bookings") + 100_000, { by: "Redaktion", reason: "" }, now),
    ).toMatchObject({ outcome: "cancelled" });
    expect(await holds.read(token)).toMatchObject({ outcome: "cancelled" });
  });

  it.each([
    ["the seats are gone", "UPDATE departures SET capacity = 20"],
    ["the price is another", "UPDATE departures SET price_cents = 95000"],
    ["the departure was closed", "UPDATE departures SET state = 'cancelled'"],
  ])("books nothing when %s", async (_, change) => {
    const { booking, holds, token } = await request();
    fixture.other.exec(change);
    expect(await holds.press(token)).toEqual({ outcome: "gone", booking });
    expect(states()).toEqual(["held", "held", "requested"]);
  });

  it("is over after two hours, and forgotten a day later with its mail", async () => {
    const { holds, token } = await request();
    later(120);
    expect(await holds.press(token)).toMatchObject({ outcome: "expired" });
    later(24 * 60);
    await holds.sweep();
    await holds.sweep();
    expect([fixture.count("bookings"), mails()]).toEqual([0, []]);
  });

  it("does not count for the mailbox that somebody else has typed, but for its mails", async () => {
    await request();
    const own = await parts().bookings.book(command(10, "gruppe@reisende.example", { guest: null }));
    expect(own.outcome).toBe("booked");
    for (let time = 0; time < 2; time += 1)
      await parts().bookings.book(command(9, "gruppe@reisende.example"));
    const fourth = await parts().bookings.book(command(9, "gruppe@reisende.example"));
    expect(fourth.outcome).toBe("too-many-holds");
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
    const wish = () => command(4, "paar@reisende.example", { guest: null });
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

  it("is forgotten after a day, with its mail; networks too", async () => {
    fixture.other.exec("UPDATE departures SET capacity = 60");
    const { bookings, holds } = await hold();
    await bookings.book(
      command(3, "familie@reisende.example", {
        guest: { network: "another-network-hash", client: CLIENT },
      }),
    );
    later(40);
    await holds.sweep();
    expect(states()).toEqual(["expired", "confirmed"]);
    later(24 * 60);
    await holds.sweep();
    expect(states()).toEqual(["confirmed"]);
    expect(mails().map((mail) => (mail as string[])[0])).toEqual(["booking-confirmation", "booking-notice"]);
    expect(fixture.other.prepare("SELECT network, client FROM bookings").raw().all()).toEqual([[null, null]]);
  });
});
