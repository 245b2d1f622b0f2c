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
  const events = [
    event("evt_b", updated, on(5), cancelling),
    event("evt_c", updated, on(5), snapshot("active")),
    event("own_1", "own.cancelled", on(5), cancelling),
    event("own_2", "own.resumed", on(5), snapshot("active")),
  ];
  expect(seen(events)).toEqual(["active", on(365)]);
  expect(seen(events.slice(0, 3))).toEqual(["ending", on(365)]);
  // Also where what was announced would come late in the order of a life.
  const failed = event("evt_d", "invoice.payment_failed", on(5), {
    kind: "payment-failed",
    first: false,
    periodStart: on(0),
  });
  for (const life of [
    [...events, failed],
    [failed, ...events],
  ])
    expect(seen(life)).toEqual(["active", on(365)]);
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

it("the sandbox's events of one second happened in the order of their milliseconds, our own answers among them", () => {
  const renewed = { periodStart: on(365), periodEnd: on(730) };
  const cancelling = snapshot("active", { ...renewed, cancelling: true, cancelledAt: on(365) });
  const told = [
    event("evt_sandbox_00000000000001_000001", updated, on(365), snapshot("active")),
    event("evt_sandbox_00000000000002_000002", "invoice.payment_failed", on(365), {
      kind: "payment-failed",
      first: false,
      periodStart: on(365),
    }),
    event("evt_sandbox_00000000000003_000003", "invoice.paid", on(365), { kind: "paid", periodEnd: on(730) }),
    event("own_00000000000004_a", "own.cancelled", on(365), cancelling),
    event("evt_sandbox_00000000000004_000004", updated, on(365), cancelling),
    event("evt_sandbox_00000000000005_000001", updated, on(365), snapshot("active", renewed)),
  ].map((one) => ({ ...one, provider: "sandbox" as const }));
  expect(told.map((_, index) => seen(told.slice(0, index + 1)))).toEqual([
    ["active", on(365)],
    ["past-due", on(365)],
    ["active", on(730)],
    ["ending", on(730)],
    ["ending", on(730)],
    ["active", on(730)],
  ]);
});

describe("a later year that was cancelled for a day of its own", () => {
  const second = { periodStart: on(365), periodEnd: on(730) };
  const cancelled = { ...second, cancelling: true, cancelAt: on(430), cancelledAt: on(400) };
  const renewed = [
    ...life().slice(0, 5),
    event("evt_05b", "invoice.paid", on(365), { kind: "paid", periodStart: on(365), periodEnd: on(730) }),
  ];
  const told = event("evt_20", updated, on(400), snapshot("active", cancelled));
  const over = event(
    "evt_21",
    deleted,
    on(430, 40),
    snapshot("canceled", { ...cancelled, endedAt: on(430, 40) }),
  );

  it("ends on that day, and what was paid stays known", () => {
    expect(fold([...renewed, told])).toMatchObject({
      state: "ending",
      periodStart: new Date(on(365)),
      paidUntil: new Date(on(730)),
      currentPeriodEnd: new Date(on(430)),
    });
    // Not a few seconds later, when the provider got round to it.
    expect(fold([...renewed, told, over])).toMatchObject({
      state: "ended",
      paidUntil: new Date(on(730)),
      currentPeriodEnd: new Date(on(430)),
    });
  });

  it("also where the provider shortens the period to that day, and after it was taken back", () => {
    const shortened = snapshot("active", { ...cancelled, periodEnd: on(430) });
    const kept = event("evt_21", updated, on(401), snapshot("active", { ...second, periodEnd: on(430) }));
    const events = [...renewed, event("evt_20", updated, on(400), shortened)];
    expect(fold(events)).toMatchObject({ paidUntil: new Date(on(730)), currentPeriodEnd: new Date(on(430)) });
    expect(fold([...events, kept])).toMatchObject({ state: "active", currentPeriodEnd: new Date(on(730)) });
  });

  it("in whatever order and however often the events arrive", () => {
    const all = [
      ...renewed,
      told,
      over,
      event("evt_22", "charge.refunded", on(430, 60), { kind: "refunded", charge: "ch_2", cents: 3206 }),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 }), (arrived) => {
        expect(fold(arrived)).toEqual(fold(all));
      }),
    );
    expect(fold(all)).toMatchObject({ state: "ended", refundedCents: 3206 });
  });

  it("an unpaid year leaves nothing to give back", () => {
    const owing = event("evt_05", updated, on(366), snapshot("past_due", second));
    const end = event("evt_06", deleted, on(380), snapshot("canceled", { ...second, endedAt: on(380) }));
    expect(fold([...life().slice(0, 4), owing, end])).toMatchObject({
      paidUntil: new Date(on(365)),
      currentPeriodEnd: new Date(on(365)),
    });
  });
});
