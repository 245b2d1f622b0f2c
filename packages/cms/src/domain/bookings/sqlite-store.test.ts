import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { SqliteBookingStore } from "./sqlite-store";
import { money } from "./stored";
import { anIntent, aRequest } from "./testing";

/** The columns that Strapi makes of the schemas; the integration tests run on Strapi's own tables. */
const TABLES = `
  CREATE TABLE departures (id integer PRIMARY KEY, number integer UNIQUE, start_date date, end_date date, state text,
    price_cents integer, member_price_cents integer, single_supplement_cents integer, capacity integer, minimum_participants integer, guaranteed boolean);
  CREATE TABLE tours (id integer PRIMARY KEY, number integer);
  CREATE TABLE departures_tour_lnk (departure_id integer, tour_id integer);
  CREATE TABLE departure_seats (departure_number integer PRIMARY KEY, taken integer NOT NULL);
  CREATE TABLE number_counters (name text PRIMARY KEY, value integer NOT NULL);
  CREATE TABLE bookings (id integer PRIMARY KEY, document_id text, number integer UNIQUE, departure_number integer, tour_number integer,
    state text, travellers text, contact text, email text, options text, note text, seats integer, total_cents integer,
    form_sheet_version text, idempotency_key text UNIQUE, request_hash text, answer text, terms text, history text, booked_at datetime,
    created_at datetime, updated_at datetime, published_at datetime);
  CREATE TABLE outbox_mails (id integer PRIMARY KEY, document_id text, message_id text UNIQUE, kind text, "to" text,
    booking_number integer, data text, state text, attempts integer, next_attempt_at datetime, created_at datetime,
    updated_at datetime, published_at datetime);
  INSERT INTO departures VALUES (1, 100101, '2027-06-05', '2027-06-11', 'open', 89000, NULL, 12000, 12, 4, 0);
  INSERT INTO tours VALUES (1, 1001);
  INSERT INTO departures_tour_lnk VALUES (1, 1);
  INSERT INTO number_counters VALUES ('bookings', 100000);`;

let folder: string;
let store: SqliteBookingStore;
let other: Sqlite.Database;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gratweg-bookings-"));
  const file = join(folder, "cms.sqlite");
  other = new Sqlite(file, { timeout: 0 });
  other.exec(TABLES);
  let id = 0;
  store = new SqliteBookingStore({
    file,
    link: { table: "departures_tour_lnk", departure: "departure_id", tour: "tour_id" },
    createDocumentId: () => `document${(id += 1)}`,
    mailHost: "mail.example",
  });
});

afterEach(async () => {
  await store.close();
  other.close();
  rmSync(folder, { recursive: true, force: true });
});

const taken = (): number =>
  Number(other.prepare("SELECT COALESCE(MAX(taken), 0) FROM departure_seats").pluck().get());
const count = (table: string): number => Number(other.prepare(`SELECT COUNT(*) FROM ${table}`).pluck().get());

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
