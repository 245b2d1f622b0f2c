import { createContractNumber } from "./contract-number";
import { event, on, snapshot } from "./events.fixture";
import { dueMails, mailData } from "./mails";
import { answerFor, givesAccess } from "./read";
import { givenBack, paymentEvent } from "./request-shape";
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

it.each([
  ["2027-03-01T09:00:00Z", "2027-03-15T22:59:59.999Z"],
  // Late in the evening in Berlin it is the next day already.
  ["2027-03-01T23:30:00Z", "2027-03-16T22:59:59.999Z"],
  // Over the change of clocks.
  ["2027-03-22T09:00:00Z", "2027-04-05T21:59:59.999Z"],
  ["2027-10-18T09:00:00Z", "2027-11-01T22:59:59.999Z"],
  // The fourteenth day is a Saturday, a Sunday.
  ["2027-03-06T09:00:00Z", "2027-03-22T22:59:59.999Z"],
  ["2027-03-07T09:00:00Z", "2027-03-22T22:59:59.999Z"],
])("a contract of %s may be withdrawn until %s", (startedAt, until) => {
  expect(withdrawableUntil(new Date(startedAt)).toISOString()).toBe(until);
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

  it("is nothing where nothing is paid or everything went back", () => {
    expect(brings({ ...later, state: "past-due", currentPeriodEnd: at(365) }, 370)).toEqual([on(365), 0, 0]);
    expect(brings({ ...later, state: "withdrawn", refundedCents: 3900 }, 370)).toEqual([null, 0, 3900]);
  });

  it("stands in the mails of its end, and in no other", () => {
    const cents = (stored: StoredSubscription) => mailData(stored, "").refundCents;
    expect([row, later, cancelled, { ...cancelled, state: "ended" as const }].map(cents)).toEqual([
      0, 0, 3206, 3206,
    ]);
  });
});

it("a contract's number can be read aloud and is not counted up", () => {
  const numbers = Array.from({ length: 200 }, createContractNumber);
  for (const number of numbers) expect(number).toMatch(/^M-[2-9A-HJ-NP-TV-Z]{4}-[2-9A-HJ-NP-TV-Z]{4}$/);
  expect(new Set(numbers).size).toBe(200);
});

it("each occasion has its mail; the same occasion the same key", () => {
  const keys = (more: Partial<StoredSubscription>) => dueMails({ ...row, ...more }).map(({ key }) => key);
  expect(keys({})).toEqual(["membership-started-m-2345-6789"]);
  expect(keys({ state: "pending" })).toEqual([]);
  expect(keys({ state: "ended" })).toEqual(["membership-ended-m-2345-6789"]);
  expect(keys({ state: "withdrawn" })).toEqual(["membership-withdrawn-m-2345-6789"]);
  const first = keys({ state: "ending", cancelledAt: at(5) });
  expect(keys({ state: "ending", cancelledAt: new Date(at(5).getTime() + 400) })).toEqual(first);
  expect(keys({ state: "ending", cancelledAt: at(6) })).not.toEqual(first);
  expect(keys({ state: "past-due" })).toHaveLength(2);
});

const sent = event("evt_1", "customer.subscription.updated", on(0), snapshot("active"));
const facts = (more: object) => ({ ...sent, facts: { ...sent.facts, ...more } });

it("takes to whom and how much went back, or nothing", () => {
  const told = { email: "anna@post.example", cents: 3900 };
  expect(
    [sent, { ...sent, givenBack: told }, { givenBack: { email: null, cents: 0 } }].map(givenBack),
  ).toEqual([null, told, { email: null, cents: 0 }]);
  for (const wrong of [
    "anna",
    { email: "anna", cents: 1 },
    { email: "a b@c.de", cents: 1 },
    { ...told, cents: 0.5 },
  ])
    expect(givenBack({ ...sent, givenBack: wrong })).toBeUndefined();
});

it("takes what the server sends, and nothing that it never would", () => {
  expect(paymentEvent(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
  for (const wrong of [
    null,
    [],
    { ...sent, id: "" },
    { ...sent, id: "a b" },
    { ...sent, at: "yesterday" },
    { ...sent, provider: "paypal" },
    { ...sent, subscription: 7 },
    facts({ kind: "gift" }),
    facts({ status: "rich" }),
    facts({ periodEnd: "2027-02-31T25:00:00Z" }),
    facts({ agreement: undefined }),
    facts({ agreement: { userId: "7" } }),
    { ...sent, facts: { kind: "refunded", charge: "ch_1", cents: -1 } },
    facts({ cancelAt: "soon" }),
    facts({ cancelAt: undefined }),
    { ...sent, facts: { kind: "paid" } },
    { ...sent, facts: { kind: "paid", periodEnd: on(365) } },
    { ...sent, facts: { kind: "payment-failed", first: "no", periodStart: on(0) } },
  ])
    expect(paymentEvent(wrong)).toBeNull();
});
