import { silent } from "../../../testing/fakes";
import type { CheckoutOrder } from "../provider";
import { readStripeEvent } from "../stripe/readStripeEvent";
import type { Deliver, Timer } from "./deliveries";
import { createSandbox, type Sandbox } from "./sandbox";
import { addInterval, cancel, collect, end, payBack, resume, wind, withdraw } from "./sandboxLife";
import { createSandboxProvider } from "./sandboxProvider";
import type { SandboxState } from "./sandboxState";

const cancelAtEnd: Parameters<Sandbox["change"]>[1] = (subscription, now) => cancel(subscription, null, now);
const SECRET = "sandkasten-sandkasten";
const DAY = 86_400_000;
const START = Date.parse("2027-03-01T09:00:00Z");
const order: CheckoutOrder = {
  user: { id: 7, email: "anna@post.example" },
  plan: { slug: "plus", name: "Plus", priceCents: 3900, interval: "year", stripePriceId: null },
  origin: "http://localhost:8000",
  seller: "Gratweg GmbH, Uferweg 1000, 10115 Berlin",
  customer: null,
  idempotencyKey: "key-1",
};
const urls = {
  successUrl: "http://localhost:8000/da?session={CHECKOUT_SESSION_ID}",
  cancelUrl: "http://localhost:8000/weg",
};

/** Timers that a test runs by hand. */
function handTimer() {
  const timer: Timer & { run: (() => void) | undefined; inMs: number | undefined } = {
    run: undefined,
    inMs: undefined,
    set: (run, inMs) => void Object.assign(timer, { run, inMs }),
    clear: () => void Object.assign(timer, { run: undefined, inMs: undefined }),
  };
  return timer;
}

const running: Sandbox[] = [];
afterEach(async () => {
  for (const sandbox of running.splice(0)) await sandbox.close();
});

function setUp(file: { kept?: string } = {}, status: () => number = () => 200) {
  const clock = { now: START };
  // Signatures are checked by the real clock.
  const real = { offset: Date.now() - START };
  const timers = { deliveries: handTimer(), renewals: handTimer() };
  const taken: string[] = [];
  const sandbox = createSandbox({
    secret: SECRET,
    log: silent,
    now: () => clock.now + real.offset,
    timers,
    store: {
      read: async () =>
        file.kept === undefined ? undefined : await Promise.resolve(JSON.parse(file.kept) as SandboxState),
      write: (state) => Promise.resolve(void (file.kept = JSON.stringify(state))),
    },
  });
  running.push(sandbox);
  const deliver: Deliver = (body, signature) => {
    const answer = status();
    if (answer === 200) {
      const event = readStripeEvent(Buffer.from(body), signature, {
        secret: SECRET,
        provider: "sandbox",
        now: () => sandbox.now().getTime(),
      });
      taken.push(event?.type ?? "ignored");
    }
    return Promise.resolve(answer);
  };
  return { sandbox, clock, timers, taken, file, start: () => sandbox.start(deliver) };
}

async function bought(setup: ReturnType<typeof setUp>) {
  await setup.start();
  const session = await setup.sandbox.open(order, urls);
  await setup.sandbox.pay(session.id);
  await setup.sandbox.settled();
  const kept = JSON.parse(setup.file.kept ?? "{}") as SandboxState;
  const subscription = setup.sandbox.subscription(kept.subscriptions[0]?.id ?? "");
  if (!subscription) throw new Error("nothing was bought");
  setup.taken.length = 0;
  return { session, subscription };
}

it("a payment page is one for one key, and paid once however often one clicks", async () => {
  const { sandbox, start, taken, file } = setUp();
  await start();
  const session = await sandbox.open(order, urls);
  expect(await sandbox.open(order, urls)).toBe(session);
  expect(session.successUrl).toBe(`http://localhost:8000/da?session=${session.id}`);
  await Promise.all([sandbox.pay(session.id), sandbox.pay(session.id), sandbox.pay("unknown")]);
  await sandbox.settled();
  expect(taken).toEqual(["customer.subscription.created", "invoice.paid", "checkout.session.completed"]);
  expect((JSON.parse(file.kept ?? "") as SandboxState).subscriptions).toHaveLength(1);
});

it("opening another page closes the older one: two tabs do not pay twice", async () => {
  const { sandbox, start } = setUp();
  await start();
  const first = await sandbox.open(order, urls);
  const second = await sandbox.open({ ...order, idempotencyKey: "key-2" }, urls);
  const other = await sandbox.open(
    { ...order, user: { id: 8, email: "b@post.example" }, idempotencyKey: "key-3" },
    urls,
  );
  expect([first, second, other].map(({ id }) => sandbox.session(id) !== undefined)).toEqual([
    false,
    true,
    true,
  ]);
});

