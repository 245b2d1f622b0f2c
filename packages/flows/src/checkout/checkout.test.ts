import { ApiFailure } from "../api/ApiFailure";
import { flush } from "../testing/controlledPromise";
import { memoryStorage } from "../testing/memoryStorage";
import { startMachine } from "../testing/run";
import { checkoutMachine, type CheckoutActor } from "./checkoutMachine";
import { CHECKOUT_PLAN_KEY, createCheckoutPlanStore } from "./checkoutPlan";
import { startCheckout } from "./startCheckout";

const NOW = 1_800_000_000_000;
const plan = "wegbegleiter";
const url = "https://zahlung.example/1";
const choose = (isSignedIn: boolean) => ({ type: "plan.choose", plan, isSignedIn }) as const;

const running = new Set<CheckoutActor>();
afterEach(() => {
  for (const actor of running) actor.stop();
  running.clear();
});

function setUp(storage = memoryStorage()) {
  const effects: unknown[][] = [];
  const log =
    (name: string) =>
    (...values: unknown[]) =>
      void effects.push([name, ...values]);
  const calls: {
    plan: string;
    resolve: (answer: { url: string }) => void;
    reject: (error: unknown) => void;
  }[] = [];
  const page = new EventTarget();
  const plans = createCheckoutPlanStore(
    () => storage,
    () => NOW,
  );
  const actor = startCheckout({
    createCheckout: (asked) => new Promise((resolve, reject) => calls.push({ plan: asked, resolve, reject })),
    plans,
    grantGrace: log("grace"),
    goToSignIn: log("sign in"),
    goToPayment: log("pay"),
    page,
    now: () => NOW,
  });
  running.add(actor);
  return { actor, calls, effects, plans, page, storage };
}

it("leads to the payment page, with a grace time granted before, once for a double click", async () => {
  const { actor, calls, effects, plans } = setUp();
  actor.send(choose(true));
  actor.send(choose(true));
  expect([calls.map((call) => call.plan), plans.read()]).toEqual([[plan], plan]);
  calls[0]?.resolve({ url });
  await flush();
  expect([actor.getSnapshot().value, effects, plans.read()]).toEqual([
    "leaving",
    [
      ["grace", NOW + 30 * 60_000],
      ["pay", url],
    ],
    null,
  ]);
});

it("keeps the plan while one signs in, also over a page load, and goes on with it", () => {
  const before = setUp();
  before.actor.send(choose(false));
  expect([before.actor.getSnapshot().value, before.effects, before.calls.length]).toEqual([
    "identifying",
    [["sign in"]],
    0,
  ]);
  const after = setUp(before.storage);
  after.actor.send({ type: "checkout.resume" });
  expect(after.calls.map((call) => call.plan)).toEqual([plan]);
});

it("without a chosen plan signing in leads nowhere", () => {
  const { actor, calls } = setUp();
  actor.send({ type: "checkout.resume" });
  expect([actor.getSnapshot().value, calls.length]).toEqual(["choosing", 0]);
});

it.each([
  ["already-member", { status: 409, type: "/probleme/schon-mitglied" }],
  ["unknown-plan", { status: 422, type: "/probleme/mitgliedschaft-unbekannt" }],
  ["unavailable", { status: 503, type: "/probleme/zahlung-nicht-erreichbar" }],
])("says %s, charges nothing, and tries again", async (reason, refusal) => {
  const { actor, calls, effects } = setUp();
  actor.send(choose(true));
  calls[0]?.reject(new ApiFailure("refused", refusal));
  await flush();
  expect([actor.getSnapshot().value, actor.getSnapshot().context.trouble?.reason, effects]).toEqual([
    "failed",
    reason,
    [],
  ]);
  actor.send({ type: "checkout.retry" });
  expect([calls.length, actor.getSnapshot().context.trouble]).toEqual([2, null]);
});

it("a session that has ended leads to signing in, with the plan kept", async () => {
  const { actor, calls, effects, plans } = setUp();
  actor.send(choose(true));
  calls[0]?.reject(new ApiFailure("refused", { status: 401 }));
  await flush();
  expect([actor.getSnapshot().value, effects, plans.read()]).toEqual(["identifying", [["sign in"]], plan]);
});

it("the back button of the payment page shows the plans again", async () => {
  const { actor, calls, page } = setUp();
  page.dispatchEvent(new Event("pageshow"));
  expect(actor.getSnapshot().value).toBe("choosing");
  actor.send(choose(true));
  calls[0]?.resolve({ url });
  await flush();
  page.dispatchEvent(new Event("pageshow"));
  expect(actor.getSnapshot().value).toBe("choosing");
  actor.stop();
  expect(() => page.dispatchEvent(new Event("pageshow"))).not.toThrow();
});

it("a change of mind forgets the plan, here and over a page load", async () => {
  for (const isSignedIn of [true, false]) {
    const { actor, calls, plans } = setUp();
    actor.send(choose(isSignedIn));
    calls[0]?.reject(new ApiFailure("offline"));
    await flush();
    actor.send({ type: "checkout.abandon" });
    actor.send({ type: "checkout.resume" });
    expect([actor.getSnapshot().value, actor.getSnapshot().context, plans.read()]).toEqual([
      "choosing",
      { plan: null, trouble: null },
      null,
    ]);
  }
});

it("an order without an answer is given up after fifteen seconds, and orders nothing later", async () => {
  const run = startMachine(checkoutMachine, { input: { plan: null } });
  await run.send(choose(true));
  await run.wait(14_999);
  expect(run.snapshot().value).toBe("creating");
  await run.wait(1);
  expect([run.snapshot().value, run.snapshot().context.trouble?.reason]).toEqual(["failed", "timeout"]);
  expect(run.call("createCheckout").last().signal.aborted).toBe(true);
});

it("a payment page that never opens gives the button back", async () => {
  const run = startMachine(checkoutMachine, { input: { plan: null } });
  await run.send(choose(true));
  await run.answer("createCheckout", { url });
  await run.wait(20_000);
  expect([run.snapshot().value, run.snapshot().context.trouble?.reason]).toEqual(["failed", "timeout"]);
});

describe("the kept plan", () => {
  const at = (offset: number, text?: string) => {
    const storage = memoryStorage();
    storage.setItem(CHECKOUT_PLAN_KEY, text ?? JSON.stringify({ plan, at: NOW - offset }));
    return createCheckoutPlanStore(
      () => storage,
      () => NOW,
    ).read();
  };

  it("holds for an hour and never from the future", () => {
    const hour = 60 * 60_000;
    expect([at(0), at(hour - 1), at(hour), at(-1)]).toEqual([plan, plan, null, null]);
  });

  it.each([
    ...["", "{", "[]", '{"plan":"a"}', `{"plan":"","at":${NOW}}`, `{"plan":7,"at":${NOW}}`],
    ...[`{"plan":"a","at":"${NOW}"}`, `[{"plan":"a","at":${NOW}}]`],
  ])("is none from %j", (text) => {
    expect(at(0, text)).toBeNull();
  });
});
