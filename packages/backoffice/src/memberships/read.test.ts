import { on } from "./events.fixture";
import { answerFor, givesAccess } from "./read";
import type { StoredSubscription } from "./types";
import { withdrawableUntil } from "./withdrawal";

const row: StoredSubscription = {
  contractNumber: "M-2345-6789",
  email: "anna@post.example",
  userId: 7,
  state: "active",
  planSlug: "gratweg-plus",
  planName: "Gratweg Plus",
  priceCents: 3900,
  interval: "year",
  startedAt: new Date(on(0)),
  periodStart: new Date(on(0)),
  paidUntil: new Date(on(365)),
  currentPeriodEnd: new Date(on(365)),
  cancelledAt: null,
  refundedCents: 0,
  origin: "http://localhost:8000",
  provider: "stripe",
  providerId: "sub_1",
  customerId: "cus_1",
};
const at = (day: number) => new Date(on(day));

it.each<[StoredSubscription["state"], number, string, boolean]>([
  ["active", 364, "active", true],
  ["active", 365, "past-due", false],
  ["ending", 364, "ending", true],
  ["ending", 365, "ended", false],
  ["past-due", 364, "past-due", true],
  ["past-due", 366, "past-due", false],
  ["ended", 1, "ended", false],
  ["withdrawn", 1, "withdrawn", false],
])("%s on day %i reads as %s, access: %s", (state, day, read, access) => {
  const stored = { ...row, state };
  expect(answerFor([stored], at(day))).toMatchObject({ membership: { state: read }, hasAccess: access });
  expect(givesAccess(stored, at(day))).toBe(access);
});

it("who never paid is no member and has no contract", () => {
  const nobody = { membership: null, hasAccess: false, contract: null };
  expect(answerFor([{ ...row, state: "pending" }], at(1))).toEqual(nobody);
  expect(answerFor([], at(1))).toEqual(nobody);
});

it("of several contracts the one with access counts, then one that runs, then the newest", () => {
  const old = { ...row, contractNumber: "old", state: "ended" as const };
  const owing = { ...row, contractNumber: "owing", state: "past-due" as const, currentPeriodEnd: at(-1) };
  const younger = { ...row, contractNumber: "younger", state: "withdrawn" as const, startedAt: at(2) };
  const number = (rows: StoredSubscription[]) => answerFor(rows, at(3)).membership?.contractNumber;
  expect(number([old, owing, younger, row])).toBe(row.contractNumber);
  expect(number([old, owing, younger])).toBe("owing");
  expect(number([old, younger])).toBe("younger");
});

it("names the last day of withdrawal until it is over, and not once withdrawn or ended", () => {
  const until = withdrawableUntil(row.startedAt);
  const named = (state: StoredSubscription["state"], now: Date) =>
    answerFor([{ ...row, state }], now).membership?.withdrawableUntil;
  expect(named("active", until)).toBe(until.toISOString());
  expect(named("ending", at(3))).toBe(until.toISOString());
  expect(named("active", new Date(until.getTime() + 1))).toBeNull();
  expect(named("withdrawn", at(3))).toBeNull();
  expect(named("ended", at(3))).toBeNull();
});

describe("what a cancellation brings", () => {
  const later = {
    ...row,
    periodStart: new Date(on(365)),
    paidUntil: new Date(on(730)),
    currentPeriodEnd: new Date(on(730)),
  };
  const brings = (stored: StoredSubscription, day: number) => {
    const { cancellation, refunded } = answerFor([stored], at(day)).membership ?? {};
    return [cancellation?.endsAt ?? null, cancellation?.refund?.amount ?? 0, refunded?.amount ?? 0];
  };
  /** One month after day 400, with that day in Berlin. */
  const ends = "2028-05-04T21:59:59.000Z";
  const cancelled = {
    ...later,
    state: "ending" as const,
    currentPeriodEnd: new Date(ends),
    cancelledAt: at(400),
  };

  it("is said before, after, and when it has come", () => {
    const cents = Math.ceil((3900 * 300) / 365);
    expect(brings(row, 300)).toEqual([on(365), 0, 0]);
    expect(brings(later, 400)).toEqual([ends, cents, 0]);
    expect(brings(cancelled, 420)).toEqual([ends, cents, 0]);
    expect(brings({ ...cancelled, state: "ended" }, 440)).toEqual([ends, cents, 0]);
    expect(brings({ ...cancelled, state: "ended", refundedCents: cents }, 440)).toEqual([ends, cents, cents]);
  });
});
