import type Sqlite from "better-sqlite3";
import type { SqliteBookingStore } from "./sqlite-store";
import { openSqliteFixture, type SqliteFixture } from "./sqlite-testing";
import { money } from "./stored";
import { anIntent, aRequest } from "./testing";

let fixture: SqliteFixture;
let store: SqliteBookingStore;
let other: Sqlite.Database;
const taken = () => fixture.taken();
const count = (table: string) => fixture.count(table);

beforeEach(() => {
  fixture = openSqliteFixture();
  ({ store, other } = fixture);
});

afterEach(() => fixture.close());

const by = (email: string) => {
  const request = aRequest();
  return { request: { ...request, contact: { ...request.contact, email } }, email };
};

describe("SqliteBookingStore", () => {
  it("takes seats, booking and mails together, and answers the key's second question from the snapshot", async () => {
    const intent = anIntent("key-of-the-booking-1");
    expect(await store.take(intent)).toEqual({ outcome: "booked", number: 100_001 });
    expect([taken(), count("bookings"), count("outbox_mails")]).toEqual([2, 1, 2]);
    const { known, live, emailSeats } = await store.look(intent);
    expect(known).toEqual({ requestHash: "hash", answer: { number: 100_001, ...intent.answer } });
    expect(live).toMatchObject({ tourNumber: 1001, departure: { seatsLeft: 10 } });
    expect(emailSeats).toBe(2);
    expect(await store.take(intent)).toEqual({ outcome: "known" });
    expect([taken(), count("bookings")]).toEqual([2, 1]);
  });

  it("decides those who come in the same moment one after the other, in one commit", async () => {
    const takes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        store.take(anIntent(`key-of-the-booking-${index}`, by(`a${index}@reisende.example`))),
      ),
    );
    expect(takes.map(({ outcome }) => outcome)).toEqual([
      ...Array.from({ length: 6 }, () => "booked"),
      ...Array.from({ length: 4 }, () => "refused"),
    ]);
    expect([taken(), count("bookings"), count("outbox_mails")]).toEqual([12, 6, 12]);
  });

  it.each([
    ["price", { priceCents: 1 }],
    ["supplement", { singleSupplementCents: 1 }],
    ["day", { today: "2027-06-06" }],
    ["e-mail limit", { emailLimit: 1 }],
    ["departure", { departure: 999 }],
  ])("refuses without a trace when the %s is another one by now", async (_, change) => {
    expect(await store.take(anIntent("key-of-the-booking-1", change))).toEqual({ outcome: "refused" });
    expect([taken(), count("bookings"), count("outbox_mails")]).toEqual([0, 0, 0]);
  });

  describe("member prices", () => {
    const atMemberPrice = (change: object = {}) =>
      anIntent("key-of-the-booking-1", { isMember: true, priceCents: 80_000, ...change });
    const setMemberPrice = (cents: number | null) =>
      other.prepare("UPDATE departures SET member_price_cents = ?").run(cents);

    it("are told to members alone, by every question", async () => {
      setMemberPrice(80_000);
      const told = async (isMember: boolean) => {
        const { live } = await store.look({ ...anIntent("key-of-the-booking-1"), isMember });
        const [listed] = await store.departuresOf(1001, "2027-05-01", isMember);
        return [live?.departure.memberPrice, listed?.memberPrice];
      };
      const price = { amount: 80_000, currency: "EUR" };
      expect(await told(true)).toEqual([price, price]);
      expect(await told(false)).toEqual([undefined, undefined]);
      setMemberPrice(89_000);
      expect(await told(true)).toEqual([undefined, undefined]);
    });

    it("are what a member books at, and nobody else", async () => {
      setMemberPrice(80_000);
      expect(await store.take(atMemberPrice({ isMember: false }))).toEqual({ outcome: "refused" });
      expect(await store.take(atMemberPrice({ priceCents: 89_000 }))).toEqual({ outcome: "refused" });
      expect(await store.take(atMemberPrice())).toEqual({ outcome: "booked", number: 100_001 });
    });

    it.each([null, 89_000, 95_000, 79_900])("refuses without a trace when it is %s by now", async (cents) => {
      setMemberPrice(cents);
      expect(await store.take(atMemberPrice())).toEqual({ outcome: "refused" });
      expect([taken(), count("bookings"), count("outbox_mails")]).toEqual([0, 0, 0]);
    });

    it("stay in the answer word for word, with what others pay", async () => {
      const intent = anIntent("key-of-the-booking-1");
      const [line, ...rest] = intent.answer.lines;
      if (!line) throw new Error("no line");
      const answer = { ...intent.answer, lines: [{ ...line, normalUnit: money(99_000) }, ...rest] };
      await store.take({ ...intent, answer });
      const { known } = await store.look(intent);
      expect(JSON.stringify(known?.answer)).toBe(JSON.stringify({ number: 100_001, ...answer }));
    });
  });

  it("takes back only the one whose row cannot be written", async () => {
    other.exec(
      "CREATE TRIGGER refuse BEFORE INSERT ON bookings WHEN NEW.note = 'bad' BEGIN SELECT RAISE(ABORT, 'no'); END",
    );
    const bad = { request: { ...aRequest(), note: "bad" } };
    const results = await Promise.allSettled([
      store.take(anIntent("key-of-the-booking-1")),
      store.take(anIntent("key-of-the-booking-2", bad)),
      store.take(anIntent("key-of-the-booking-3")),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect([taken(), count("bookings"), count("outbox_mails")]).toEqual([4, 2, 4]);
  });

  it("waits for another writer without stopping the event loop", async () => {
    other.exec("BEGIN IMMEDIATE");
    const take = store.take(anIntent("key-of-the-booking-1"));
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
      if (ticks === 5) other.exec("COMMIT");
    }, 2);
    expect(await take).toMatchObject({ outcome: "booked" });
    clearInterval(ticking);
    expect(ticks).toBeGreaterThanOrEqual(5);
  });

  it("cancels once: seats, history and mails", async () => {
    await store.take(anIntent("key-of-the-booking-1"));
    const request = { by: "Redaktion", reason: "Auf Wunsch" };
    const at = new Date("2027-05-02T08:00:00Z");
    const outcomes = await Promise.all([1, 2, 3].map(() => store.cancel(100_001, request, at)));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      "cancelled",
      "already-cancelled",
      "already-cancelled",
    ]);
    expect(outcomes[2]).toMatchObject({
      booking: {
        number: 100_001,
        seats: 2,
        state: "cancelled",
        history: [
          { event: "booked", by: "traveller" },
          { at: at.toISOString(), event: "cancelled", by: "Redaktion", note: "Auf Wunsch" },
        ],
      },
    });
    expect([taken(), count("outbox_mails")]).toEqual([0, 4]);
    expect(await store.cancel(1, request, at)).toEqual({ outcome: "unknown-booking" });
  });
});