it("events that are not taken come again with growing pauses, and only those", async () => {
  let status = 503;
  const { sandbox, clock, timers, taken, start } = setUp({}, () => status);
  await start();
  await sandbox.pay((await sandbox.open(order, urls)).id);
  await sandbox.settled();
  const pauses: (number | undefined)[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    pauses.push(timers.deliveries.inMs);
    clock.now += timers.deliveries.inMs ?? 0;
    await sandbox.settled();
  }
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  status = 200;
  clock.now += timers.deliveries.inMs ?? 0;
  timers.deliveries.run?.();
  await sandbox.settled();
  expect(taken).toHaveLength(3);
  clock.now += DAY;
  await sandbox.settled();
  expect(taken).toHaveLength(3);
});

it("what was not delivered before a restart is delivered after it, with the same identifiers", async () => {
  const file: { kept?: string } = {};
  const before = setUp(file, () => 0);
  await before.start();
  await before.sandbox.pay((await before.sandbox.open(order, urls)).id);
  await before.sandbox.settled();
  const waiting = (JSON.parse(file.kept ?? "") as SandboxState).deliveries.map(({ id }) => id);
  await before.sandbox.close();
  expect(waiting).toHaveLength(3);
  expect([...waiting].sort()).toEqual(waiting);
  const after = setUp(file);
  await after.start();
  await after.sandbox.settled();
  expect(after.taken).toHaveLength(3);
  expect((JSON.parse(file.kept ?? "") as SandboxState).deliveries).toEqual([]);
});

it("an unreadable file is an empty sandbox", async () => {
  const { sandbox, start } = setUp({ kept: "{" });
  await start();
  expect(sandbox.session("x")).toBeUndefined();
});

it("renews by itself, and ends by itself what was cancelled", async () => {
  const setup = setUp();
  const { subscription } = await bought(setup);
  const first = subscription.periodEnd;
  setup.clock.now += 366 * DAY;
  setup.timers.renewals.run?.();
  await setup.sandbox.settled();
  expect(setup.taken).toEqual(["invoice.paid", "customer.subscription.updated"]);
  expect([subscription.periodStart, subscription.periodEnd]).toEqual([first, addInterval(first, "year")]);
  await setup.sandbox.change(subscription, cancelAtEnd);
  setup.clock.now += 366 * DAY;
  setup.timers.renewals.run?.();
  await setup.sandbox.settled();
  expect(setup.taken.slice(2)).toEqual(["customer.subscription.updated", "customer.subscription.deleted"]);
  expect(subscription.status).toBe("canceled");
});

it("winding on ends what was cancelled, renews what was not, and moves the withdrawal period away", async () => {
  const setup = setUp();
  const { subscription } = await bought(setup);
  const { startedAt } = subscription;
  const days = (step: number | "end") =>
    setup.sandbox.change(subscription, (one, now, name) => wind(one, step, now, name));
  await days(15);
  expect(subscription.startedAt).toBe(startedAt - 15 * 86_400);
  await days("end");
  const now = Math.floor(setup.sandbox.now().getTime() / 1000);
  expect([subscription.periodStart, subscription.periodEnd]).toEqual([now, addInterval(now, "year")]);
  await setup.sandbox.change(subscription, cancelAtEnd);
  await days("end");
  expect([subscription.status, subscription.endedAt]).toEqual(["canceled", now]);
  await setup.sandbox.settled();
  expect(setup.taken).toEqual([
    "customer.subscription.updated",
    // What was moved, and then what was due.
    "customer.subscription.updated",
    "invoice.paid",
    "customer.subscription.updated",
    "customer.subscription.updated",
    "customer.subscription.updated",
    "customer.subscription.deleted",
  ]);
});

it("ends by itself on the day for which it was cancelled, wound on or not, and moves that day no more", async () => {
  const setup = setUp();
  const { subscription } = await bought(setup);
  const now = () => Math.floor(setup.sandbox.now().getTime() / 1000);
  const day = now() + 40 * 86_400;
  const forDay = (at: number) => setup.sandbox.change(subscription, (one, moment) => cancel(one, at, moment));
  await forDay(day);
  await forDay(day + 86_400);
  expect(subscription.cancelAt).toBe(day);
  await setup.sandbox.change(subscription, (one, moment, name) => wind(one, 15, moment, name));
  expect([subscription.cancelAt, subscription.cancelledAt]).toEqual([day - 15 * 86_400, now()]);
  const kept = { ...subscription };
  setup.clock.now += 26 * DAY;
  setup.timers.renewals.run?.();
  await setup.sandbox.settled();
  expect([subscription.status, subscription.endedAt]).toEqual(["canceled", day - 15 * 86_400]);
  setup.clock.now -= 26 * DAY;
  Object.assign(subscription, kept);
  await setup.sandbox.change(subscription, resume);
  expect([subscription.cancelling, subscription.cancelAt]).toEqual([false, null]);
  await forDay(day);
  await setup.sandbox.change(subscription, (one, moment, name) => wind(one, "end", moment, name));
  expect([subscription.status, subscription.endedAt]).toEqual(["canceled", now()]);
  expect(subscription.periodEnd).toBeGreaterThan(now());
});

