import { SimulatedClock, createActor } from "xstate";
import { controlledPromise, flush } from "../testing/controlledPromise";
import { memoryStorage } from "../testing/memoryStorage";
import { startPaymentAccess } from "./connectPaymentAccess";
import { paymentAccessMachine, type SubscriptionAnswer } from "./paymentAccessMachine";
import { createPaymentCache, paymentCacheKey, type CachedPayment } from "./paymentCache";

const NOW = 1_800_000_000_000;
const anna = "anna@example.org";
const ben = "ben@example.org";

const running = new Set<{ stop: () => unknown }>();
afterEach(() => {
  for (const actor of running) actor.stop();
  running.clear();
});

function setUp({
  entries = {},
  token = true,
  email = anna,
}: { entries?: Record<string, string>; token?: boolean; email?: string | null } = {}) {
  const memory = memoryStorage(entries);
  const clock = { now: NOW };
  const asked: {
    signal: AbortSignal;
    resolve: (answer: SubscriptionAnswer) => void;
    reject: (error: unknown) => void;
  }[] = [];
  const log = { warn: jest.fn() };
  const listeners = new Set<(event: { key: string | null }) => void>();
  const { actor, check } = startPaymentAccess({
    fetchSubscription: (signal) => new Promise((resolve, reject) => asked.push({ signal, resolve, reject })),
    cache: createPaymentCache(() => memory),
    email: () => email,
    hasToken: () => token,
    log,
    tabs: {
      addEventListener: (type: string, listener) => type === "storage" && listeners.add(listener),
      removeEventListener: (type: string, listener) => type === "storage" && listeners.delete(listener),
    },
    now: () => clock.now,
  });
  running.add(actor);
  const state = () => {
    const { hasPaymentAccess, lastCheckedEmail, initialized, lastCheckedAt } = actor.getSnapshot().context;
    return { hasPaymentAccess, lastCheckedEmail, initialized, lastCheckedAt };
  };
  const elsewhere = (key: string | null) => listeners.forEach((listener) => listener({ key }));
  return { actor, check, state, asked, log, memory, clock, elsewhere, listeners };
}

const unknown = { hasPaymentAccess: false, lastCheckedEmail: null, initialized: false, lastCheckedAt: null };
const knownOf = (email: string, hasPaymentAccess: boolean, at = NOW) => ({
  hasPaymentAccess,
  lastCheckedEmail: email,
  initialized: true,
  lastCheckedAt: at,
});
const entry = (hasAccess: boolean, timestamp = NOW) => JSON.stringify({ hasAccess, timestamp });

it("is false and uninitialised until the server has answered, and keeps what it said [3.12, 4.10, 4.14]", async () => {
  const { check, state, asked, memory } = setUp();
  expect(state()).toEqual(unknown);
  check(anna);
  expect(state()).toEqual(unknown);
  asked[0]?.resolve({ outcome: "customer", email: anna });
  await flush();
  expect(state()).toEqual(knownOf(anna, true));
  expect(memory.entries()).toEqual({ [paymentCacheKey(anna)]: entry(true) });
});

it("answers from the cache for half an hour, unless a refresh is forced [4.12, 9.5]", async () => {
  const { check, state, asked, clock } = setUp({ entries: { [paymentCacheKey(anna)]: entry(true) } });
  clock.now += 30 * 60_000 - 1;
  check(anna);
  expect([asked.length, state()]).toEqual([0, knownOf(anna, true)]);
  check(anna, { force: true });
  expect(asked.length).toBe(1);
  asked[0]?.resolve({ outcome: "refused", status: 403 });
  await flush();
  expect(state()).toEqual(knownOf(anna, false, clock.now));
  clock.now += 30 * 60_000;
  check(anna);
  expect(asked.length).toBe(2);
});

it.each([
  ["another customer's address", { outcome: "customer", email: ben }, 0, true],
  ["nearly the same address", { outcome: "customer", email: "Anna@example.org" }, 0, true],
  ["no active subscription", { outcome: "refused", status: 403 }, 1, true],
  ["a token that is not valid", { outcome: "refused", status: 401 }, 1, false],
  ["a server in trouble", { outcome: "refused", status: 503 }, 1, false],
] as const)("denies for %s [4.13, 5.5, 8.8]", async (_name, answer, warnings, isKept) => {
  const { check, state, asked, log, memory } = setUp();
  check(anna);
  asked[0]?.resolve(answer);
  await flush();
  expect(state()).toEqual(knownOf(anna, false));
  expect(log.warn).toHaveBeenCalledTimes(warnings);
  if (answer.outcome === "refused")
    expect(log.warn).toHaveBeenCalledWith(`Payment check refused with status ${answer.status}`);
  expect(memory.entries()).toEqual(isKept ? { [paymentCacheKey(anna)]: entry(false) } : {});
});

it("denies for any other error, and asks again the next time [4.16, 8.11]", async () => {
  const { check, state, asked, memory } = setUp();
  check(anna);
  asked[0]?.reject(new TypeError("offline"));
  await flush();
  expect([state(), memory.entries()]).toEqual([knownOf(anna, false), {}]);
  check(anna);
  expect(asked.length).toBe(2);
});

