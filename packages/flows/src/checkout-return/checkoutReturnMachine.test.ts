import { startMachine } from "../testing/run";
import { checkoutReturnMachine } from "./checkoutReturnMachine";

const notYet = { outcome: "refused", status: 403 };
const customer = { outcome: "customer", email: "annegret@postfach.example" };

function setUp(outcome: "completed" | "abandoned" | "declined" = "completed") {
  const confirmPayment = jest.fn<void, []>();
  const run = startMachine(checkoutReturnMachine, {
    input: { outcome },
    actions: { confirmPayment: () => confirmPayment() },
  });
  return { run, confirmPayment, asked: () => run.call("fetchSubscription").calls.length };
}

it("asks at once, then with pauses of 1, 2, 4, 8 and again 8 seconds", async () => {
  const { run, asked } = setUp();
  for (const pause of [1_000, 2_000, 4_000, 8_000, 8_000]) {
    const before = asked();
    await run.answer("fetchSubscription", notYet);
    await run.wait(pause - 1);
    expect(asked()).toBe(before);
    await run.wait(1);
    expect([asked(), run.snapshot().value]).toEqual([before + 1, { polling: "asking" }]);
  }
});

it("is paid when the server says so, never by the address alone, and payment access is asked anew", async () => {
  const { run, confirmPayment } = setUp();
  await run.fail("fetchSubscription", new TypeError("offline"));
  expect([run.snapshot().value, confirmPayment.mock.calls.length]).toEqual([{ polling: "waiting" }, 0]);
  await run.wait(1_000);
  await run.answer("fetchSubscription", customer);
  expect([run.snapshot().value, confirmPayment.mock.calls.length]).toEqual(["paid", 1]);
});

it("a question that nobody answers does not stop the asking", async () => {
  const { run, asked } = setUp();
  await run.wait(15_000);
  expect([run.snapshot().value, run.call("fetchSubscription").last().signal.aborted]).toEqual([
    { polling: "waiting" },
    true,
  ]);
  await run.wait(1_000);
  expect(asked()).toBe(2);
});

it("takes longer after a minute, and then asks by hand, one at a time", async () => {
  const { run, asked } = setUp();
  for (let passed = 0; passed < 60_000; passed += 1_000) {
    if (JSON.stringify(run.snapshot().value) === '{"polling":"asking"}')
      await run.answer("fetchSubscription", notYet);
    await run.wait(1_000);
  }
  expect(run.snapshot().value).toEqual({ late: "resting" });
  const before = asked();
  await run.wait(600_000);
  expect(asked()).toBe(before);
  await run.send({ type: "return.retry" }, { type: "return.retry" });
  expect([asked(), run.snapshot().value]).toEqual([before + 1, { late: "asking" }]);
  await run.wait(15_000);
  expect([run.snapshot().value, run.call("fetchSubscription").last().signal.aborted]).toEqual([
    { late: "resting" },
    true,
  ]);
  await run.send({ type: "return.retry" });
  await run.answer("fetchSubscription", customer);
  expect(run.snapshot().value).toBe("paid");
});

it("a session that ended meanwhile is no lost payment", async () => {
  const { run, confirmPayment } = setUp();
  await run.answer("fetchSubscription", { outcome: "refused", status: 401 });
  expect([run.snapshot().value, confirmPayment.mock.calls.length]).toEqual(["signedOut", 0]);

  const late = setUp().run;
  await late.wait(60_000);
  await late.send({ type: "return.retry" });
  await late.answer("fetchSubscription", { outcome: "refused", status: 401 });
  expect(late.snapshot().value).toBe("signedOut");
});

it.each(["abandoned", "declined"] as const)("%s asks nothing", (outcome) => {
  const { run, asked } = setUp(outcome);
  expect([run.snapshot().value, asked()]).toEqual([outcome, 0]);
});