it("pays back so much in total, and says so only when something went back", async () => {
  const setup = setUp();
  const { subscription } = await bought(setup);
  const back = (cents: number) => setup.sandbox.change(subscription, (one) => payBack(one, cents));
  for (const cents of [1000, 1000, 900, 3206, 99_999]) await back(cents);
  await setup.sandbox.settled();
  expect([setup.taken.length, subscription.charge?.refunded]).toEqual([3, 3900]);
});

it("a card that declines leaves the renewal unpaid until it works again", async () => {
  const setup = setUp();
  const { subscription } = await bought(setup);
  subscription.declines = true;
  await setup.sandbox.change(subscription, (one, now, name) => wind(one, "end", now, name));
  expect(subscription.status).toBe("past_due");
  await setup.sandbox.change(subscription, (one, _now, name) => collect(one, name));
  await setup.sandbox.settled();
  expect(subscription.status).toBe("active");
  expect(setup.taken).toEqual([
    "customer.subscription.updated",
    "invoice.payment_failed",
    "customer.subscription.updated",
    "invoice.paid",
    "customer.subscription.updated",
  ]);
});

it("cancelled twice is cancelled once, kept is kept, and what has ended stays so", async () => {
  const setup = setUp();
  const { subscription } = await bought(setup);
  const change = (step: Parameters<Sandbox["change"]>[1]) => setup.sandbox.change(subscription, step);
  for (const step of [cancelAtEnd, cancelAtEnd, resume, resume]) await change(step);
  await setup.sandbox.settled();
  expect(setup.taken).toEqual(["customer.subscription.updated", "customer.subscription.updated"]);
  for (const step of [withdraw, withdraw, end]) await change(step);
  await setup.sandbox.settled();
  expect(setup.taken.slice(2)).toEqual(["charge.refunded", "customer.subscription.deleted"]);
  expect(subscription.charge).toMatchObject({ cents: 3900, refunded: 3900 });
  await expect(change(resume)).rejects.toThrow("ended");
  await expect(change(cancelAtEnd)).rejects.toThrow("ended");
});

it.each([
  ["2027-01-31T10:00:00Z", "month", "2027-02-28T10:00:00Z"],
  ["2028-02-29T10:00:00Z", "year", "2029-02-28T10:00:00Z"],
  ["2027-12-15T10:00:00Z", "month", "2028-01-15T10:00:00Z"],
] as const)("%s and a %s is %s", (from, interval, to) => {
  expect(addInterval(Date.parse(from) / 1000, interval)).toBe(Date.parse(to) / 1000);
});

it("a plan begun on the 31st keeps its day behind a shorter month", () => {
  const [first = 0, from = 0, to = 0] = ["2027-01-31", "2027-02-28", "2027-03-31"].map(
    (day) => Date.parse(day) / 1000,
  );
  expect(addInterval(from, "month", first)).toBe(to);
});

it("as a provider it answers as the real one does", async () => {
  const setup = setUp();
  const { subscription } = await bought(setup);
  const provider = createSandboxProvider(setup.sandbox, SECRET);
  const contract = { id: subscription.id, customer: subscription.customer };
  const { url } = await provider.createCheckout({ ...order, idempotencyKey: "key-9" });
  expect(url).toMatch(/^http:\/\/localhost:8000\/zahlung\/[\w-]{32}$/);
  expect(await provider.createPortal(contract, { origin: "http://localhost:8000", url: "" })).toEqual({
    url: `http://localhost:8000/zahlung/kunde/${subscription.page}`,
  });
  const day = new Date(setup.sandbox.now().getTime() + 40 * DAY);
  expect((await provider.cancel(contract, day)).facts).toMatchObject({
    cancelling: true,
    cancelAt: `${day.toISOString().slice(0, 19)}.000Z`,
  });
  await provider.resume(contract);
  const event = await provider.cancel(contract, null);
  expect(event).toMatchObject({
    type: "own.cancelled",
    provider: "sandbox",
    subscription: subscription.id,
    facts: { status: "active", cancelling: true, agreement: { userId: 7, planName: "Plus" } },
  });
  expect((await provider.resume(contract)).facts).toMatchObject({ cancelling: false });
  await provider.payBack(contract, 100);
  expect(subscription.charge?.refunded).toBe(100);
  expect((await provider.withdraw(contract)).facts).toMatchObject({ status: "canceled", withdrawn: true });
  const other = setUp();
  const { subscription: nobodys } = await bought(other);
  const forNobody = createSandboxProvider(other.sandbox, SECRET);
  for (const _ of ["first", "again"])
    expect(await forNobody.giveBack({ id: nobodys.id, customer: null })).toMatchObject({
      event: { type: "own.returned", facts: { status: "canceled" } },
      email: "anna@post.example",
      cents: 3900,
    });
  await other.sandbox.settled();
  expect(other.taken).toEqual(["charge.refunded", "customer.subscription.deleted"]);
  const unknown = { id: "sub_unknown", customer: null };
  await expect(provider.cancelNow(unknown)).rejects.toThrow("does not know");
  await expect(provider.createPortal(unknown, { origin: "", url: "" })).rejects.toThrow("does not know");
});
