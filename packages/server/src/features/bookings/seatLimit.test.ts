import fc from "fast-check";
import { createSeatLimit, type SeatReservation, type Settlement } from "./seatLimit";

const HOUR = 3_600_000;
const never = new AbortController().signal;

function setUp(seats: number, more: { mostAddresses?: number; mostKeys?: number } = {}) {
  const clock = { now: 1_000_000 };
  const limit = createSeatLimit({ seats, windowMs: HOUR, now: () => clock.now, ...more });
  let last = 0;
  const reserve = (wanted: number, { address = "a", key = `key-${(last += 1)}`, signal = never } = {}) =>
    limit.reserve({ address, key, seats: wanted }, signal);
  const book = async (
    wanted: number,
    more: { address?: string; key?: string } = {},
    how: Settlement = "booked",
  ) => {
    const reservation = await reserve(wanted, more);
    if (reservation.granted) reservation.settle(how);
    return reservation.granted;
  };
  return { clock, limit, reserve, book };
}

it("counts booked seats within the window, which slides", async () => {
  const { clock, reserve, book } = setUp(10);
  expect([await book(4), await book(4)]).toEqual([true, true]);
  clock.now += HOUR / 2;
  expect(await book(2)).toBe(true);
  expect(await reserve(1)).toEqual({ granted: false, retryAfterSeconds: 1_800 });
  expect(await reserve(9)).toEqual({ granted: false, retryAfterSeconds: 3_600 });
  clock.now += HOUR / 2;
  expect([await book(8), await book(1)]).toEqual([true, false]);
});

it("does not count what was refused, nor what nobody knows about", async () => {
  const { limit, book } = setUp(10);
  for (let at = 0; at < 5; at += 1) {
    expect(await book(10, {}, "refused")).toBe(true);
    expect(await book(10, {}, "unknown")).toBe(true);
  }
  expect(limit.size().addresses).toBe(0);
});

it("keeps addresses apart", async () => {
  const { book } = setUp(4);
  expect([await book(4), await book(4, { address: "b" }), await book(1)]).toEqual([true, true, false]);
});

it("always lets a repetition of a booked key through, from anywhere, and counts it once", async () => {
  const { book } = setUp(4);
  expect(await book(4, { key: "first" })).toBe(true);
  for (const address of ["a", "b"]) {
    expect(await book(4, { key: "first", address }, "refused")).toBe(true);
    expect(await book(4, { key: "first", address }, "booked")).toBe(true);
  }
  expect([await book(1), await book(4, { address: "b" })]).toEqual([false, true]);
});

it("lets a key through whose first answer was lost, and counts it when it was booked", async () => {
  const { book } = setUp(4);
  expect(await book(3, { key: "lost" }, "unknown")).toBe(true);
  expect(await book(4)).toBe(true);
  expect(await book(3, { key: "lost" })).toBe(true);
  expect(await book(1)).toBe(false);
});

it("forgets keys with the window", async () => {
  const { clock, book } = setUp(4);
  await book(4, { key: "first" });
  clock.now += HOUR;
  await book(4);
  expect(await book(4, { key: "first" })).toBe(false);
});

it("waits for bookings that are being decided: refusals make room, bookings do not", async () => {
  const { reserve } = setUp(10);
  const first = await reserve(6);
  const second = await reserve(4);
  const outcomes: (string | undefined)[] = [];
  const note = (name: string) => (reservation: SeatReservation) => {
    outcomes.push(`${name} ${reservation.granted}`);
    return reservation;
  };
  const third = reserve(4).then(note("third"));
  const fourth = reserve(6).then(note("fourth"));
  await new Promise(setImmediate);
  expect(outcomes).toEqual([]);
  if (first.granted) first.settle("refused");
  const granted = await third;
  expect(granted.granted).toBe(true);
  if (second.granted) second.settle("booked");
  if (granted.granted) granted.settle("booked");
  expect(await fourth).toEqual({ granted: false, retryAfterSeconds: 3_600 });
  expect(outcomes).toEqual(["third true", "fourth false"]);
});

it("waits no longer than it is told to", async () => {
  const { limit, reserve } = setUp(4);
  const holder = await reserve(4);
  const patience = new AbortController();
  const waiting = reserve(1, { signal: patience.signal });
  patience.abort();
  expect(await waiting).toEqual({ granted: false, retryAfterSeconds: 10 });
  if (holder.granted) holder.settle("refused");
  expect(limit.size().addresses).toBe(0);
});

it("settles once", async () => {
  const { reserve, book } = setUp(4);
  const reservation = await reserve(4);
  if (!reservation.granted) throw new Error("not granted");
  reservation.settle("refused");
  reservation.settle("refused");
  reservation.settle("booked");
  expect([await book(4), await book(1)]).toEqual([true, false]);
});

describe("when there is no room for another address", () => {
  const flood = async (book: ReturnType<typeof setUp>["book"], count: number) => {
    for (let at = 0; at < count; at += 1) await book(1, { address: `10.${at >> 8}.${at & 255}.1` });
  };

  it("does not let anybody go who has been counted, however many come", async () => {
    const { book } = setUp(4, { mostAddresses: 100 });
    await book(4, { address: "203.0.113.9" });
    await flood(book, 500);
    expect(await book(1, { address: "203.0.113.9" })).toBe(false);
  });

  it("counts newcomers by their network, which is not free either", async () => {
    const { book } = setUp(4, { mostAddresses: 100 });
    await flood(book, 100);
    const booked = [];
    for (let at = 0; at < 50; at += 1) booked.push(await book(1, { address: `198.51.100.${at}` }));
    expect(booked.filter(Boolean)).toHaveLength(16);
  });

  it("stays bounded, and has room again when the window is over", async () => {
    const { clock, limit, book } = setUp(1, { mostAddresses: 100, mostKeys: 50 });
    await flood(book, 10_000);
    expect(limit.size().addresses).toBeLessThanOrEqual(100 + 4_096);
    expect(limit.size().keys).toBe(50);
    clock.now += HOUR;
    const again = ["198.51.100.1", "198.51.100.2", "198.51.100.1"];
    const booked = [];
    for (const address of again) booked.push(await book(1, { address }));
    expect(booked).toEqual([true, true, false]);
  });
});

it("never lets more than the limit be booked within any window, and never holds back what would fit", async () => {
  const step = fc.record({
    wait: fc.nat(HOUR / 3),
    seats: fc.integer({ min: 1, max: 10 }),
    address: fc.constantFrom("a", "b"),
    how: fc.constantFrom<Settlement>("booked", "booked", "refused"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { clock, book } = setUp(20);
      const booked: { at: number; seats: number; address: string }[] = [];
      for (const { wait, seats, address, how } of steps) {
        clock.now += wait;
        const within = booked
          .filter((one) => one.address === address && one.at > clock.now - HOUR)
          .reduce((sum, one) => sum + one.seats, 0);
        expect(await book(seats, { address }, how)).toBe(within + seats <= 20);
        if (how === "booked" && within + seats <= 20) booked.push({ at: clock.now, seats, address });
      }
    }),
  );
});
