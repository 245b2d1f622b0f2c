import fc from "fast-check";
import type { PaymentEvent } from "./events";
import { agreement, event, life, on, snapshot } from "./events.fixture";
import { fold } from "./fold";

const updated = "customer.subscription.updated";
const deleted = "customer.subscription.deleted";
const seen = (events: PaymentEvent[]) => {
  const folded = fold(events);
  return folded && [folded.state, folded.currentPeriodEnd.toISOString()];
};

it("goes with a life, event by event", () => {
  const events = life();
  const states = events.map((_, index) => seen(events.slice(0, index + 1)));
  const first = on(365);
  const second = on(730);
  expect(states).toEqual([
    ["pending", first],
    ["pending", first],
    ["active", first],
    ["active", first],
    ["active", second],
    ["past-due", first],
    ["past-due", first],
    ["active", second],
    ["active", second],
    ["ending", second],
    ["active", second],
    ["ending", second],
    ["ended", second],
    ["ended", second],
  ]);
  expect(fold(events)).toMatchObject({ agreement, cancelledAt: new Date(on(500)), refundedCents: 1000 });
});

it("ends in the same state in whatever order and however often the events of any part of a life arrive", () => {
  const all = life();
  const shuffled = fc.integer({ min: 1, max: all.length }).chain((length) =>
    fc.tuple(
      fc.constant(length),
      fc.shuffledSubarray([...all.slice(0, length), ...all.slice(0, length)], {
        minLength: length * 2,
        maxLength: length * 2,
      }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([length, arrived]) => {
      expect(fold(arrived)).toEqual(fold(all.slice(0, length)));
    }),
    { numRuns: 500 },
  );
});

it("a late „created“ or „updated“ after the end brings nothing back, even with a younger time", () => {
  const end = event("evt_2", deleted, on(10), snapshot("canceled", { cancelledAt: on(10), endedAt: on(10) }));
  const late = event("evt_3", updated, on(11), snapshot("active"));
  const created = event("evt_1", "customer.subscription.created", on(10), snapshot("active"));
  for (const events of [
    [end, created, late],
    [late, created, end],
    [created, late, end],
  ])
    expect(seen(events)).toEqual(["ended", on(10)]);
});

it("what was withdrawn ends at that moment and stays withdrawn", () => {
  const own = event(
    "own_1",
    "own.withdrawn",
    on(3),
    snapshot("canceled", { withdrawn: true, cancelledAt: on(3), endedAt: on(3) }),
  );
  const told = event("evt_9", deleted, on(3), snapshot("canceled", { withdrawn: true, endedAt: on(3) }));
  const bought = life().slice(0, 4);
  for (const events of [
    [...bought, own, told],
    [told, own, ...bought],
    [...bought, told],
  ])
    expect(seen(events)).toEqual(["withdrawn", on(3)]);
});

it("within one second our own answer is younger than what was announced, and the last of them counts", () => {
  const cancelling = snapshot("active", { cancelling: true, cancelledAt: on(5) });
  const at = (milliseconds: number) => new Date(Date.parse(on(5)) + milliseconds).toISOString();
  const events = [
    event("evt_b", updated, on(5), cancelling),
    event("evt_c", updated, on(5), snapshot("active")),
    event("own_z", "own.cancelled", at(200), cancelling),
    event("own_a", "own.resumed", at(800), snapshot("active")),
  ];
  expect(seen(events)).toEqual(["active", on(365)]);
  expect(seen(events.slice(0, 3))).toEqual(["ending", on(365)]);
});

it("a first payment that fails grants nothing and takes nothing", () => {
  const failed = event("evt_2", "invoice.payment_failed", on(0), {
    kind: "payment-failed",
    first: true,
    periodStart: on(0),
  });
  expect(
    seen([event("evt_1", "customer.subscription.created", on(0), snapshot("incomplete")), failed]),
  ).toEqual(["pending", on(365)]);
  expect(seen([event("evt_1", updated, on(0), snapshot("active")), failed])).toEqual(["active", on(365)]);
});

it("an unpaid renewal counts as paid until the renewal, no longer; its end too", () => {
  const renewed = { periodStart: on(365), periodEnd: on(730) };
  const events = [
    event("evt_1", updated, on(0), snapshot("active")),
    event("evt_2", updated, on(366), snapshot("past_due", renewed)),
    event("evt_3", deleted, on(380), snapshot("canceled", { ...renewed, endedAt: on(380) })),
  ];
  expect(seen(events.slice(0, 2))).toEqual(["past-due", on(365)]);
  expect(seen(events)).toEqual(["ended", on(365)]);
});

it("nothing is known without an agreement or without a subscription", () => {
  expect(fold([])).toBeNull();
  expect(fold(life().slice(1, 2))).toBeNull();
  expect(fold([event("evt_1", updated, on(0), snapshot("active", { agreement: null }))])).toBeNull();
});

it("a refund of another contract of the same customer is not this one's", () => {
  const before = event("evt_r", "charge.refunded", on(-20), { kind: "refunded", charge: "ch_0", cents: 500 });
  const twice = event("evt_s", "charge.refunded", on(2), { kind: "refunded", charge: "ch_1", cents: 700 });
  const more = event("evt_t", "charge.refunded", on(3), { kind: "refunded", charge: "ch_1", cents: 900 });
  expect(fold([before, more, twice, ...life().slice(0, 4)])?.refundedCents).toBe(900);
});