it("grants after ten seconds without an answer, keeps that, and gives the request up [4.15, 7.20, 8.10, 9.6]", async () => {
  const clock = new SimulatedClock();
  const stored = jest.fn<void, [CachedPayment]>();
  const fetchSubscription = controlledPromise<SubscriptionAnswer, { email: string }>();
  const actor = createActor(
    paymentAccessMachine.provide({
      actors: { fetchSubscription: fetchSubscription.logic },
      actions: { storePayment: (_, { payment }) => stored(payment) },
    }),
    { input: { restored: null }, clock },
  ).start();
  actor.send({ type: "access.check", email: anna, at: NOW, hasToken: true, cached: null });
  clock.increment(9_999);
  expect(actor.getSnapshot().context.hasPaymentAccess).toBe(false);
  clock.increment(1);
  await flush();
  expect(actor.getSnapshot().context).toMatchObject(knownOf(anna, true));
  expect(stored.mock.calls).toEqual([[{ email: anna, hasAccess: true, timestamp: NOW }]]);
  expect(fetchSubscription.last().signal.aborted).toBe(true);
  fetchSubscription.last().resolve({ outcome: "refused", status: 403 });
  await flush();
  expect(actor.getSnapshot().context.hasPaymentAccess).toBe(true);
});

it("without a token says so and leaves everything as it is [8.9]", () => {
  const { check, state, asked, log } = setUp({
    token: false,
    email: ben,
    entries: { [paymentCacheKey(ben)]: entry(true) },
  });
  check(anna);
  expect(log.warn.mock.calls).toEqual([["Cannot check payment status without Strapi token"]]);
  expect([asked.length, state()]).toEqual([0, knownOf(ben, true)]);
});

it.each([[null], [""]])(
  "forgets everything when the address is %j, also in the middle of a check [4.11]",
  async (email) => {
    const { check, state, asked } = setUp({ entries: { [paymentCacheKey(anna)]: entry(true) } });
    check(anna, { force: true });
    check(email);
    expect([state(), asked[0]?.signal.aborted]).toEqual([unknown, true]);
    asked[0]?.resolve({ outcome: "customer", email: anna });
    await flush();
    expect(state()).toEqual(unknown);
  },
);

it("starts with the valid entry of whoever is here, and without one knows nothing [4.17, 4.18]", () => {
  const entries = {
    [paymentCacheKey(anna)]: entry(true, NOW - 2),
    [paymentCacheKey(ben)]: entry(false, NOW - 1),
  };
  expect(setUp({ entries }).state()).toEqual(knownOf(anna, true, NOW - 2));
  const nobody = setUp({ entries, email: null });
  expect([nobody.state(), nobody.memory.entries()]).toEqual([unknown, {}]);
  const stale = setUp({ entries: { [paymentCacheKey(anna)]: entry(true, NOW - 30 * 60_000) } });
  expect([stale.state(), stale.memory.entries()]).toEqual([unknown, {}]);
});

it("what is known of one address is nobody else's: unknown until the server has answered [6.5]", async () => {
  const { check, state, asked } = setUp({ entries: { [paymentCacheKey(anna)]: entry(true) } });
  expect(state()).toEqual(knownOf(anna, true));
  check(ben);
  expect(state()).toEqual(unknown);
  asked[0]?.reject(new TypeError("offline"));
  await flush();
  expect(state()).toEqual(knownOf(ben, false));
});

it("what is known holds while it is asked anew", () => {
  const { check, state } = setUp({ entries: { [paymentCacheKey(anna)]: entry(true) } });
  check(anna, { force: true });
  expect(state()).toEqual(knownOf(anna, true));
});

it("asks once when two parts of a screen ask at once, and anew for somebody else", async () => {
  const { check, state, asked } = setUp();
  check(anna);
  check(anna);
  expect(asked.length).toBe(1);
  check(ben);
  expect([asked.length, asked[0]?.signal.aborted]).toEqual([2, true]);
  asked[1]?.resolve({ outcome: "customer", email: ben });
  await flush();
  expect(state()).toEqual(knownOf(ben, true));
});

describe("another tab", () => {
  const key = paymentCacheKey(anna);

  it("brings what it has learnt [4.19]", () => {
    const { state, memory, elsewhere } = setUp({ entries: { [key]: entry(false) } });
    memory.setItem(key, entry(true));
    elsewhere(key);
    expect(state()).toEqual(knownOf(anna, true));
  });

  it("takes away what it has removed, one or all [4.19]", () => {
    for (const told of [key, null]) {
      const { state, memory, elsewhere } = setUp({ entries: { [key]: entry(true) } });
      memory.removeItem(key);
      elsewhere(told);
      expect(state()).toEqual(unknown);
    }
  });

  it("says nothing about somebody else, nor by other keys", () => {
    const { state, memory, elsewhere } = setUp({ entries: { [key]: entry(true) } });
    memory.setItem(paymentCacheKey(ben), entry(false));
    elsewhere(paymentCacheKey(ben));
    elsewhere("gratweg_token");
    expect(state()).toEqual(knownOf(anna, true));
  });

  it("grants nothing while nobody is known, whomever it names [4.19]", () => {
    const { state, memory, elsewhere } = setUp({ email: null });
    memory.setItem(key, entry(true));
    for (const told of [key, null]) elsewhere(told);
    expect(state()).toEqual(unknown);
  });

  it("speaks of whom is asked about, and no more of who was here before", () => {
    const { check, state, memory, elsewhere } = setUp({ entries: { [key]: entry(false) } });
    check(ben);
    memory.setItem(key, entry(true));
    elsewhere(key);
    expect(state()).toEqual(unknown);
    memory.setItem(paymentCacheKey(ben), entry(true));
    elsewhere(paymentCacheKey(ben));
    expect(state()).toEqual(knownOf(ben, true));
  });

  it("cannot undo a check that runs by removing an older answer", () => {
    const { check, asked, memory, elsewhere } = setUp({ entries: { [key]: entry(false) } });
    check(anna, { force: true });
    memory.removeItem(key);
    elsewhere(key);
    expect(asked[0]?.signal.aborted).toBe(false);
  });

  it("is not listened to any more when the actor has ended", () => {
    const { actor, listeners } = setUp();
    actor.stop();
    expect(listeners.size).toBe(0);
  });
});
